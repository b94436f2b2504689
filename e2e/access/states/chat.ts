import { randomUUID } from 'node:crypto'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, type Fixtures, type Page } from '../../fixtures.ts'
import { bubble, deleteMessage, field, openChat, photo, post, write } from '../../steps/chats.ts'
import { group } from '../table.ts'

/** A conversation with a bit of everything, the partner's last message unread. */
async function talk(page: Page, partner: Page, chatId: string): Promise<void> {
  await post(partner, chatId, 'I have tofu, see https://example.org/tofu')
  await openChat(page, chatId)
  await write(page, 'Lovely')
  await write(page, 'Wrong window')
  await page.getByLabel('Attach Image').setInputFiles(photo())
  await write(page, 'My shelf')
  await expect(bubble(page, 'My shelf')).toContainText('Delivered')
  await deleteMessage(page, 'Wrong window')
  await expect(bubble(page, '[deleted]')).toContainText('Delivered')
  await field(page).press('ArrowUp')
  await field(page).fill('Lovely, thanks')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(bubble(page, 'Lovely, thanks')).toContainText('Edited')
  await write(page, 'Thank you')
  await expect(bubble(page, 'Thank you')).toContainText('Delivered')
  await page.goto('/home')
  await post(partner, chatId, 'When do you come?')
}

async function prepare({ openAs, newStudent }: Pick<Fixtures, 'openAs' | 'newStudent'>) {
  const { page, student } = await openAs()
  // Found by it among all students of the run.
  const lastName = `Raj${randomUUID().slice(0, 8)}`
  const { page: partner, student: other } = await openAs({
    student: await newStudent({ firstName: 'Arun', lastName }),
  })
  return { page, partner, lastName, chatId: chatIdOf(student.id, other.id) }
}

/** Two students who talk. */
export const chatStates = group('chat', prepare, [
  {
    screen: '/chat/$chatId',
    shows: 'no message yet',
    open: ({ page, chatId }) => openChat(page, chatId),
  },
  {
    screen: '/chat',
    shows: 'a chat with an unread message',
    open: async ({ page, partner, lastName, chatId }) => {
      await talk(page, partner, chatId)
      await page.goto(`/chat?search=${lastName}`)
      await expect(page.getByRole('list', { name: 'All Chats' })).toContainText('1 unread message')
    },
  },
  {
    screen: '/chat/$chatId',
    shows: 'the menu of a message',
    open: async ({ page, chatId }) => {
      await openChat(page, chatId)
      await expect(page.getByText('New messages')).toBeVisible()
      await bubble(page, 'Thank you').hover()
      await bubble(page, 'Thank you').getByRole('button').click()
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
    },
  },
  {
    screen: '/chat/$chatId',
    shows: 'a picture',
    open: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /Open picture/ }).click()
      await expect(page.getByRole('dialog', { name: /Picture by/ })).toBeVisible()
    },
  },
  {
    screen: '/chat/$chatId',
    shows: 'unread, own, edited, deleted and failed messages, and a picture to be sent',
    open: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.route('**/api/chats/*/messages', (route) => route.abort())
      await write(page, 'Not sent')
      await write(page, 'Not sent either')
      await expect(bubble(page, 'Not sent either').getByRole('alert')).toBeVisible()
      await page.getByLabel('Attach Image').setInputFiles(photo())
      await field(page).fill('x'.repeat(4_001))
      await expect(page.getByRole('img', { name: 'Picture to send' })).toBeVisible()
    },
  },
])
