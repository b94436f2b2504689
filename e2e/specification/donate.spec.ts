import { expect, type Page } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { card, fillPost, foodNamed, lookFor, search, submitPost } from '../steps/exchange.ts'
import { type Ground, holdTable } from './table.ts'

/** A pantry item, donated: the form is open. */
async function donate({ openAs }: Ground, name: string, expiryDate = inDays(2)): Promise<Page> {
  const { page } = await openAs()
  const answer = await page.request.post('/api/pantry/items', {
    data: { name, quantity: 4, remark: 'Half a loaf', expiryDates: [expiryDate] },
  })
  expect(answer.status()).toBe(201)
  await page.goto('/pantry')
  await page.getByRole('button', { name: `Donate ${name}` }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Post' })).toBeVisible()
  return page
}
const inPantry = async (page: Page, name: string, quantity: string) => {
  await page.getByRole('link', { name: 'Pantry', exact: true }).click()
  await expect(page.getByRole('article', { name }).getByRole('definition').first()).toHaveText(quantity)
}

holdTable('Donate', [
  {
    section: '4, D12',
    says: 'the form is prefilled; cancelling changes nothing and clears the address',
    check: async (ground) => {
      const name = foodNamed('Toast')
      // Counted once: the test may run over midnight.
      const expiryDate = inDays(2)
      const page = await donate(ground, name, expiryDate)
      const form = page.getByRole('dialog')
      await expect(form.getByLabel('Food name', { exact: true })).toHaveValue(name)
      await expect(form.getByLabel('Quantity')).toHaveValue('4')
      await expect(form.getByLabel('Expiry date', { exact: true })).toHaveValue(expiryDate)
      await expect(form.getByLabel('Description (optional)')).toHaveValue('Half a loaf')
      await submitPost(page, 'Cancel')
      await expect(page).toHaveURL(/\/exchange$/)
      await inPantry(page, name, '4')
    },
  },
  {
    section: 'D12',
    says: 'no more than there is; publishing moves the quantity out of the pantry, Undo moves it back',
    check: async (ground) => {
      const name = foodNamed('Bagel')
      const page = await donate(ground, name)
      await fillPost(page, { Quantity: '5', 'Dorm location': 'PGP' })
      await submitPost(page)
      await expect(page.getByRole('alert')).toHaveText('You only have 4 in your pantry.')
      await fillPost(page, { Quantity: '3' })
      await submitPost(page)
      await expect(page).toHaveURL(/\/exchange$/)
      await expect(page.getByRole('status').filter({ hasText: `Posted ${name}.` })).toBeVisible()
      // Asked of the server: Undo stays for eight seconds.
      const left = async () => (await (await page.request.get('/api/pantry/items')).json()).items[0].quantity
      await expect.poll(left).toBe(1)
      await page.getByRole('button', { name: 'Undo' }).click()
      await inPantry(page, name, '4')
      await lookFor(page, name)
      await expect(page.getByText(`Nobody is sharing “${name}” right now.`)).toBeVisible()
    },
  },
  {
    section: 'D55',
    says: 'the food decides the kind of its date where its owner does not',
    check: async (ground) => {
      const name = foodNamed('Chicken breast')
      const page = await donate(ground, name)
      await expect(page.getByRole('dialog').getByText('Date: use by, as suggested')).toBeVisible()
      await ground.expectAccessible(page, 'a kind of date by the food')
      await fillPost(page, { 'Dorm location': 'PGP' })
      await submitPost(page)
      await search(page, name)
      await expect(card(page, name).getByRole('term').filter({ hasText: 'Use by' })).toBeVisible()
    },
  },
  {
    section: 'D12',
    says: "deleting the post offers 'Put back in my pantry'",
    check: async (ground) => {
      const name = foodNamed('Scone')
      const page = await donate(ground, name)
      await fillPost(page, { 'Dorm location': 'PGP' })
      await submitPost(page)
      await search(page, name)
      const remove = card(page, name).getByRole('button', { name: `Delete ${name}` })
      await remove.click()
      await expect(
        page.getByRole('dialog').getByRole('button', { name: 'Put back in my pantry' }),
      ).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(remove).toBeFocused()
      await remove.click()
      await submitPost(page, 'Delete')
      await expect(card(page, name)).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).last().click()
      await remove.click()
      await submitPost(page, 'Put back in my pantry')
      await expect(card(page, name)).toHaveCount(0)
      await inPantry(page, name, '4')
    },
  },
])
