import { expect, test } from './fixtures.ts'
import { at, logIn } from './steps/accounts.ts'

/** Screens whose page asks the server before the app runs. */
const screens = ['/home', '/pantry', '/exchange', '/chat']

test('what a page asks ahead is what its screen asks for first', async ({ openAs }) => {
  const { page } = await openAs()
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
  for (const screen of screens) {
    asked.length = 0
    await page.goto(screen)
    const ahead = await page
      .locator('link[rel=preload][as=fetch]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(ahead.length).toBeGreaterThan(0)
    await expect.poll(() => ahead.filter((address) => !asked.includes(address ?? ''))).toEqual([])
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
  await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
    await refused
    await route.continue()
  })
  const refused = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/chats') && answer.status() === 401,
  )
  await page.goto('/chat')
  await at(page, '/login')
  await logIn(page, student.email, student.password)
  await expect(page.getByText('No chats yet')).toBeVisible()
  await at(page, '/chat')
})
