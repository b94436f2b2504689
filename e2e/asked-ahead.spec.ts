import { expect, test } from './fixtures.ts'

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
