import { expect } from '../../fixtures.ts'
import { prepareCounters } from '../../steps/database.ts'
import { inDays } from '../../steps/dates.ts'
import { addItem, hold } from '../stock.ts'
import { group } from '../table.ts'

/** Badges in all three groups, and the moment of a new one. */
export const progressStates = group(
  'progress',
  async ({ openAs }) => {
    const { page, student } = await openAs()
    await prepareCounters(student.id, { logged: 4, streak: 3, endedDaysAgo: 1 })
    return { page }
  },
  [
    {
      screen: '/progress',
      shows: 'a badge being celebrated',
      open: async ({ page }) => {
        await page.goto('/progress')
        await expect(
          page.getByRole('region', { name: 'In Progress' }).getByRole('button').first(),
        ).toBeVisible()
        await addItem(page, { name: 'Rice', expiryDates: [inDays(9)] })
        await hold(page, 'You just unlocked Pantry Builder')
      },
    },
    {
      screen: '/progress',
      shows: 'an unlocked badge',
      open: async ({ page }) => {
        await page.reload()
        await page.getByRole('region', { name: 'Unlocked' }).getByRole('button').first().click()
        await expect(page.getByRole('dialog').getByText(/^Unlocked on/)).toBeVisible()
      },
    },
  ],
)
