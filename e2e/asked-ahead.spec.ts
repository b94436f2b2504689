import { expect, type Page, test } from './fixtures.ts'
import { at, logIn } from './steps/accounts.ts'
import { inDays } from './steps/dates.ts'
import { holdBack } from './steps/hold-back.ts'

/** Screens whose page asks the server before the app runs, with what it says of the answer before that. */
const screens = [
  { path: '/home', says: 'Welcome Back, Mei Tan!' },
  { path: '/pantry', says: 'My Inventory' },
  { path: '/exchange', says: 'Baked this morning.' },
  { path: '/chat', says: 'Find someone on your campus and say hello.' },
]
const app = /\/assets\/app-[^/]*\.js$/

/** Runs in the page: what it asked ahead and nobody has taken. */
function leftAnswers(): string[] {
  // lib/api/asked-ahead.ts keeps them there.
  const { shelfmateAhead } = globalThis as { shelfmateAhead?: Map<string, unknown> }
  return [...(shelfmateAhead?.keys() ?? [])]
}

/** What a page's head asks the server for. */
async function askedBy(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text()
  return [...html.matchAll(/<link rel="preload" as="fetch"[^>]* href="([^"]+)"/g)].flatMap(
    ([, address]) => address?.replaceAll('&amp;', '&') ?? [],
  )
}

test('what a page asks ahead is shown where the app will show it, and the app takes it', async ({
  openAs,
}) => {
  const { page } = await openAs({ isNew: true })
  await page.setViewportSize({ width: 360, height: 740 })
  const post = { id: crypto.randomUUID(), foodName: 'Kaya buns', quantity: 2, location: 'PGP' }
  const answer = await page.request.post('/api/exchange/posts', {
    data: { ...post, description: screens[2]?.says, expiryDate: inDays(5) },
  })
  expect(answer.status()).toBe(201)
  // Other tests offer food as well, so that this post may not be the first: the page is told of the student's own alone.
  const own = await page.request.get('/api/exchange/posts?order=expiringFirst&limit=24&mine=true')
  await page.route(/\/api\/exchange\/posts\?order=expiringFirst&limit=24$/, async (route) =>
    route.fulfill({ response: own }),
  )
  const asked: string[] = []
  await page.exposeFunction('shelfmateAsks', (address: string) => asked.push(address))
  await page.addInitScript(() => {
    // Exposed above.
    const asks = window as unknown as { shelfmateAsks(address: string): void }
    const send = window.fetch
    window.fetch = (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href)
      asks.shelfmateAsks(pathname + search)
      return send(input, init)
    }
  })
  for (const { path, says } of screens) {
    const ahead = await askedBy(page, path)
    expect(ahead.length).toBeGreaterThan(0)
    asked.length = 0
    const goOn = await holdBack(page, app)
    await page.goto(path, { waitUntil: 'commit' })
    const words = page.getByText(says, { exact: true }).first()
    await expect(words).toBeVisible()
    const before = await words.boundingBox()
    goOn()
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(words).toBeVisible()
    expect(await words.boundingBox()).toEqual(before)
    // Live screens ask again, a moment later: that a page's own question was enough, the answers that are left tell.
    await expect.poll(() => ahead.filter((address) => !asked.includes(address))).toEqual([])
    await expect.poll(() => page.evaluate(leftAnswers)).toEqual([])
    await page.unroute(app)
  }
})

test('whose session ended elsewhere is led back by the login to what the page asked for in vain', async ({
  openAs,
  playwright,
}) => {
  const { page, student } = await openAs()
  const elsewhere = await playwright.request.newContext({ storageState: await page.context().storageState() })
  const { origin } = new URL((await page.request.get('/api/auth/session')).url())
  expect((await elsewhere.post(`${origin}/api/auth/logout`)).ok()).toBe(true)
  await elsewhere.dispose()
  // What the page asks ahead is refused before the app runs: it waits until then.
  const refused = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/chats') && answer.status() === 401,
  )
  await page.route(app, async (route) => {
    await refused
    await route.continue()
  })
  await page.goto('/chat')
  await at(page, '/login')
  await logIn(page, student.email, student.password)
  await expect(page.getByText('No chats yet')).toBeVisible()
  await at(page, '/chat')
})
