import { anew, expect, type Page, test } from './fixtures.ts'
import { line, preview } from './steps/entry.ts'
import { openPantry } from './steps/pantry.ts'

const offered = (page: Page) => page.getByRole('listbox', { name: 'Suggested names' }).getByRole('option')
const rows = (page: Page) => preview(page).getByRole('listitem')

test('names are offered in the line: by taps alone, by keys, and without a network', async ({
  openAs,
  expectAccessible,
}) => {
  const page = await openPantry(anew({ openAs }), { name: 'Kimchi', days: [3] })
  await line(page).click()
  await expect(offered(page).first()).toHaveText('Kimchi')
  await expect(offered(page).filter({ hasText: 'Milk' })).toBeVisible()
  await expect(line(page)).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'names offered before anything is typed')
  for (const name of ['Kimchi', 'Milk']) await offered(page).filter({ hasText: name }).click()
  await expect(line(page)).toHaveValue('Kimchi, Milk, ')
  await expect(line(page)).toBeFocused()
  await expect(offered(page).filter({ hasText: 'Kimchi' })).toHaveCount(0)

  await page.keyboard.type('2 oat mi')
  await expect(offered(page).first()).toHaveText('oat milk')
  await page.keyboard.press('ArrowDown')
  await expect(offered(page).first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'a name about to be taken')
  await page.keyboard.press('Tab')
  await expect(line(page)).toHaveValue('Kimchi, Milk, 2 oat milk, ')
  await page.keyboard.type('fri, ki')
  await expect(offered(page).first()).toHaveText(/^ki/i)
  await page.keyboard.press('Escape')
  await expect(offered(page)).toHaveCount(0)
  await expect(rows(page)).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(line(page)).toHaveValue('')

  await page.context().setOffline(true)
  await page.keyboard.type('kim')
  await expect(offered(page)).toHaveText(['Kimchi'])
})

test('names are offered in the form', async ({ openAs, expectAccessible }) => {
  const { page } = await openAs({ width: 360 })
  await page.goto('/pantry')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add New Item' })
  const name = form.getByLabel('Food name')
  await name.pressSequentially('straw')
  await expect(offered(page).first()).toContainText(/straw/i)
  await expectAccessible(page, 'names offered in the form')
  await page.keyboard.press('Escape')
  await expect(offered(page)).toHaveCount(0)
  await expect(form).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue(/^strawberr/i)
  await expect(form.getByRole('button', { name: /^About / })).toBeVisible()
})

test('a row of names that is wider than a phone is no stop for Tab', async ({ openAs }) => {
  const { page } = await openAs({ width: 360 })
  await page.goto('/pantry')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add New Item' })
  await form.getByLabel('Food name').pressSequentially('ch')
  await expect(offered(page).nth(4)).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Quantity')).toBeFocused()
})
