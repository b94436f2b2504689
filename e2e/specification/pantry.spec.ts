import { inDays } from '../dates.ts'
import { expect, type Page } from '../fixtures.ts'
import { type Ground, holdTable, type Row } from './table.ts'

interface Food {
  name: string
  quantity?: number
  days: number[]
  remark?: string
}

/** A signed-in pantry that holds these foods, made over the API. */
async function openPantry({ openAs }: Ground, ...foods: Food[]): Promise<Page> {
  const { page } = await openAs()
  for (const { name, quantity = 1, days, remark = '' } of foods) {
    const answer = await page.request.post('/api/pantry/items', {
      data: { name, quantity, remark, expiryDates: days.map(inDays) },
    })
    expect(answer.status()).toBe(201)
  }
  await page.goto('/pantry')
  await expect(page.getByRole('article')).toHaveCount(foods.reduce((sum, food) => sum + food.days.length, 0))
  return page
}

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
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

/** Saving these values answers this text beside its field, and keeps the form with what was typed. */
const refused = (fields: Record<string, string>, text: string) => async (ground: Ground) => {
  const page = await openForm(ground)
  const values = { 'Food name': 'Milk', Quantity: '1', 'Expiry date': inDays(3), ...fields }
  await fill(page, values)
  await save(page)
  await expect(page.getByRole('dialog').getByText(text)).toBeVisible()
  for (const [label, value] of Object.entries(values))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
}

holdTable('Pantry', [
  {
    section: '2',
    says: "Back, 'My Inventory', subtitle, Add Item, '(No items in pantry yet)'",
    check: async (ground) => {
      const page = await openPantry(ground)
      await expect(page.getByRole('heading', { name: 'My Inventory' })).toBeVisible()
      await expect(page.getByText('Track expiry dates, reduce waste, save money!')).toBeVisible()
      await expect(page.getByText('(No items in pantry yet)')).toBeVisible()
      await page.goto('/home')
      await page.getByRole('link', { name: 'Manage my Pantry' }).click()
      await page
        .getByRole('button', { name: 'Back' })
        .or(page.getByRole('link', { name: 'Back' }))
        .click()
      await expect(page).toHaveURL(/\/home$/)
    },
  },
  {
    section: '2',
    says: 'a card shows name, quantity, expiry, remark and the four actions',
    check: async (ground) => {
      const page = await openPantry(ground, { name: 'Milk', quantity: 3, days: [1], remark: 'Bottom shelf' })
      const card = page.getByRole('article', { name: 'Milk' })
      await expect(card).toContainText('3')
      await expect(card.locator('time')).toHaveAttribute('datetime', inDays(1))
      await expect(card).toContainText('Bottom shelf')
      for (const action of ['Consumed', 'Edit', 'Donate', 'Remove'])
        await expect(card.getByRole('button', { name: `${action} Milk` })).toBeVisible()
    },
  },
  ...(
    [
      [2, '2 days left', false],
      [1, '1 day left', false],
      [0, 'Expires today', true],
      [-1, 'Expired', true],
    ] as const
  ).map(
    ([days, tag, styledAsExpired]): Row => ({
      section: '4, D7',
      says: `${days} days: '${tag}'`,
      check: async (ground) => {
        const page = await openPantry(ground, { name: 'Tofu', days: [days] })
        const card = page.getByRole('article', { name: 'Tofu' })
        await expect(card.getByText(tag, { exact: true })).toBeVisible()
        expect((await card.getAttribute('data-expired')) !== null).toBe(styledAsExpired)
        await expect(card.getByRole('button', { name: 'Donate Tofu' })).toBeEnabled({ enabled: days >= 0 })
      },
    }),
  ),
  {
    section: 'D7',
    says: 'beyond 2 days no tag',
    check: async (ground) => {
      const page = await openPantry(ground, { name: 'Rice', days: [3] })
      await expect(page.getByRole('article', { name: 'Rice' })).not.toContainText(/days? left|Expire[sd]/)
    },
  },
  {
    section: 'threats 22',
    says: 'a name that turns the reading direction turns nothing but itself',
    check: async (ground) => {
      const page = await openPantry(ground, { name: '\u202ekliM', days: [-1] })
      const order = await page.getByText('Check it, then mark it used').evaluate((advice) => {
        const left = (letter: number) => {
          const range = document.createRange()
          const words = advice.lastChild ?? advice
          range.setStart(words, letter)
          range.setEnd(words, letter + 1)
          return range.getBoundingClientRect().left
        }
        return left(0) < left(1)
      })
      expect(order).toBe(true)
    },
  },
  {
    section: '4',
    says: 'ordered by expiry date, soonest first',
    check: async (ground) => {
      const page = await openPantry(
        ground,
        { name: 'Late', days: [9] },
        { name: 'Soon', days: [1] },
        { name: 'Gone', days: [-2] },
      )
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Gone', 'Soon', 'Late'])
    },
  },
  {
    section: '4',
    says: 'Consumed: above 1 the quantity drops by one, the last one removes the item',
    check: async (ground) => {
      const page = await openPantry(ground, { name: 'Egg', quantity: 2, days: [5] })
      const card = page.getByRole('article', { name: 'Egg' })
      await card.getByRole('button', { name: 'Consumed Egg' }).click()
      await expect(card.getByRole('definition').first()).toHaveText('1')
      await card.getByRole('button', { name: 'Consumed Egg' }).click()
      await expect(page.getByText('(No items in pantry yet)')).toBeVisible()
    },
  },
  {
    section: '4',
    says: 'Donate carries foodName, quantity, expiryDate and remark to /exchange',
    check: async (ground) => {
      const page = await openPantry(ground, {
        name: 'Bread & butter',
        quantity: 4,
        days: [2],
        remark: 'Half a loaf',
      })
      await page.getByRole('button', { name: 'Donate Bread & butter' }).click()
      await page.waitForURL(/\/exchange/)
      const query = decodeURIComponent(new URL(page.url()).search.replaceAll('+', ' '))
      for (const part of [
        'foodName',
        'Bread & butter',
        'quantity',
        '4',
        'expiryDate',
        inDays(2),
        'remark',
        'Half a loaf',
      ])
        expect(query).toContain(part)
    },
  },
  {
    section: 'D10',
    says: 'Remove is undoable: the item returns to its place',
    check: async (ground) => {
      const page = await openPantry(
        ground,
        { name: 'First', days: [1] },
        { name: 'Second', days: [2] },
        { name: 'Third', days: [3] },
      )
      await page.getByRole('button', { name: 'Remove Second' }).click()
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(['First', 'Third'])
      await page.getByRole('button', { name: /Undo/ }).last().click()
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(['First', 'Second', 'Third'])
    },
  },
])

holdTable('Pantry form', [
  {
    section: '2',
    says: "'Add New Item' with Save, 'Edit Item' with Update",
    check: async (ground) => {
      const page = await openPantry(ground, { name: 'Milk', days: [2] })
      await page.getByRole('button', { name: 'Add Item' }).first().click()
      await expect(
        page.getByRole('dialog', { name: 'Add New Item' }).getByRole('button', { name: 'Save' }),
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
    says: 'food name required and non-blank',
    check: refused({ 'Food name': '   ' }, 'Food name is required.'),
  },
  ...['0', '-3', '1.5', '10000'].map(
    (quantity): Row => ({
      section: '5, D11',
      says: `quantity ${quantity} is refused`,
      check: refused({ Quantity: quantity }, 'Quantity must be a whole number from 1 to 9999.'),
    }),
  ),
  {
    section: '5',
    says: 'the first date is required',
    check: refused({ 'Expiry date': '' }, 'Please choose an expiry date.'),
  },
  {
    section: '5',
    says: 'Expiry date cannot be before the year 2025.',
    check: refused({ 'Expiry date': '2024-12-31' }, 'Expiry date cannot be before the year 2025.'),
  },
  {
    section: '5',
    says: 'a date after 2100 is refused',
    check: refused({ 'Expiry date': '2101-01-01' }, 'Expiry date cannot be after the year 2100.'),
  },
  {
    section: '5',
    says: 'One of the expiry dates is invalid.',
    check: async (ground) => {
      const page = await openForm(ground)
      await fill(page, { 'Food name': 'Milk', Quantity: '1' })
      await page.getByLabel('Expiry date', { exact: true }).pressSequentially('3102')
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
