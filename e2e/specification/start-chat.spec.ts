import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, type Page } from '../fixtures.ts'
import { openChat, post } from '../steps/chats.ts'
import { holdTable } from './table.ts'

const users = (page: Page) => page.getByRole('list', { name: 'All Available Users' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by display name' })

/** A name that no other test uses. */
const lonely = () => `Zz${Math.random().toString(36).slice(2)}`

holdTable('Start a chat', [
  {
    section: '2',
    says: "'All Available Users' with a Chat button per user, found by a part of the display name",
    check: async ({ openAs, newStudent }) => {
      const lastName = lonely()
      const { id } = await newStudent({ firstName: 'Søren', lastName })
      const { page, student } = await openAs()
      await page.goto('/chat')
      await expect(page.getByRole('heading', { name: 'Start a chat' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'All Available Users' })).toBeVisible()
      await search(page).fill(lastName.slice(1, -1).toUpperCase())
      await expect(users(page).getByRole('listitem')).toHaveCount(1)
      await users(page)
        .getByRole('link', { name: `Chat with Søren ${lastName}` })
        .click()
      await expect(page).toHaveURL(new RegExp(`/chat/${chatIdOf(student.id, id)}$`))
    },
  },
  {
    section: '2',
    says: "'No users found.', and the search stands in the address",
    check: async ({ openAs, expectAccessible }) => {
      const { page } = await openAs()
      await page.goto('/chat')
      await search(page).fill('nobody has this name')
      await expect(page.getByText('No users found.')).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(search(page)).toHaveValue('nobody has this name')
      await expect(page.getByText('No users found.')).toBeVisible()
      await page.getByRole('button', { name: 'Clear search' }).click()
      await expect(users(page).getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    section: '6',
    says: 'the list excludes oneself',
    check: async ({ openAs, newStudent }) => {
      const lastName = lonely()
      const { page } = await openAs({ student: await newStudent({ lastName }) })
      await page.goto(`/chat?search=${lastName}`)
      await expect(page.getByText('No users found.')).toBeVisible()
    },
  },
  {
    section: '2',
    says: 'a name opens the profile popup, from where the chat is one press away',
    check: async ({ openAs, newStudent, expectAccessible }) => {
      const lastName = lonely()
      const firstName = 'W'.repeat(40)
      const { id } = await newStudent({ firstName, lastName })
      const { page, student } = await openAs()
      await page.goto(`/chat?search=${lastName}`)
      await page.getByRole('button', { name: `${firstName} ${lastName}`, exact: true }).click()
      const popup = page.getByRole('dialog', { name: `${firstName} ${lastName}` })
      await expect(popup.getByText('Not provided')).toHaveCount(4)
      await expectAccessible(page)
      await popup.getByRole('link', { name: 'Chat' }).click()
      await expect(page).toHaveURL(new RegExp(`/chat/${chatIdOf(student.id, id)}$`))
    },
  },
  {
    section: '9',
    says: 'All Chats: the latest message first, and a chat only once it has a message',
    check: async ({ openAs, newStudent }) => {
      const me = await newStudent()
      const names = ['Arun', 'Siti', 'Wei']
      const others = await Promise.all(names.map((firstName) => newStudent({ firstName })))
      const { page } = await openAs({ student: me })
      await page.goto('/chat')
      await expect(page.getByText('No chats yet')).toBeVisible()
      const [first, second, third] = others.map(({ id }) => chatIdOf(me.id, id))
      await post(page, first ?? '', 'one')
      await post(page, second ?? '', 'two')
      await post(page, first ?? '', 'three')
      const rows = page.getByRole('list', { name: 'All Chats' }).getByRole('listitem')
      await expect(rows).toHaveCount(2)
      await expect(rows.first()).toContainText('Arun Tan')
      await expect(rows.first()).toContainText('You: three')
      await openChat(page, third ?? '')
      await expect(rows).toHaveCount(2)
    },
  },
])
