import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { inDays } from './steps/dates.ts'
import { card, fillPost, foodNamed, lookFor, submitPost } from './steps/exchange.ts'

test('a student finds a way from sign-up to a first recipe, a first post and logout', async ({
  page,
  openAs,
  newStudent,
}) => {
  const email = `${randomUUID()}@campus.test`
  const password = 'steamed-rice with kaya 9'

  await test.step('sign up', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Sign Up' }).first().click()
    await page.getByLabel('First Name').fill('Mei')
    await page.getByLabel('Last Name').fill('Tan')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome Back, Mei Tan!' })).toBeVisible()
  })

  const cards = page.getByRole('article', { name: 'Milk' })
  const tomorrow = cards.filter({ hasText: '1 day left' })
  const later = cards.filter({ hasText: '2 days left' })

  await test.step('add milk with two dates: two cards with the right tags', async () => {
    await page
      .getByRole('link', { name: 'Manage my Pantry' })
      .or(page.getByRole('button', { name: 'Manage my Pantry' }))
      .click()
    await expect(page.getByText('(No items in pantry yet)')).toBeVisible()
    await page.getByRole('button', { name: 'Add Item' }).first().click()
    const form = page.getByRole('dialog', { name: 'Add New Item' })
    await form.getByLabel('Food name').fill('Milk')
    await form.getByLabel('Quantity').fill('2')
    await form.getByLabel('Expiry date', { exact: true }).fill(inDays(2))
    await form.getByRole('button', { name: 'Add another date' }).click()
    await form.getByLabel('Expiry date 2').fill(inDays(1))
    await form.getByLabel('Remark').fill('Bottom shelf')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form).toBeHidden()
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText('1 day left')
    await expect(cards.last()).toContainText('2 days left')
  })

  await test.step('edit in place', async () => {
    await later.getByRole('button', { name: 'Edit Milk' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Item' })
    await expect(form.getByLabel('Food name')).toHaveValue('Milk')
    await form.getByLabel('Quantity').fill('5')
    await form.getByRole('button', { name: 'Update' }).click()
    await expect(form).toBeHidden()
    await expect(later).toContainText('5')
    await expect(cards).toHaveCount(2)
  })

  await test.step('edit with a changed date replaces it', async () => {
    await later.getByRole('button', { name: 'Edit Milk' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Item' })
    await form.getByLabel('Expiry date', { exact: true }).fill(inDays(0))
    await form.getByRole('button', { name: 'Update' }).click()
    await expect(cards.filter({ hasText: 'Expires today' })).toHaveCount(1)
    await expect(later).toHaveCount(0)
  })

  await test.step('consume one, then the last one, and undo it', async () => {
    await tomorrow.getByRole('button', { name: 'Consumed Milk' }).click()
    await expect(tomorrow.getByRole('definition').first()).toHaveText('1')
    await tomorrow.getByRole('button', { name: 'Consumed Milk' }).click()
    await expect(tomorrow).toHaveCount(0)
    await page.getByRole('button', { name: /Undo/ }).last().click()
    await expect(tomorrow).toHaveCount(1)
    await page.reload()
    await expect(tomorrow.getByRole('definition').first()).toHaveText('1')
  })

  await test.step('remove, and undo it', async () => {
    await tomorrow.getByRole('button', { name: 'Remove Milk' }).click()
    await expect(tomorrow).toHaveCount(0)
    await page.getByRole('button', { name: /Undo/ }).last().click()
    await expect(tomorrow).toHaveCount(1)
    await expect(cards.last()).toContainText('1 day left')
  })

  await test.step('a change shows in a second tab, served by a second process, within a second', async () => {
    const { page: second } = await openAs({
      student: { ...(await newStudent()), email, password },
      process: 1,
    })
    await second.goto('/pantry')
    await expect(second.getByRole('article', { name: 'Milk' })).toHaveCount(2)
    await page.getByRole('button', { name: 'Add Item' }).first().click()
    await page.getByLabel('Food name').fill('Tofu')
    await page.getByLabel('Expiry date', { exact: true }).fill(inDays(4))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('article', { name: 'Tofu' })).toBeVisible()
    await expect(second.getByRole('article', { name: 'Tofu' })).toBeVisible()
    await second.getByRole('button', { name: 'Remove Tofu' }).click()
    await expect(page.getByRole('article', { name: 'Tofu' })).toBeHidden()
  })

  await test.step('the first recipe, with one press, uses what there is', async () => {
    await page.getByRole('link', { name: 'Recipes', exact: true }).click()
    await page.getByRole('button', { name: 'Suggest Recipes' }).click()
    await expect(page.getByRole('heading', { name: /^Recipe 1: / })).toBeVisible()
    await expect(page.getByText('Uses Milk').first()).toBeVisible()
    await page.getByRole('link', { name: 'Pantry', exact: true }).click()
  })

  await test.step('donate carries name, quantity, date and remark to the exchange', async () => {
    await tomorrow.getByRole('button', { name: 'Donate Milk' }).click()
    await page.waitForURL(/\/exchange\?/)
    const carried = new URL(page.url()).searchParams
    const text = (name: string) => String(JSON.parse(JSON.stringify(carried.get(name)))).replaceAll('"', '')
    expect([text('foodName'), text('quantity'), text('expiryDate'), text('remark')]).toEqual([
      'Milk',
      '1',
      inDays(1),
      'Bottom shelf',
    ])
  })

  const given = foodNamed('Milk')
  await test.step('the first post takes it out of the pantry, for good', async () => {
    await fillPost(page, { 'Food name': given, 'Dorm location': 'UTown' })
    await submitPost(page)
    await expect(card(page, given)).toBeVisible()
    await page.getByRole('link', { name: 'Pantry', exact: true }).click()
    await expect(cards).toHaveCount(1)
    await page.reload()
    await expect(cards).toHaveCount(1)
  })

  await test.step('another account sees the post, and nothing of the pantry', async () => {
    const { page: other } = await openAs({ process: 1 })
    await lookFor(other, given)
    await expect(card(other, given)).toContainText('Mei Tan')
    await expect(card(other, given).getByRole('link', { name: /Contact/ })).toBeVisible()
    await other.goto('/pantry')
    await expect(other.getByText('(No items in pantry yet)')).toBeVisible()
  })

  await test.step('log out', async () => {
    await page.goto('/home')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
    await page.goto('/pantry')
    await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('next')).toBe('/pantry')
  })
})
