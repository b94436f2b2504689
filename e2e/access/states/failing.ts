import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, type Fixtures } from '../../fixtures.ts'
import { group } from '../table.ts'

const requestId = '01900000-0000-7000-8000-000000000000'

/** Every answer but to the question who is signed in is a failure. */
async function prepare({ openAs, newStudent }: Pick<Fixtures, 'openAs' | 'newStudent'>) {
  const { page, student } = await openAs()
  const other = await newStudent()
  await page.route(/\/api\/(?!auth\/)/, (route) =>
    route.fulfill({ status: 500, headers: { 'x-request-id': requestId }, json: {} }),
  )
  return { page, addresses: { chat: chatIdOf(student.id, other.id), user: other.id } }
}

const fails = (screen: string) => ({
  screen,
  shows: 'that it could not be loaded',
  open: async ({ page, addresses }: Awaited<ReturnType<typeof prepare>>) => {
    await page.goto(screen.replace('$chatId', addresses.chat).replace('$userId', addresses.user))
    await expect(page.getByRole('button', { name: /^Retry/ }).first()).toBeVisible()
  },
})

/** Screens whose content did not come; the exchange is looked at in its own table. */
export const failingStates = [
  group(
    'food that could not be loaded',
    prepare,
    ['/pantry', '/recipes', '/progress', '/notifications'].map(fails),
  ),
  group(
    'people who could not be loaded',
    prepare,
    ['/chat', '/chat/$chatId', '/viewprofile/$userId', '/profile'].map(fails),
  ),
]
