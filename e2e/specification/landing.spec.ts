import { expect } from '../fixtures.ts'
import { at } from '../steps/accounts.ts'
import { holdTable, type Row } from './table.ts'

holdTable('Landing', [
  {
    section: '2',
    says: 'tagline, Log In and Sign Up buttons',
    check: async ({ openVisitor }) => {
      const page = await openVisitor()
      await page.goto('/')
      await expect(page.getByText('Less waste. Less stress. More fridge space.').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('link', { name: 'Log In' }).first().click()
      await at(page, '/login')
      await page.goto('/')
      await page.getByRole('link', { name: 'Sign Up' }).first().click()
      await at(page, '/signup')
    },
  },
  {
    section: '2',
    says: 'footer and the 2025 copyright line',
    check: async ({ openVisitor }) => {
      const page = await openVisitor()
      await page.goto('/')
      await expect(
        page.getByText('Built with love for students, communities, and fridge space everywhere.'),
      ).toBeVisible()
      await expect(page.getByText('© 2025 Shelfmate')).toBeVisible()
    },
  },
  {
    section: 'D3',
    says: 'a signed-in visitor of /, /login and /signup goes to /home',
    check: async ({ openAs }) => {
      const { page } = await openAs()
      for (const path of ['/', '/login', '/signup']) {
        await page.goto(path)
        await at(page, '/home')
      }
    },
  },
])

holdTable(
  'Popups',
  (
    [
      ['Log In', '/login', '/login'],
      ['Sign Up', '/signup', '/signup'],
      ['Forgot password?', '/forgot', '/login'],
    ] as const
  ).map(
    ([name, path, way]): Row => ({
      section: '2',
      says: `${name} is a popup with a close button back to /, and to what leads there`,
      check: async ({ openVisitor }) => {
        const page = await openVisitor()
        await page.goto(path)
        const dialog = page.getByRole('dialog', { name })
        await expect(dialog).toBeVisible()
        await dialog.getByRole('button', { name: 'Close' }).click()
        await at(page, '/')
        await expect(page.locator(`a[href="${way}"]`).first()).toBeFocused()
      },
    }),
  ),
)

holdTable('Home', [
  {
    section: '2',
    says: 'greeting, Manage my Pantry, profile menu, six cards, footer',
    check: async ({ openAs }) => {
      const { page } = await openAs()
      await page.goto('/home')
      await expect(page.getByRole('heading', { name: 'Welcome Back, Mei Tan!' })).toBeVisible()
      await expect(
        page.getByText('Built with love for students, communities, and fridge space everywhere.'),
      ).toBeVisible()
      const cards = {
        'Pantry Overview': '/pantry',
        'Expiry Notifications': '/notifications',
        'Recipe Suggestions': '/recipes',
        'Food Exchange': '/exchange',
        Chats: '/chat',
        'Achievements & Progress': '/progress',
      }
      for (const [name, path] of Object.entries(cards)) {
        await page.goto('/home')
        await page.getByRole('main').getByRole('link', { name }).first().click()
        await at(page, path)
      }
      for (const [name, path] of [
        ['Edit Profile', '/profile'],
        ['Change Password', '/changepassword'],
      ] as const) {
        await page.goto('/home')
        await page.getByRole('button', { name: 'Profile' }).click()
        await page.getByRole('menuitem', { name }).click()
        await at(page, path)
      }
      await page.goto('/home')
      await page.getByRole('link', { name: 'Manage my Pantry' }).click()
      await at(page, '/pantry')
    },
  },
  {
    section: '4',
    says: 'Logout: sign out, go to /',
    check: async ({ openAs }) => {
      const { page } = await openAs()
      await page.goto('/home')
      await page.getByRole('button', { name: 'Logout' }).click()
      await at(page, '/')
      await page.goto('/home')
      await at(page, '/login')
    },
  },
])

holdTable('Lost', [
  {
    section: '2',
    says: 'an address that is no screen says so',
    check: async ({ openVisitor }) => {
      const page = await openVisitor()
      await page.goto('/no-such-shelf')
      await expect(page.getByRole('heading', { name: 'This page is not on any shelf' })).toBeVisible()
    },
  },
])
