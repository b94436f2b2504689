import { expect, test } from './fixtures.ts'
import { line, preview } from './steps/entry.ts'
import { openPantry } from './steps/pantry.ts'

test('places of one’s own: named in the form, told in the line, moved to, and grouped by', async ({
  openAs,
  expectAccessible,
}) => {
  const page = await openPantry({ openAs }, { name: 'Kimchi', days: [3] })
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await page.getByRole('button', { name: 'Edit Kimchi' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Item' })
  await form.getByLabel('Place (optional)').selectOption('Another place…')
  await expect(form.getByLabel('Name of the place')).toBeFocused()
  await page.keyboard.type('Shelf 3')
  await expectAccessible(page, 'a place being named in the form')
  await form.getByRole('button', { name: 'Update' }).click()
  await expect(card('Kimchi')).toContainText('Shelf 3')

  await line(page).fill('2 milk +5 shelf 3, rice +9')
  await expect(preview(page)).toContainText('Shelf 3')
  await page.keyboard.press('Enter')
  await expect(card('milk')).toContainText('Shelf 3')

  await page.getByRole('button', { name: 'Choose rice' }).click()
  const bar = page.getByRole('region', { name: 'Chosen items' })
  await bar.getByLabel('Move to').selectOption('Another place…')
  await page.keyboard.type('Balcony')
  await expectAccessible(page, 'a place being named for what is chosen')
  await page.keyboard.press('Enter')
  await expect(card('rice')).toContainText('Balcony')

  await page.goto('/pantry?group=place')
  for (const place of ['Shelf 3', 'Balcony'])
    await expect(page.getByText(place, { exact: true })).toBeVisible()
})
