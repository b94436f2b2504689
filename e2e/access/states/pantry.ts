import { expect } from '../../fixtures.ts'
import { inDays } from '../../steps/dates.ts'
import { addItem, hold, stock } from '../stock.ts'
import { group, opening } from '../table.ts'

/** A pantry with food in each state, and the recipes for it. */
export const pantryStates = group(
  'a full pantry',
  async ({ openAs }) => {
    const { page } = await openAs()
    await stock(page)
    return { page }
  },
  [
    {
      screen: '/pantry',
      shows: 'food in each state',
      open: async ({ page }) => {
        await page.goto('/pantry')
        await expect(page.getByRole('article')).toHaveCount(4)
        await page
          .getByRole('button', { name: /^Show all/ })
          .first()
          .click()
      },
    },
    {
      screen: '/pantry',
      shows: 'an item being edited',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Edit Eggs' }).click()
        await expect(page.getByRole('dialog', { name: 'Edit Item' })).toBeVisible()
      },
    },
    {
      screen: '/pantry',
      shows: 'an undo toast',
      open: async ({ page }) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Remove Milk' }).click()
        await hold(page, /Milk/)
      },
    },
    {
      screen: '/pantry',
      shows: 'an error toast',
      open: async ({ page }) => {
        const error = { code: 'NOT_FOUND', message: 'Gone', requestId: 'none' }
        await page.route('**/consumptions', (route) => route.fulfill({ status: 404, json: { error } }))
        await page.getByRole('button', { name: 'Consumed Tofu' }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await page.getByRole('button', { name: 'Close message' }).last().focus()
      },
    },
    {
      screen: '/pantry',
      shows: 'nothing of that name',
      open: async ({ page }) => {
        await page.getByRole('searchbox').fill('durian')
        await expect(page.getByRole('button', { name: 'Show everything' })).toBeVisible()
      },
    },
    {
      screen: '/recipes',
      shows: 'the kitchen before the first suggestion',
      open: opening('/recipes', (page) => page.getByText('Click "Suggest Recipes" to generate ideas.')),
    },
    {
      screen: '/recipes',
      shows: 'recipes with a note of what was left out',
      open: async ({ page }) => {
        await addItem(page, { name: 'Bok choy', expiryDates: [inDays(1)] })
        await page.getByRole('button', { name: 'Suggest Recipes' }).click()
        await expect(page.getByRole('article').first()).toBeVisible()
      },
    },
    {
      screen: '/recipes',
      shows: 'what a cooking took',
      open: async ({ page }) => {
        await page
          .getByRole('button', { name: /^I cooked this/ })
          .first()
          .click()
        await expect(page.getByRole('button', { name: 'Update pantry' })).toBeVisible()
      },
    },
    {
      screen: '/notifications',
      shows: 'what the next mail would say',
      open: opening('/notifications', (page) =>
        page.getByRole('button', { name: 'Send me today’s email now' }),
      ),
    },
    {
      screen: '/notifications',
      shows: 'more',
      open: async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.getByRole('button', { name: 'More', exact: true }).click()
        await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
      },
    },
  ],
)
