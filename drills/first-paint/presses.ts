import type { Page } from '@playwright/test'
import { longestPress, watchPresses } from '../longest-press.ts'

/** Types, filters, uses an item up and opens the form, as a student does. Returns the longest wait for the screen's next picture, in ms. */
export async function slowestPress(page: Page): Promise<number> {
  await watchPresses(page)
  const search = page.getByLabel('Search by name')
  await search.pressSequentially('Rice 11')
  await search.clear()
  for (const state of ['soon', 'all']) await page.locator(`label[data-state=${state}]`).tap()
  await page
    .getByRole('button', { name: /^Consumed/ })
    .first()
    .tap()
  await page.getByRole('button', { name: 'Add Item' }).tap()
  await page.getByRole('dialog').waitFor()
  return longestPress(page)
}
