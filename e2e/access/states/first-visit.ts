import { expect, type Page } from '../../fixtures.ts'
import { group } from '../table.ts'

const showing =
  (path: string, text: string) =>
  async ({ page }: { page: Page }) => {
    await page.goto(path)
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  }

/** Leaves the address unconfirmed, as where there is a mail server: the tests have none, and without one every address counts as confirmed. */
async function leaveUnconfirmed(page: Page): Promise<void> {
  await page.route('**/api/auth/session*', async (route) => {
    const response = await route.fetch()
    const { user } = await response.json()
    await route.fulfill({ response, json: { user: { ...user, verified: false } } })
  })
  await page.route('**/api/auth/email', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), verified: false } })
  })
}

/** What a student sees who has just signed up. */
export const firstVisitStates = [
  group('a new student', async ({ openAs }) => openAs(), [
    { screen: '/home', shows: 'the greeting', open: showing('/home', 'Manage my Pantry') },
    {
      screen: '/home',
      shows: 'the profile menu',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Profile' }).click()
        await expect(page.getByRole('menuitem').first()).toBeFocused()
      },
    },
    { screen: '/pantry', shows: 'nothing yet', open: showing('/pantry', '(No items in pantry yet)') },
    {
      screen: '/pantry',
      shows: 'the form with its errors and two dates',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Add Item' }).click()
        await page.getByRole('button', { name: 'Add another date' }).click()
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByText('Food name is required.')).toBeVisible()
      },
    },
    {
      screen: '/recipes',
      shows: 'an empty pantry',
      open: showing('/recipes', 'Your pantry is empty. Add ingredients first!'),
    },
  ]),
  group('a new student among others', async ({ openAs }) => openAs(), [
    { screen: '/progress', shows: 'no badge yet', open: showing('/progress', 'Top 5 Badge Collectors') },
    {
      screen: '/chat',
      shows: 'no chat and nobody found',
      open: showing('/chat?search=nobody%20has%20this%20name', 'No users found.'),
    },
    {
      screen: '/notifications',
      shows: 'nothing to send',
      open: showing('/notifications', 'Nothing expires in the next 3 days.'),
    },
    {
      screen: '/profile',
      shows: 'the form with its errors',
      open: async ({ page }) => {
        await page.goto('/profile')
        await page.getByLabel('Name', { exact: true }).fill('')
        await page.getByLabel('Age', { exact: true }).fill('300')
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByText('Name is required')).toBeVisible()
      },
    },
    {
      screen: '/changepassword',
      shows: 'the form with its errors',
      open: async ({ page }) => {
        await page.goto('/changepassword')
        await page.getByRole('button', { name: 'Update Password' }).click()
        await expect(page.getByRole('alert').first()).toBeVisible()
      },
    },
    {
      screen: '/changeemail',
      shows: 'the form with its errors',
      open: async ({ page }) => {
        await page.goto('/changeemail')
        await page.getByRole('button', { name: 'Change Email' }).click()
        await expect(page.getByRole('alert').first()).toBeVisible()
      },
    },
  ]),
  group('a student whose address is not confirmed', async ({ openAs }) => openAs(), [
    {
      screen: '/home',
      shows: 'the field for the code, with a wrong one',
      open: async ({ page }) => {
        await leaveUnconfirmed(page)
        await page.goto('/home')
        await page.getByLabel('Code').fill('123456')
        await page.getByRole('button', { name: 'Confirm' }).click()
        await expect(page.getByText('That isn’t the code from the latest email.')).toBeVisible()
      },
    },
    {
      screen: '/home',
      shows: 'that the mail was sent again',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Send it again' }).click()
        await expect(page.getByText('It’s on its way.')).toBeVisible()
      },
    },
    {
      screen: '/notifications',
      shows: 'that reminders wait for the address to be confirmed',
      open: showing('/notifications', 'Confirm your email address to get reminders.'),
    },
    {
      screen: '/changeemail',
      shows: 'the field for the code of the new address',
      open: async ({ page, student }) => {
        const pending = { email: student.email, verified: true, pending: `new-${student.email}` }
        await page.route('**/api/auth/email', (route) => route.fulfill({ json: pending }))
        await page.goto('/changeemail')
        await expect(page.getByLabel('Code')).toBeVisible()
      },
    },
  ]),
]
