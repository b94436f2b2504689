import { expect, type Page, test } from '../fixtures.ts'
import { isSeen } from '../steps/device.ts'

const forms = [
  { path: '/pantry', add: 'Add Item', dialog: 'Add New Item', send: 'Save' },
  { path: '/exchange', add: 'Add Post', dialog: 'Add New Post', send: 'Post' },
] as const

async function openForm(page: Page, { path, add, dialog }: (typeof forms)[number]) {
  await page.goto(path)
  await page.getByRole('button', { name: add }).first().click()
  return page.getByRole('dialog', { name: dialog })
}

for (const form of forms) {
  test(`what is typed in ${form.dialog} survives a reload, and goes at logout`, async ({ openAs }) => {
    const { page, student } = await openAs()
    const first = await openForm(page, form)
    await first.getByLabel('Food name').fill('Half a pumpkin')
    await first.getByLabel('Quantity').fill('3')
    const second = await openForm(page, form)
    await expect(second.getByText('Here’s what you typed before.')).toBeVisible()
    await expect(second.getByLabel('Food name')).toHaveValue('Half a pumpkin')
    await expect(second.getByLabel('Quantity')).toHaveValue('3')

    await page.goto('/home')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    const { email, password } = student
    expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
    const third = await openForm(page, form)
    await expect(third.getByLabel('Food name')).toHaveValue('')
  })
}

test('recipes are there again after a reload, with what was cooked', async ({ openAs }) => {
  const { page } = await openAs()
  const data = { name: 'Eggs', quantity: 6, remark: '', expiryDates: ['2100-01-01'] }
  expect((await page.request.post('/api/pantry/items', { data })).status()).toBe(201)
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Suggest Recipes' }).click()
  const first = page.getByRole('article').first()
  await first.getByRole('button', { name: /cooked/i }).click()
  await expect(first.getByText(/cooked/i).first()).toBeVisible()
  const title = await first.getByRole('heading').first().innerText()
  await isSeen(page, 'recipes kept')
  await page.reload()
  await expect(page.getByRole('article').first().getByRole('heading').first()).toHaveText(title)
})

test('a screen that this device has never seen says that it needs the connection', async ({ openAs }) => {
  const { page } = await openAs({ worker: true })
  await page.goto('/profile')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  for (const path of ['/pantry', '/exchange', '/chat', '/recipes', '/progress', '/notifications']) {
    await page.goto(path)
    await expect(page.getByText('Open it once while you’re online.').first()).toBeVisible()
  }
})
