import { expect, test } from '../fixtures.ts'

test('the form suggests the usual date of a food, and goes on to the next by one press', async ({
  openAs,
  expectAccessible,
}) => {
  const { page } = await openAs({ width: 360 })
  await page.goto('/pantry')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add New Item' })
  const date = form.getByLabel('Expiry date', { exact: true })
  await form.getByLabel('Food name').fill('Fresh milk')
  const usual = form.getByRole('button', { name: /^About .* · usually keeps: \d+ days?$/ })
  await expect(usual).toBeVisible()
  await expectAccessible(page, 'a form that knows the food')
  await expect(date).toHaveValue('')
  await usual.click()
  await expect(date).not.toHaveValue('')
  await form.getByRole('button', { name: 'Save and next' }).click()
  await expect(form.getByRole('status').filter({ hasText: 'Added Fresh milk. What’s next?' })).toBeVisible()
  await expect(form.getByLabel('Food name')).toBeFocused()
  await expect(form.getByLabel('Food name')).toHaveValue('')
  await page.keyboard.type('Rice')
  await form.getByRole('button', { name: '+3 days' }).click()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
})
