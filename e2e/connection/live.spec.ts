import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, type Page, test } from '../fixtures.ts'
import { prepareCounters } from '../steps/database.ts'
import { inDays } from '../steps/dates.ts'
import { isSeen } from '../steps/device.ts'
import { holdBack } from '../steps/hold-back.ts'

const addOverApi = async (page: Page, name: string) => {
  const data = { name, quantity: 1, remark: '', expiryDates: [inDays(4)] }
  expect((await page.request.post('/api/pantry/items', { data })).status()).toBe(201)
}

/** What docs/rules.md promises of everything that is live: on every open screen, through any process. */
const liveMs = 1_000
/** A crowded machine delays the change and an echo alike; on the way of a change lie a few of what an echo is. */
const echoes = 5

/** Milliseconds from here until the page has painted what a request of its own brings. */
async function echoOf(page: Page): Promise<number> {
  const since = Date.now()
  await page.evaluate(async () => {
    await fetch('/api/auth/session')
    await new Promise(requestAnimationFrame)
  })
  return Date.now() - since
}

// The one place where the second is measured; elsewhere what arrives without a reload is live.
test('what one device adds stands on the other one within a second, through another process', async ({
  openAs,
}) => {
  const { page, student } = await openAs()
  const { page: other } = await openAs({ student, process: 1 })
  await other.goto('/pantry')
  await expect(other.getByText('(No items in pantry yet)')).toBeVisible()
  const lateMs: number[] = []
  for (const name of ['Tofu', 'Rice', 'Milk']) {
    const echo = await echoOf(other)
    await addOverApi(page, name)
    const since = Date.now()
    await other.getByRole('article', { name }).waitFor()
    const tookMs = Date.now() - since
    lateMs.push(tookMs - echoes * Math.max(echo, await echoOf(other)))
  }
  // The middle one: a burst of something else may fall between two echoes.
  expect(lateMs.toSorted((a, b) => a - b)[1]).toBeLessThan(liveMs)
})

test('an open leaderboard moves when somebody else earns a badge, on another process', async ({ openAs }) => {
  const { page } = await openAs()
  await page.goto('/progress')
  const board = page.getByRole('region', { name: 'Top 5 Badge Collectors' })
  await expect(board).toContainText(/badge/)
  const lastName = `Zz${Math.random().toString(36).slice(2)}`
  const { page: other, student } = await openAs({ process: 1 })
  const profile = { displayName: `Ada ${lastName}`, age: null, dorm: '', preferences: '', allergies: '' }
  expect((await other.request.put('/api/profile', { data: { ...profile, photoId: null } })).ok()).toBe(true)
  // So many at once that nobody stands before them.
  await prepareCounters(student.id, { logged: 99, consumed: 9, donated: 199, streak: 99, endedDaysAgo: 1 })
  await addOverApi(other, 'Rice')
  await expect(board.getByRole('button', { name: `Ada ${lastName}` })).toBeVisible()
})

test('a press on Chat while a search is still on its way leads to the chat', async ({
  openAs,
  newStudent,
}) => {
  const lastName = `Zz${Math.random().toString(36).slice(2)}`
  const { id } = await newStudent({ firstName: 'Arun', lastName })
  const { page, student } = await openAs()
  await page.goto(`/chat?search=${lastName}`)
  const link = page.getByRole('link', { name: `Chat with Arun ${lastName}` })
  await expect(link).toBeVisible()
  const release = await holdBack(page, /\/assets\/.*\.js$/)
  const searched = page.waitForRequest(
    (request) => new URL(request.url()).searchParams.get('search') === 'Arun',
  )
  await page.getByRole('searchbox', { name: 'Search by display name' }).fill('Arun')
  await link.click()
  await searched
  release()
  await expect(page.getByRole('heading', { name: `Chat With Arun ${lastName}` })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/chat/${chatIdOf(student.id, id)}$`))
})

for (const { path, list, empty, key } of [
  { path: '/pantry', list: '**/api/pantry/items*', empty: '(No items in pantry yet)', key: 'pantry items' },
  {
    path: '/exchange?dorm=Nowhere',
    list: '**/api/exchange/posts*',
    empty: 'Nobody is sharing food at Nowhere',
    key: 'exchange posts',
  },
  { path: '/chat', list: '**/api/chats*', empty: 'No chats yet', key: 'chat list' },
]) {
  test(`${path.split('?')[0]} that was empty says that the server fails, and tries again`, async ({
    openAs,
  }) => {
    const { page } = await openAs()
    // A connection that comes would have everything read again by itself.
    await page.routeWebSocket(/\/live\//, () => undefined)
    await page.goto(path)
    await expect(page.getByText(empty)).toBeVisible()
    await isSeen(page, key)
    await page.route(list, (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(page.getByText('This list may be out of date.')).toBeVisible()
    await expect(page.getByText(empty)).toBeVisible()
    await page.unroute(list)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('This list may be out of date.')).toHaveCount(0)
  })
}
