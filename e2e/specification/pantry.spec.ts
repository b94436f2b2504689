import { expect, type Page } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { openPantry } from '../steps/pantry.ts'
import { holdTable, holdVisit, type Row } from './table.ts'

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
  {
    section: 'threats 22',
    says: 'a name that turns the reading direction turns nothing but itself',
    check: async (ground) => {
      const page = await openPantry(ground, { name: '\u202ekliM', days: [-1] })
      const order = await page.getByText('Check first, then use up').evaluate((advice) => {
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

const foods = {
  Tofu: [2, '2 days left', false],
  Milk: [1, '1 day left', false],
  Bread: [0, 'Expires today', true],
  Kaya: [-1, 'Expired', true],
} as const

holdVisit(
  'Pantry',
  'the tag of a date',
  (ground) =>
    openPantry(ground, ...Object.entries(foods).map(([name, [days]]) => ({ name, days: [days] })), {
      name: 'Rice',
      days: [3],
    }),
  [
    ...Object.entries(foods).map(
      ([name, [days, tag, styledAsExpired]]): Row<Page> => ({
        section: '4, D7',
        says: `${days} days: '${tag}'`,
        check: async (page) => {
          const card = page.getByRole('article', { name })
          await expect(card.getByText(tag, { exact: true })).toBeVisible()
          expect((await card.getAttribute('data-expired')) !== null).toBe(styledAsExpired)
          await expect(card.getByRole('button', { name: `Donate ${name}` })).toBeEnabled({
            enabled: days >= 0,
          })
        },
      }),
    ),
    {
      section: 'D7',
      says: 'beyond 2 days no tag',
      check: (page) =>
        expect(page.getByRole('article', { name: 'Rice' })).not.toContainText(/days? left|Expire[sd]/),
    },
  ],
)
