import { setTimeout } from 'node:timers/promises'
import { expect, type Page, test } from './fixtures.ts'
import { at } from './steps/accounts.ts'
import { inDays } from './steps/dates.ts'

const phone = { width: 390, height: 844 }
/** A press on a phone comes sooner than a screen's code on weak Wi-Fi. */
const lateMs = 800
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const more = (page: Page) => bar(page).getByRole('button', { name: 'More', exact: true })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('from any screen of a phone one goes home, to the profile, to the notifications, to the other theme, and out', async ({
  openAs,
  expectAccessible,
}) => {
  const { page } = await openAs()
  await page.setViewportSize(phone)
  const expiryDates = Array.from({ length: 20 }, (_, n) => inDays(n + 3))
  const data = { name: 'Rice', quantity: 1, remark: '', expiryDates }
  expect((await page.request.post('/api/pantry/items', { data })).status()).toBe(201)
  await page.goto('/pantry')
  await expect(page.getByRole('article')).toHaveCount(20)

  // The tab of the screen that is open leads to its top.
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  await bar(page).getByRole('link', { name: 'Pantry' }).click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await at(page, '/pantry')

  // The menu is opened again before the screen is there, and stays.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await setTimeout(lateMs)
    await route.continue()
  })
  for (const [way, path] of [
    ['Notifications', '/notifications'],
    ['Profile', '/profile'],
    ['Home', '/home'],
  ] as const) {
    await more(page).click()
    // Over a screen on which no two foods bear one name.
    if (path === '/profile') {
      await expect(page.getByRole('heading', { name: 'Expiry Notifications', level: 1 })).toBeVisible()
      await expectAccessible(page, 'the More menu')
    }
    await bar(page).getByRole('link', { name: way, exact: true }).click()
    await at(page, path)
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false')
  }
  // It was left by the menu, and stays closed for who comes back.
  await page.goBack()
  await at(page, '/profile')
  await expect(page.getByRole('heading', { name: 'Edit Profile', level: 1 })).toBeVisible()
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false')

  await more(page).click()
  await bar(page).getByRole('button', { name: 'Use dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.keyboard.press('Escape')
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(more(page)).toBeFocused()
  await more(page).click()
  await bar(page).getByRole('button', { name: 'Logout' }).click()
  await at(page, '/')
})

test('the names in the bar stand apart with letters twice as large', async ({ openAs }) => {
  const { page } = await openAs({ width: 360 })
  await page.goto('/pantry')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const names = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .filter({ hasText: /^\D+$/ })
    const cut = await names.evaluateAll((links) =>
      links.filter((link) => link.scrollWidth > link.clientWidth).map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
  }
})
