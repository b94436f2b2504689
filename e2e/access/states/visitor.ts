import { expect, type Page } from '../../fixtures.ts'
import { group, opening } from '../table.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** What somebody sees who is not signed in. */
export const visitorStates = [
  group('a visitor', async ({ openVisitor }) => ({ page: await openVisitor() }), [
    {
      screen: '/',
      shows: 'the landing page',
      open: opening('/', (page) => page.getByRole('heading', { level: 1 })),
    },
    {
      screen: '/login',
      shows: 'the form',
      open: opening('/login', (page) => page.getByRole('dialog', { name: 'Log In' })),
    },
    {
      screen: '/login',
      shows: 'a refused login, the password readable',
      open: async ({ page }) => {
        await page.getByLabel('Email').fill('nobody@campus.test')
        await page.getByLabel('Password', { exact: true }).fill('wrong')
        await press(page, 'Show password')
        await press(page, 'Log In')
        await expect(page.getByRole('alert')).toBeVisible()
      },
    },
    {
      screen: '/signup',
      shows: 'the form',
      open: opening('/signup', (page) => page.getByRole('dialog', { name: 'Sign Up' })),
    },
    {
      screen: '/signup',
      shows: 'the form with its errors',
      open: async ({ page }) => {
        await press(page, 'Sign Up')
        await expect(page.getByRole('alert').first()).toBeVisible()
      },
    },
    {
      screen: '/verify',
      shows: 'the button that confirms',
      open: opening(`/verify?token=${crypto.randomUUID()}.${'x'.repeat(43)}`, (page) =>
        page.getByRole('button', { name: 'Confirm my address' }),
      ),
    },
    {
      screen: '/verify',
      shows: 'a link that is over',
      open: async ({ page }) => {
        await press(page, 'Confirm my address')
        await expect(page.getByRole('alert')).toBeVisible()
      },
    },
    {
      screen: 'an address that is no screen',
      shows: 'where to go instead',
      open: opening('/no-such-shelf', (page) => page.getByText('This page is not on any shelf')),
    },
    {
      screen: 'any screen',
      shows: 'that it could not be shown',
      open: async ({ page }) => {
        await page.route('**/api/auth/session*', (route) => route.fulfill({ status: 500, json: {} }))
        await page.goto('/pantry')
        await expect(page.getByText('This screen could not be shown')).toBeVisible()
      },
    },
  ]),
  group('a visitor without a password', async ({ openVisitor }) => ({ page: await openVisitor() }), [
    {
      screen: '/forgot',
      shows: 'the form with its error',
      open: async ({ page }) => {
        await page.goto('/forgot')
        await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click()
        await expect(page.getByRole('alert')).toBeVisible()
      },
    },
    {
      screen: '/forgot',
      shows: 'that a mail is on its way',
      open: async ({ page }) => {
        await page.getByLabel('Email').fill(`${'nobody'.repeat(8)}@campus.test`)
        await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click()
        // Others stand there empty, for what may be told.
        await expect(page.getByRole('status').filter({ hasText: /./ })).toBeFocused()
      },
    },
    {
      screen: '/reset',
      shows: 'a link without its secret',
      open: opening('/reset', (page) => page.getByRole('heading').first()),
    },
    {
      screen: '/reset',
      shows: 'the form',
      open: opening('/reset?token=0123456789abcdefghijABCDEFGHIJ', (page) =>
        page.getByLabel('New password', { exact: true }),
      ),
    },
    {
      screen: '/reset',
      shows: 'a link that is used up',
      open: async ({ page }) => {
        await page.getByLabel('New password', { exact: true }).fill('steamed-rice with kaya 9')
        await page.getByRole('dialog').locator('button[type=submit]').click()
        await expect(page.getByRole('alert')).toBeVisible()
      },
    },
  ]),
]
