import { anew, expect, type Page, test } from '../fixtures.ts'
import { bothChatsOpened, bubble, write } from '../steps/chats.ts'
import { inDays } from '../steps/dates.ts'
import { queue } from '../steps/device.ts'
import { openPantry } from '../steps/pantry.ts'

const refusal = (code: string) => ({ error: { code, message: 'No.', requestId: 'r1' } })

/** Has the server say no to what is made there, until the returned function is called. */
async function refuse(page: Page, address: string, code: string): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: refusal(code) })
      : route.fallback(),
  )
  return () => page.unroute(address)
}

test('a message that is refused stays in its chat with the reason, and goes out when it may', async ({
  newStudent,
  openAs,
  expectAccessible,
}) => {
  const { left, right } = await bothChatsOpened(anew({ newStudent, openAs }))
  const allow = await refuse(left, '**/api/chats/*/messages', 'IMAGE_NOT_FOUND')
  await write(left, 'come at six')
  await expect(bubble(left, 'come at six').getByRole('alert')).toContainText(
    'This picture isn’t here any more',
  )
  await expect(left.getByRole('button', { name: '1 change wasn’t accepted.' })).toBeVisible()
  await expectAccessible(left)
  await allow()
  await bubble(left, 'come at six').getByRole('button', { name: 'Retry' }).click()
  await expect(bubble(right, 'come at six')).toBeVisible()
  await expect(bubble(left, 'come at six')).toContainText('Seen')
})

test('different foods that are refused together come back as the rows that they were', async ({ openAs }) => {
  const page = await openPantry({ openAs })
  const allow = await refuse(page, '**/api/pantry/batches', 'PLACES_FULL')
  const line = page.getByRole('combobox', { name: 'Quick add' })
  await line.fill('milk 2 +5, rice 3 +9')
  await line.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '2 items could not be added.' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(queue(page).getByRole('listitem')).toContainText('2 × milk')
  await queue(page).getByRole('button', { name: 'Edit' }).click()
  const table = page.getByRole('dialog', { name: 'Check before adding' })
  await expect(table.getByRole('textbox', { name: 'Food 2' })).toHaveValue('rice')
  await expect(table.getByLabel('Expiry date of rice')).toHaveValue(inDays(9))
  await allow()
  await table.getByRole('button', { name: 'Add 2 items' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /wasn’t accepted/ })).toHaveCount(0)
})

test('a food that is refused while the form is open for the next waits beside it', async ({ openAs }) => {
  const page = await openPantry({ openAs })
  await refuse(page, '**/api/pantry/items', 'PANTRY_FULL')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add New Item' })
  await form.getByLabel('Food name').fill('Milk')
  await form.getByLabel('Expiry date').fill(inDays(5))
  await form.getByRole('button', { name: 'Save and next' }).click()
  await form.getByLabel('Food name').fill('Rice')
  await expect(page.getByRole('alert').filter({ hasText: 'Milk could not be added.' })).toBeVisible()
  await form.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(form).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: '1 change wasn’t accepted.' }).click()
  await queue(page).getByRole('button', { name: 'Edit' }).click()
  await expect(form.getByLabel('Food name')).toHaveValue('Milk')
  await form.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await expect(form.getByLabel('Food name')).toHaveValue('Rice')
})

test('an undo that reached the server too late offers to add the food again', async ({ openAs }) => {
  const page = await openPantry({ openAs }, { name: 'Milk', quantity: 3, days: [5], remark: 'top shelf' })
  const stored = async () => (await (await page.request.get('/api/pantry/items')).json()).items
  await page.route('**/restore', (route) => route.fulfill({ status: 410, json: refusal('UNDO_EXPIRED') }))
  await page
    .getByRole('article')
    .getByRole('button', { name: /Remove/ })
    .click()
  // Before that it would only be withdrawn on the device.
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect.poll(stored).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Add it again' }).click()
  await expect(page.getByRole('article')).toContainText('top shelf')
  await expect
    .poll(stored)
    .toMatchObject([{ name: 'Milk', quantity: 3, remark: 'top shelf', expiryDate: inDays(5) }])
})
