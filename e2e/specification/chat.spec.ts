import { expect } from '../fixtures.ts'
import {
  bubble,
  chatOpened,
  conversation,
  field,
  openChat,
  photo,
  post,
  sideBySide,
  write,
} from '../steps/chats.ts'
import { holdBack } from '../steps/hold-back.ts'
import { bring, png } from '../steps/pictures.ts'
import { holdTable } from './table.ts'

const moment = /\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}, \d{2}:\d{2}/

holdTable('Chat dashboard', [
  {
    section: '2',
    says: "'All Chats' with search, 'Chat With {name}', sender and time, attach, text, Send",
    check: async (ground) => {
      const { left } = await chatOpened(ground)
      await expect(left.getByRole('heading', { name: 'All Chats' })).toBeVisible()
      await expect(left.getByRole('heading', { name: 'Chat With Arun Raj' })).toBeVisible()
      await expect(left.getByLabel('Attach Image')).toHaveAttribute('accept', /^image\//)
      await write(left, 'Hello')
      await expect(bubble(left, 'Hello')).toContainText('Mei Tan')
      await expect(bubble(left, 'Hello').getByRole('time')).toHaveText(moment)
      await left.getByRole('searchbox', { name: 'Search chats' }).fill('nobody')
      await expect(left.getByText('No chat with “nobody”.')).toBeVisible()
      await left.getByRole('searchbox', { name: 'Search chats' }).fill('RAJ')
      await expect(left.getByRole('list', { name: 'All Chats' }).getByRole('listitem')).toHaveCount(1)
    },
  },
  {
    section: '5',
    says: 'blank text is not sent',
    check: async (ground) => {
      const { left } = await chatOpened(ground)
      await field(left).fill(' \n ')
      await expect(left.getByRole('button', { name: 'Send' })).toBeDisabled()
      await field(left).press('Enter')
      await expect(conversation(left).getByRole('article')).toHaveCount(0)
    },
  },
  {
    section: 'D23',
    says: 'text is at most 4,000 characters, counted near the end',
    check: async (ground) => {
      const { left } = await chatOpened(ground)
      await field(left).fill('🍞'.repeat(3_990))
      await expect(left.getByText('10 characters left')).toBeVisible()
      await field(left).fill('🍞'.repeat(4_001))
      await expect(left.getByText('1 character too many')).toBeVisible()
      await expect(left.getByRole('button', { name: 'Send' })).toBeDisabled()
      await field(left).fill('🍞'.repeat(4_000))
      await left.getByRole('button', { name: 'Send' }).click()
      await expect(bubble(left, '🍞')).toContainText('Delivered')
    },
  },
  {
    section: '4',
    says: 'edit switches the input, Send becomes Save, Cancel ends it; the draft waits',
    check: async (ground) => {
      const { left } = await chatOpened(ground)
      await write(left, 'Hello')
      await field(left).fill('a draft')
      await bubble(left, 'Hello').hover()
      await bubble(left, 'Hello')
        .getByRole('button', { name: /Edit or delete/ })
        .click()
      await left.getByRole('menuitem', { name: 'Edit' }).click()
      await expect(field(left)).toHaveValue('Hello')
      await expect(left.getByRole('button', { name: 'Send' })).toHaveCount(0)
      await ground.expectAccessible(left)
      await left.getByRole('button', { name: 'Cancel' }).click()
      await expect(field(left)).toHaveValue('a draft')
      await expect(left.getByRole('button', { name: 'Save' })).toHaveCount(0)
    },
  },
  {
    section: '6',
    says: "only one's own messages can be deleted, and the text-only ones edited",
    check: async (ground) => {
      const { left, right, chatId } = await chatOpened(ground)
      await post(right, chatId, 'theirs')
      await left.getByLabel('Attach Image').setInputFiles(photo())
      await write(left, 'with a picture')
      await expect(bubble(left, 'theirs')).toBeVisible()
      await expect(bubble(left, 'with a picture')).toContainText('Delivered')
      await expect(left.getByRole('button', { name: /Edit or delete/ })).toHaveCount(0)
      await bubble(left, 'theirs').getByRole('button').click()
      await expect(left.getByRole('menuitem')).toHaveText(['Report'])
      await left.keyboard.press('Escape')
      await bubble(left, 'with a picture').getByRole('button', { name: 'Delete picture: with a' }).click()
      await expect(left.getByRole('menuitem')).toHaveText(['Delete'])
      await left.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(bubble(left, '[deleted]')).toBeVisible()
      await expect(left.getByRole('button', { name: /^Open picture/ })).toHaveCount(0)
    },
  },
  {
    section: 'D21',
    says: "'Sending…' until the server has it, then 'Delivered'",
    check: async (ground) => {
      const { left } = await chatOpened(ground)
      const release = await holdBack(left, '**/api/chats/*/messages')
      await write(left, 'slow')
      await expect(bubble(left, 'slow')).toContainText('Sending…')
      release()
      await expect(bubble(left, 'slow')).toContainText('Delivered')
      await expect(bubble(left, 'slow')).toHaveCount(1)
    },
  },
  {
    section: '8',
    says: "'❌ Failed to upload image.', the picture kept with Retry",
    check: async (ground) => {
      const { left } = await chatOpened(ground)
      await left.route('**/api/images', (route) => route.abort())
      await field(left).fill('Look')
      await left.getByLabel('Attach Image').setInputFiles(photo())
      await expect(left.getByRole('alert')).toHaveText('❌ Failed to upload image.')
      await expect(field(left)).toHaveValue('Look')
      await ground.expectAccessible(left)
      await left.unroute('**/api/images')
      await left.getByRole('button', { name: 'Retry' }).click()
      await expect(left.getByRole('alert')).toHaveCount(0)
      await left.getByRole('button', { name: 'Send' }).click()
      await expect(bubble(left, 'Look').getByRole('button', { name: /Open picture/ })).toBeVisible()
    },
  },
  {
    section: '5',
    says: 'attachments are images only, chosen, dropped or pasted, and can be removed',
    check: async (ground) => {
      const { left } = await chatOpened(ground)
      const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('rice') }
      await left.getByLabel('Attach Image').setInputFiles(notes)
      await expect(left.getByRole('alert')).toHaveText('❌ Failed to upload image.')
      await left.getByRole('button', { name: 'Remove picture' }).click()
      await expect(left.getByRole('alert')).toHaveCount(0)
      for (const kind of ['drop', 'paste'] as const) {
        await bring(conversation(left), kind, png())
        await expect(left.getByRole('img', { name: 'Picture to send' })).toBeVisible()
        await left.getByRole('button', { name: 'Remove picture' }).click()
        await expect(left.getByRole('img', { name: 'Picture to send' })).toHaveCount(0)
      }
      await expect(left.getByRole('button', { name: 'Send' })).toBeDisabled()
    },
  },
  {
    section: 'D24',
    says: "other people's chat is not found, the same as one that does not exist",
    check: async (ground) => {
      const { left, chatId } = await sideBySide(ground)
      await post(left, chatId, 'private')
      const { page } = await ground.openAs()
      const nobody = `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}_${'1'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`
      const texts = new Set<string>()
      for (const address of [chatId, nobody, 'a_b', 'x'.repeat(200)]) {
        await page.goto(`/chat/${address}`)
        await expect(page.getByText('not found')).toBeVisible()
        await expect(field(page)).toHaveCount(0)
        texts.add(await page.getByRole('region', { name: 'Chat', exact: true }).innerText())
      }
      expect(texts.size).toBe(1)
    },
  },
  {
    section: 'D25',
    says: 'chatting with oneself is refused',
    check: async (ground) => {
      const { page, student } = await ground.openAs()
      await page.goto(`/chat/${student.id}_${student.id}`)
      await expect(page.getByText('You can’t chat with yourself.')).toBeVisible()
      await ground.expectAccessible(page)
    },
  },
  {
    section: '2',
    says: 'on a phone the conversation stands alone, with Back to the list',
    check: async (ground) => {
      const { mei, chatId, left } = await sideBySide(ground)
      await post(left, chatId, 'Hello')
      const { page } = await ground.openAs({ student: mei, width: 360 })
      await openChat(page, chatId)
      await expect(page.getByRole('heading', { name: 'All Chats' })).toBeHidden()
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page.getByRole('heading', { name: 'All Chats' })).toBeVisible()
      await page
        .getByRole('list', { name: 'All Chats' })
        .getByRole('link', { name: /Arun Raj/ })
        .click()
      await expect(bubble(page, 'Hello')).toBeVisible()
    },
  },
  {
    section: 'live',
    says: 'an unread count and the latest message show by themselves in the list',
    check: async (ground) => {
      const { left, right, chatId } = await sideBySide(ground)
      await left.goto('/chat')
      await expect(left.getByText('No chats yet')).toBeVisible()
      await expect(left.getByRole('heading', { name: 'All Available Users' })).toBeVisible()
      await openChat(right, chatId)
      await write(right, 'one')
      const row = left.getByRole('list', { name: 'All Chats' }).getByRole('link', { name: /Arun Raj/ })
      await expect(row).toContainText('1 unread message')
      await write(right, 'two')
      await expect(row).toContainText('2 unread messages')
      await expect(row).toContainText('two')
    },
  },
])
