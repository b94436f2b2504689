import type { Locator } from '@playwright/test'
import { expect, type Page, test } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { openRow } from '../steps/pantry.ts'
import { addItem, celebrated } from './stock.ts'

/** Shorter than any eye sees. */
const unseenMs = 1
/** No toast that was not asked to stay lasts longer. */
const longestMs = 11_000

/** Travels into the page: what moves, and for how long. */
const movements = (page: Page) =>
  page.evaluate((leastMs) => {
    const lasting = document.getAnimations().map((animation) => {
      const { activeDuration } = animation.effect?.getComputedTiming() ?? {}
      return { animation, ms: Number(activeDuration) }
    })
    return lasting.filter(({ ms }) => ms > leastMs).map(({ animation }) => animation.constructor.name)
  }, unseenMs)

test('less motion: no confetti, no slides, no shimmer', async ({ openAs }) => {
  const { page } = await openAs()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/pantry/items?**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/pantry')
  await expect(page.getByText('Loading your pantry…')).toBeAttached()
  expect(await movements(page), 'there is something to stop').not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await movements(page), 'outlines of what is loading').toEqual([])
  release()
  await page.getByRole('button', { name: 'Add Item' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await movements(page), 'a dialog').toEqual([])
  await page.keyboard.press('Escape')
  await addItem(page, { name: 'Rice', expiryDates: [inDays(9)] })
  await expect(page.getByText('You just unlocked First Time Pantry User')).toBeVisible()
  expect(await movements(page), 'a toast').toEqual([])
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(0)
  await page.goto('/notifications')
  await page.getByRole('switch', { name: 'Email Reminders' }).press('Space')
  expect(await movements(page), 'a switch').toEqual([])
})

test('a toast waits for whoever reads it, and can be closed', async ({ openAs }) => {
  const { page } = await openAs()
  for (const name of ['Rice', 'Milk']) await addItem(page, { name, expiryDates: [inDays(9)] })
  await celebrated(page)
  await page.goto('/pantry')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.clock.install()
  const toast = (name: string) => page.getByRole('group', { name })
  await page.getByRole('button', { name: 'Remove Rice' }).click()
  await expect(toast('Rice').getByRole('status')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Add Item' }).click()
  for (const name of ['Close', 'Save']) {
    const button = page.getByRole('dialog').getByRole('button', { name, exact: true })
    await expect.poll(() => overlap(toast('Rice'), button), `a toast leaves ${name} free`).toBe(false)
  }
  await page.keyboard.press('Escape')
  await toast('Rice').hover()
  await page.clock.fastForward(longestMs)
  await expect(toast('Rice')).toBeVisible()
  await toast('Rice').getByRole('button', { name: 'Undo' }).focus()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(longestMs)
  await expect(toast('Rice')).toBeVisible()
  await page.getByRole('button', { name: 'Add Item' }).focus()
  await page.clock.fastForward(longestMs)
  await expect(toast('Rice')).toHaveCount(0)
  await openRow(page, 'Milk')
  await page.getByRole('button', { name: 'Remove Milk' }).click()
  await toast('Milk').getByRole('button', { name: 'Close message' }).press('Enter')
  await expect(toast('Milk')).toHaveCount(0)
})

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('one of them is not there')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
