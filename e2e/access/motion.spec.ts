import type { Locator } from '@playwright/test'
import { expect, type Page, test } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { holdBack } from '../steps/hold-back.ts'
import { addItem } from './stock.ts'

/** Shorter than any eye sees. */
const unseenMs = 1

/** Travels into the page: what moves, and for how long. */
const movements = (page: Page) =>
  page.evaluate((leastMs) => {
    const lasting = document.getAnimations().map((animation) => {
      const { activeDuration } = animation.effect?.getComputedTiming() ?? {}
      return { animation, ms: Number(activeDuration) }
    })
    return lasting.filter(({ ms }) => ms > leastMs).map(({ animation }) => animation.constructor.name)
  }, unseenMs)

/** Travels into the page: what moves when something takes its place at once, however short. */
function shortestMovements(): number {
  document.body.style.paddingTop = '1px'
  const begun = document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
  document.body.style.paddingTop = ''
  return begun
}

test('less motion: no confetti, no slides, no shimmer; and a toast leaves a popup’s buttons free', async ({
  openAs,
}) => {
  const { page } = await openAs({ moves: true })
  const release = await holdBack(page, '**/api/pantry/items?**')
  await page.goto('/pantry')
  await expect(page.getByText('Loading your pantry…')).toBeAttached()
  expect(await movements(page), 'there is something to stop').not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await movements(page), 'outlines of what is loading').toEqual([])
  expect(await page.evaluate(shortestMovements), 'what takes its place').toBe(0)
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
  await page.goto('/pantry')
  await page.getByRole('button', { name: 'Remove Rice' }).click()
  await page.getByRole('group', { name: 'Rice' }).hover()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Add Item' }).click()
  for (const name of ['Close', 'Save']) {
    const button = page.getByRole('dialog').getByRole('button', { name, exact: true })
    await expect.poll(() => overlap(page.getByRole('group', { name: 'Rice' }), button), name).toBe(false)
  }
})

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('one of them is not there')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
