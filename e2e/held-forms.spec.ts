import { expect, test } from './fixtures.ts'
import { holdBack } from './steps/hold-back.ts'

test('a profile that is being saved takes no more: what is typed then would be neither saved nor kept', async ({
  openAs,
}) => {
  const { page, student } = await openAs()
  await page.goto('/profile')
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  const allergies = page.getByLabel('Allergies', { exact: true })
  await allergies.fill('milk')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Mei Lin')
  const release = await holdBack(page, '**/api/profile')
  await name.press('Enter')
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()

  const box = await allergies.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.keyboard.type(', peanuts')
  await expect(page.locator('[name=allergies]')).toHaveValue('milk')
  await page.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()

  release()
  await expect(page.getByText('Profile updated!')).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
})
