import { randomUUID } from 'node:crypto'
import { badgeRules } from '@shelfmate/contract/achievements/badges'
import { expect, type Page, test } from './fixtures.ts'
import { prepareCounters } from './steps/database.ts'
import { inDays } from './steps/dates.ts'

/** One badge is told of at a time, each for five seconds. */
const cheersMs = 45_000
const lookEveryMs = 500
const cheer = (badge: string) => `You just unlocked ${badge}`
const cheers = (page: Page, badge: string) => page.getByRole('status').filter({ hasText: cheer(badge) })
const confetti = (page: Page) => page.locator('canvas[data-confetti]')

/** Logs an item by the pantry's form, one for each date. */
async function log(page: Page, dates = 1): Promise<void> {
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add New Item' })
  await form.getByLabel('Food name').fill('Rice')
  await form.getByLabel('Quantity').fill('50')
  await form.getByLabel('Expiry date', { exact: true }).fill(inDays(9))
  for (let n = 2; n <= dates; n++) {
    await form.getByRole('button', { name: 'Add another date' }).click()
    await form.getByLabel(`Expiry date ${n}`).fill(inDays(9 + n))
  }
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
}

const consume = (page: Page) => page.getByRole('button', { name: 'Consumed Rice' }).first().click()

/** Does something until each badge is cheered: after how many times more. */
async function earn(page: Page, act: (page: Page) => Promise<void>, badges: Record<string, number>) {
  for (const [badge, times] of Object.entries(badges)) {
    for (let n = 0; n < times; n++) await act(page)
    await expect(cheers(page, badge)).toBeVisible()
  }
}

async function expectUnlocked(page: Page, badge: string): Promise<void> {
  await page.goto('/progress')
  await expect(
    page.getByRole('region', { name: 'Unlocked' }).getByRole('button', { name: badge }),
  ).toBeVisible()
}

/** A badge's message shows its own medal, and leads to it; returns to the pantry. */
async function expectMedalAndWay(page: Page, badge: string): Promise<void> {
  const message = page.getByRole('group', { name: cheer(badge) })
  const way = message.getByRole('button', { name: 'See it' })
  // Its time stands still meanwhile.
  await way.focus()
  const medal = await message.locator('svg').first().innerHTML()
  await way.click()
  await expect(page).toHaveURL(/\/progress\?badge=/)
  await expect(page.getByRole('dialog')).toContainText(badge)
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  const unlocked = page.getByRole('region', { name: 'Unlocked' }).getByRole('button', { name: badge })
  expect(await unlocked.locator('svg').innerHTML()).toBe(medal)
  await page.goto('/pantry')
}

test('logging and using up earn their first badges, one after the other', async ({ openAs }) => {
  const { page } = await openAs()
  await page.goto('/pantry')
  await log(page)
  await expect(cheers(page, 'First Time Pantry User')).toBeVisible()
  await expectMedalAndWay(page, 'First Time Pantry User')
  await log(page, 4)
  await expect(cheers(page, 'Pantry Builder')).toBeVisible()
  await log(page, 5)
  await expect(cheers(page, 'Pantry Chef')).toBeVisible()
  await earn(page, consume, { 'Waste Saver': 1, 'Waste Warrior': 4, 'Waste Vanisher': 5 })
  const names = ['First Time Pantry User', 'Pantry Builder', 'Pantry Chef']
  for (const badge of [...names, 'Waste Saver', 'Waste Warrior', 'Waste Vanisher'])
    await expectUnlocked(page, badge)
})

/** Posts food by the API, under a name of its own among all posts of the run; handing it over is what counts. */
async function post(page: Page, quantity: number): Promise<void> {
  const foodName = `Tofu ${randomUUID()}`
  const data = { foodName, quantity, expiryDate: inDays(3), location: 'PGP', description: '' }
  expect((await page.request.post('/api/exchange/posts', { data })).status()).toBe(201)
  await page.goto(`/exchange?search=${encodeURIComponent(foodName)}`)
}

const claim = (page: Page) => page.getByRole('button', { name: /^Claim 1 Tofu/ }).click()

test('handing food over earns its badges, one after the other', async ({ openAs }) => {
  const { page } = await openAs()
  await post(page, 11)
  await earn(page, claim, { 'First Donation': 1, 'Kind Donor': 4, 'Generous Giver': 5 })
  for (const badge of ['First Donation', 'Kind Donor', 'Generous Giver']) await expectUnlocked(page, badge)
})

test('Shelfmate Champion is earned by the two hundredth donation', async ({ openAs }) => {
  const { page, student } = await openAs()
  await prepareCounters(student.id, { donated: 199 })
  await post(page, 1)
  await claim(page)
  await expect(cheers(page, 'Shelfmate Champion')).toBeVisible()
  await expectUnlocked(page, 'Shelfmate Champion')
})

for (const [badge, past] of [
  ['Pantry King', { logged: 99 }],
  ['Century Saver', { streak: 99, endedDaysAgo: 1 }],
] as const) {
  test(`${badge} is earned by the last step of a long way`, async ({ openAs }) => {
    const { page, student } = await openAs()
    await prepareCounters(student.id, past)
    await page.goto('/progress')
    await expect(
      page.getByRole('region', { name: 'In Progress' }).getByRole('button', { name: badge }),
    ).toBeVisible()
    await page.goto('/pantry')
    await log(page)
    await expect(cheers(page, badge)).toBeVisible()
    await expectUnlocked(page, badge)
  })
}

test('every badge has a picture of its own', async ({ openAs }) => {
  const { page } = await openAs()
  await page.goto('/progress')
  const pictures = new Set<string>()
  for (const { name } of badgeRules)
    pictures.add(await page.getByRole('button', { name, exact: true }).locator('svg').innerHTML())
  expect(pictures.size).toBe(badgeRules.length)
})

test('a badge is celebrated once on every open screen of its owner, and on no other', async ({ openAs }) => {
  const { page, student } = await openAs({ moves: true })
  const { page: second } = await openAs({ student, process: 1, moves: true })
  const { page: stranger } = await openAs({ process: 1, moves: true })
  await page.goto('/pantry')
  await second.goto('/progress')
  await stranger.goto('/progress')
  const connected = second.getByRole('region', { name: 'Not Started' })
  await expect(connected.getByRole('button', { name: 'First Time Pantry User' })).toBeVisible()
  const since = Date.now()
  await log(page)
  // A toast under the pointer stays for as long as somebody reads it.
  await page.mouse.move(0, 0)
  // Both at once: each is there for five seconds only.
  const celebrates = (screen: Page) => [
    expect(cheers(screen, 'First Time Pantry User')).toHaveCount(1),
    expect(confetti(screen)).toHaveCount(1),
  ]
  await Promise.all([page, second].flatMap(celebrates))
  await expect(
    second.getByRole('region', { name: 'Unlocked' }).getByRole('button', { name: 'First Time Pantry User' }),
  ).toBeVisible()
  await expect(confetti(page)).toHaveCount(0)
  await expect(cheers(page, 'First Time Pantry User')).toHaveCount(0)
  expect(Date.now() - since).toBeGreaterThan(5_000)
  await expect(confetti(stranger)).toHaveCount(0)
  await expect(cheers(stranger, 'First Time Pantry User')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article', { name: 'Rice' })).toBeVisible()
  await second.reload()
  await expect(second.getByRole('heading', { name: 'Top 5 Badge Collectors' })).toBeVisible()
  for (const screen of [page, second]) await expect(cheers(screen, 'First Time Pantry User')).toHaveCount(0)
})

test('badges earned while away are all celebrated at the next visit, and only then', async ({ openAs }) => {
  const { page } = await openAs()
  for (const count of [5, 5]) {
    const expiryDates = Array.from({ length: count }, (_, n) => inDays(n + 3))
    const answer = await page.request.post('/api/pantry/items', {
      data: { name: 'Rice', quantity: 20, remark: '', expiryDates },
    })
    expect(answer.status()).toBe(201)
  }
  const { items } = await (await page.request.get('/api/pantry/items')).json()
  for (let n = 0; n < 5; n++)
    expect(
      (await page.request.post(`/api/pantry/items/${items[0].id}/consumptions`, { data: {} })).ok(),
    ).toBe(true)
  await page.goto('/home')
  const names = ['First Time Pantry User', 'Pantry Builder', 'Pantry Chef', 'Waste Saver', 'Waste Warrior']
  const seen = new Set<string>()
  const look = async () => {
    for (const text of await page.getByRole('status').allTextContents())
      for (const badge of names) if (text.includes(cheer(badge))) seen.add(badge)
    return [...seen].toSorted()
  }
  await expect.poll(look, { timeout: cheersMs, intervals: [lookEveryMs] }).toEqual(names.toSorted())
  await page.goto('/pantry')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const badge of names) await expect(cheers(page, badge)).toHaveCount(0)
})
