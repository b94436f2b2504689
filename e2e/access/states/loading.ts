import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, type Fixtures } from '../../fixtures.ts'
import { group } from '../table.ts'

/** Everything but the question who is signed in stays without an answer. */
async function prepare({ openAs, newStudent }: Pick<Fixtures, 'openAs' | 'newStudent'>) {
  const { page, student } = await openAs()
  const other = await newStudent()
  await page.route(/\/api\/(?!auth\/)/, () => undefined)
  return { page, addresses: { chat: chatIdOf(student.id, other.id), user: other.id } }
}

const waits = (screen: string, label: string, address = screen) => ({
  screen,
  shows: 'what is on its way',
  open: async ({ page, addresses }: Awaited<ReturnType<typeof prepare>>) => {
    await page.goto(address.replace('$chatId', addresses.chat).replace('$userId', addresses.user))
    await expect(page.getByText(label).first()).toBeAttached()
  },
})

/** Screens before their content is there. */
export const loadingStates = [
  group('food that is being loaded', prepare, [
    waits('/pantry', 'Loading your pantry…'),
    waits('/exchange', 'Loading'),
    waits('/recipes', 'Recipe Suggestions'),
    waits('/progress', 'Loading'),
  ]),
  group('people who are being loaded', prepare, [
    waits('/chat', 'Loading users…'),
    waits('/chat/$chatId', 'Loading the conversation…'),
    waits('/viewprofile/$userId', 'Loading the profile…'),
    waits('/profile', 'Loading your profile…'),
    waits('/notifications', 'Processing...'),
  ]),
]
