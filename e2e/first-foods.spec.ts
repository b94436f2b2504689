import { expect, test } from './fixtures.ts'
import { at } from './steps/accounts.ts'

test('foods are tapped one after another by keys, and the focus is never lost', async ({ openAs }) => {
  const { page } = await openAs()
  await page.goto('/home')
  const foods = page.getByRole('list', { name: 'Foods to begin with' })
  const food = (name: string) => foods.getByRole('button', { name })
  await page.getByRole('link', { name: 'Tell us your dorm, allergies and preferences' }).click()
  await at(page, '/profile')
  await page.goBack()
  await at(page, '/home')
  await food('Fresh milk').focus()
  for (const next of ['Bread', 'Rice', 'Instant noodles', 'Onion']) {
    await page.keyboard.press('Enter')
    await expect(food(next)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  // The fifth ends the grid.
  await expect(page.getByRole('list', { name: 'Use up now' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: /^(Use up first|Nothing is urgent)/ })).toBeFocused()
})
