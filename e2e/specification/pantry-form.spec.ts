import { expect, type Page } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { openPantry } from '../steps/pantry.ts'
import { type Ground, holdTable, holdVisit, refusedFoods } from './table.ts'

async function openForm(ground: Ground): Promise<Page> {
  const page = await openPantry(ground)
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Add New Item' })).toBeVisible()
  return page
}

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Saving these values answers this text beside its field, and keeps the form with what was typed. */
const refused = (fields: Record<string, string>, text: string) => async (page: Page) => {
  const values = { 'Food name': 'Milk', Quantity: '1', 'Expiry date': inDays(3), ...fields }
  await fill(page, values)
  await expect(page.getByRole('dialog').getByText(text), 'nothing is left of the row before').toHaveCount(0)
  await save(page)
  await expect(page.getByRole('dialog').getByText(text)).toBeVisible()
  for (const [label, value] of Object.entries(values))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
}

holdTable('Pantry form', [
  {
    section: '2',
    says: "'Add New Item' with Save, 'Edit Item' with Update",
    check: async (ground) => {
      const page = await openPantry(ground, { name: 'Milk', days: [2] })
      await page.getByRole('button', { name: 'Add Item' }).first().click()
      await expect(
        page.getByRole('dialog', { name: 'Add New Item' }).getByRole('button', { name: 'Save', exact: true }),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Edit Milk' }).click()
      await expect(
        page.getByRole('dialog', { name: 'Edit Item' }).getByRole('button', { name: 'Update' }),
      ).toBeVisible()
    },
  },
  {
    section: '2',
    says: 'date rows can be added and removed; the last row cannot',
    check: async (ground) => {
      const page = await openForm(ground)
      await expect(page.getByRole('button', { name: /Remove date/ })).toHaveCount(0)
      await page.getByRole('button', { name: 'Add another date' }).click()
      await page.getByRole('button', { name: 'Remove date 2' }).click()
      await expect(page.locator('input[type=date]')).toHaveCount(1)
      await expect(page.getByRole('button', { name: /Remove date/ })).toHaveCount(0)
    },
  },
  {
    section: '5',
    says: 'date input min 2025-01-01 and max 2100-12-31',
    check: async (ground) => {
      const page = await openForm(ground)
      const date = page.getByLabel('Expiry date', { exact: true })
      await expect(date).toHaveAttribute('min', '2025-01-01')
      await expect(date).toHaveAttribute('max', '2100-12-31')
    },
  },
  {
    section: '5',
    says: 'One of the expiry dates is invalid.',
    check: async (ground) => {
      const page = await openForm(ground)
      await fill(page, { 'Food name': 'Milk', Quantity: '1' })
      await page.getByLabel('Expiry date', { exact: true }).pressSequentially('12')
      await save(page)
      await expect(page.getByRole('dialog').getByText('One of the expiry dates is invalid.')).toBeVisible()
    },
  },
  {
    section: '4',
    says: 'Add with several dates creates one item per date with the same name, quantity and remark',
    check: async (ground) => {
      const page = await openForm(ground)
      await fill(page, { 'Food name': 'Yoghurt', Quantity: '6', 'Expiry date': inDays(4) })
      await page.getByRole('button', { name: 'Add another date' }).click()
      await fill(page, { 'Expiry date 2': inDays(8) })
      await page.getByLabel('Remark').fill('Plain')
      await save(page)
      const cards = page.getByRole('article', { name: 'Yoghurt' })
      await expect(cards).toHaveCount(2)
      for (const card of await cards.all()) {
        await expect(card).toContainText('6')
        await expect(card).toContainText('Plain')
      }
    },
  },
])

holdVisit('Pantry form', 'what is refused', openForm, [
  ...refusedFoods(refused, { section: '5, D11', quantities: ['0', '-3', '1.5', '10000'] }),
  ...[
    ['the first date is required', '', 'Please choose an expiry date.'],
    [
      'Expiry date cannot be before the year 2025.',
      '2024-12-31',
      'Expiry date cannot be before the year 2025.',
    ],
    [
      'a year of two figures is a year below 2025',
      '0025-11-05',
      'Expiry date cannot be before the year 2025.',
    ],
    ['a date after 2100 is refused', '2101-01-01', 'Expiry date cannot be after the year 2100.'],
  ].map(([says = '', date = '', text = '']) => ({
    section: '5',
    says,
    check: refused({ 'Expiry date': date }, text),
  })),
])
