import { expect, type Page, test } from '../fixtures.ts'
import { isSeen } from '../steps/device.ts'
import { card, openComments, openOwnPost, submitPost } from '../steps/exchange.ts'
import { openPantry } from '../steps/pantry.ts'

const forms = [
  { path: '/pantry', add: 'Add Item', dialog: 'Add New Item', send: 'Save' },
  { path: '/exchange', add: 'Add Post', dialog: 'Add New Post', send: 'Post' },
] as const

const kept = 'Here’s what you typed before.'
const eggs = { name: 'Eggs', quantity: 6, days: [9] }

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
    await expect(second.getByText(kept)).toBeVisible()
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

test('the quick-add line stays over another screen and a reload, until it is saved', async ({ openAs }) => {
  const page = await openPantry({ openAs })
  const line = page.getByRole('combobox', { name: 'Quick add' })
  await line.fill('blorf +5')
  await page.getByRole('link', { name: 'Recipes', exact: true }).click()
  await expect(line).toHaveCount(0)
  await page.getByRole('link', { name: 'Pantry', exact: true }).click()
  await expect(line).toHaveValue('blorf +5')
  await page.reload()
  await expect(line).toHaveValue('blorf +5')
  await line.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(line).toHaveValue('')
})

test('what is typed into an item’s form survives a reload, unless another device changed the item', async ({
  openAs,
  newStudent,
}) => {
  const student = await newStudent()
  const page = await openPantry({ openAs: () => openAs({ student }) }, eggs)
  const form = page.getByRole('dialog', { name: 'Edit Item' })
  const edit = () => page.getByRole('button', { name: 'Edit Eggs' }).click()
  const quantity = form.getByLabel('Quantity')
  await edit()
  await quantity.fill('2')
  await form.getByRole('button', { name: 'Add another date' }).click()
  await form.getByLabel('Expiry date 2').fill('2100-02-01')
  await form.getByLabel('Remark (optional)').fill('Brown ones')

  await test.step('it is there again, and Start over shows the item', async () => {
    await page.reload()
    await edit()
    await expect(form.getByText(kept)).toBeVisible()
    await expect(quantity).toHaveValue('2')
    await expect(form.getByLabel('Expiry date 2')).toHaveValue('2100-02-01')
    await expect(form.getByLabel('Remark (optional)')).toHaveValue('Brown ones')
    await form.getByRole('button', { name: 'Start over' }).click()
    await expect(quantity).toHaveValue('6')
    await expect(form.getByLabel('Expiry date 2')).toHaveCount(0)
  })

  await test.step('it goes with the form that is closed', async () => {
    await quantity.fill('2')
    await form.getByRole('button', { name: 'Close', exact: true }).click()
    await edit()
    await expect(quantity).toHaveValue('6')
  })

  await test.step('it undoes nothing of another device', async () => {
    await quantity.fill('2')
    const { page: other } = await openAs({ student })
    await other.goto('/pantry')
    await other.getByRole('button', { name: 'Consumed Eggs' }).click()
    await page.reload()
    await expect(page.getByRole('article', { name: 'Eggs' }).getByRole('definition').first()).toHaveText('5')
    await edit()
    await expect(quantity).toHaveValue('5')
    await expect(form.getByText(kept)).toHaveCount(0)
  })
})

test('what is typed into the form of a donation survives a reload, and goes with Cancel', async ({
  openAs,
}) => {
  const page = await openPantry({ openAs }, eggs)
  const form = page.getByRole('dialog', { name: 'Add New Post' })
  const donate = () => page.getByRole('button', { name: 'Donate Eggs' }).click()
  await donate()
  await form.getByLabel('Quantity').fill('3')
  await form.getByLabel('Description (optional)').fill('Large ones')
  await page.reload()
  await expect(form.getByText(kept)).toBeVisible()
  await expect(form.getByLabel('Quantity')).toHaveValue('3')
  await expect(form.getByLabel('Description (optional)')).toHaveValue('Large ones')
  await submitPost(page, 'Cancel')
  await page.getByRole('link', { name: 'Pantry', exact: true }).click()
  await donate()
  await expect(form.getByLabel('Quantity')).toHaveValue('6')
})

test('what is typed about a post survives a reload: in its form, and in a comment', async ({ openAs }) => {
  const { page, food } = await openOwnPost({ openAs }, 'Melon')
  const form = page.getByRole('dialog', { name: 'Edit Post' })
  const edit = () => card(page, food).getByRole('button', { name: 'Edit' }).click()
  await edit()
  await form.getByLabel('Description (optional)').fill('Sweet')
  await page.reload()
  await edit()
  await expect(form.getByText(kept)).toBeVisible()
  await expect(form.getByLabel('Description (optional)')).toHaveValue('Sweet')
  await submitPost(page, 'Cancel Edit')
  const comment = await openComments(page, food)
  await comment.fill('Half of it is gone')
  await page.reload()
  await expect(comment).toHaveValue('Half of it is gone')
})

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
