import type { PantryPage } from '@shelfmate/contract/pantry'
import { inDays } from './dates.ts'
import { expect, type Page, test } from './fixtures.ts'
import { openPantry } from './pantry.ts'

const line = (page: Page) => page.getByRole('textbox', { name: 'Quick add' })
const table = (page: Page) => page.getByRole('dialog', { name: 'Look it through' })
const rows = (page: Page) => table(page).getByRole('listitem')
const items = (page: Page) => page.getByRole('article')

async function storedItems(page: Page): Promise<PantryPage['items']> {
  const answer = await page.request.get('/api/pantry/items')
  const { items: stored }: PantryPage = await answer.json()
  return stored
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

test('a pasted list is looked through by keys, outlives the page, and is one change with one Undo', async ({
  openAs,
  expectAccessible,
}) => {
  const page = await openPantry({ openAs })
  // What hears a paste comes beside the screen.
  await expect(page.getByRole('button', { name: 'Add many at once' })).toBeVisible()
  await line(page).focus()
  await paste(page, 'milk 2 +5\nblorf\n- spinach 200g freezer +30\n')
  await expect(rows(page)).toHaveCount(3)
  await expectAccessible(page, 'the review table')
  await expect(page.getByRole('checkbox', { name: 'Add milk' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('oat milk')
  await page.keyboard.press('ArrowDown')
  await expect(table(page).getByRole('textbox', { name: 'Food 2' })).toBeFocused()
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  await expect(table(page).getByRole('textbox', { name: 'Food 1' })).toHaveValue('oat milk')
  await table(page).getByRole('button', { name: 'Add 3 items' }).click()
  await expect(table(page).getByRole('alert')).toHaveText('blorf needs a date.')
  await expect(table(page).getByLabel('Expiry date of blorf')).toBeFocused()
  await table(page).getByRole('button', { name: 'All without a date: in 7 days' }).click()
  await table(page).getByRole('button', { name: 'Add 3 items' }).click()
  await expect(items(page)).toHaveCount(3)
  await expect
    .poll(() => storedItems(page))
    .toMatchObject([
      { name: 'oat milk', quantity: 2, expiryDate: inDays(5), dateSource: 'typed' },
      { name: 'blorf', expiryDate: inDays(7) },
      { name: 'spinach', size: '200 g', place: 'freezer' },
    ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(items(page)).toHaveCount(0)
  await expect.poll(() => storedItems(page)).toEqual([])
})
