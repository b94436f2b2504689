import { expect, test } from '../fixtures.ts'
import { senderIsThere } from '../steps/device.ts'
import { beginPost, card, foodNamed, submitPost } from '../steps/exchange.ts'

/** Longer than that and whoever pressed has turned to other things. */
const lateMs = 11_000

test('a post that waits says so, and that it went out is said once', async ({ openAs }) => {
  const { page } = await openAs({ width: 360, isNew: true })
  await page.goto('/exchange')
  const tofu = foodNamed('Tofu')
  await beginPost(page, tofu)
  await senderIsThere(page)
  await page.context().setOffline(true)
  await submitPost(page)
  const said = (text: string) => page.getByRole('status').filter({ hasText: text })
  await expect(said(`${tofu} will be posted when you’re back online.`)).toBeVisible()
  const waits = card(page, tofu).getByText('Waiting to be posted. Others can’t see it yet.')
  await expect(waits).toBeVisible()
  await page.clock.setSystemTime(Date.now() + lateMs)
  await page.context().setOffline(false)
  await expect(said('1 waiting change has been sent.')).toBeVisible()
  await expect(waits).toHaveCount(0)
  await expect(card(page, tofu)).toBeVisible()
})

test('a post that the server cannot take yet is not called posted', async ({ openAs }) => {
  const { page } = await openAs({ width: 360 })
  await page.goto('/exchange')
  const rice = foodNamed('Rice')
  await beginPost(page, rice)
  const address = '**/api/exchange/posts'
  await page.route(address, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  )
  await submitPost(page)
  const said = (text: string) => page.getByRole('status').filter({ hasText: text })
  await expect(said(`${rice} will be posted when the server can be reached.`)).toBeVisible()
  const waits = card(page, rice).getByText('Waiting to be posted. Others can’t see it yet.')
  await expect(waits).toBeVisible()
  await expect(said(`Posted ${rice}.`)).toHaveCount(0)
  await page.unroute(address)
  await expect(waits).toHaveCount(0, { timeout: 60_000 })
})
