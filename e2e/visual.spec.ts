import { expectRoomForLargeLetters } from './access/large-letters.ts'
import { test as base, expect } from './fixtures.ts'
import { CannedWindow } from './visual/canned-window.ts'
import { entryStates } from './visual/entry-states.ts'
import { type Look, looks, type Screen } from './visual/screen.ts'
import { screens, states } from './visual/screens.ts'
import { watchRequests } from './visual/settled.ts'
import { toastStates } from './visual/toast-states.ts'

/** One window for all pictures of a worker. */
const test = base.extend<object, { canned: CannedWindow }>({
  canned: [async ({ windows }, use) => use(await CannedWindow.open(windows)), { scope: 'worker' }],
})

/** Every screen, and of what opens upon them what is fullest. */
const isHeldLarge = (name: string) => name in screens || opened.has(name)
const opened = new Set(['form-errors', 'review', 'shortcuts', 'quick-add'])

const heights = { 360: 740, 1280: 800, 1920: 1080 }

for (const [name, screen] of Object.entries(screens)) compare(name, screen, looks[screen.looks ?? 'all'])
for (const [name, state] of Object.entries({ ...states, ...entryStates, ...toastStates }))
  compare(name, state, looks[state.looks ?? 'two'])

function compare(name: string, { path, ready, ...server }: Screen, wanted: Look[]): void {
  test(`${name} looks as it did`, async ({ canned }) => {
    const { page } = canned
    canned.say(server)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const settled = watchRequests(page)
    const isSilent = server.exceptions?.some((each) => each.isSilent) ?? false
    for (const [turn, { width, theme }] of wanted.entries()) {
      await page.setViewportSize({ width, height: heights[width] })
      await page.emulateMedia({ colorScheme: theme })
      if (turn === 0) await open()
      // The landing page has no script that would follow.
      if (path === '/') await page.locator('html').evaluate(setTheme, theme)
      // What a phone had to scroll to is in view on a wide screen.
      if (width > heights[width]) await page.evaluate(() => window.scrollTo(0, 0))
      if (!isSilent) await settled()
      // Until it is there a text is either invisible or in another font.
      await page.evaluate(() => document.fonts.load('1em "Nunito Variable"'))
      await expect(page).toHaveScreenshot(`${name}-${width}-${theme}.png`)
    }
    if (isHeldLarge(name)) await expectRoomForLargeLetters(page, name)
    await canned.empty()

    async function open() {
      await page.goto(path)
      await ready(page)
    }
  })
}

function setTheme(root: Element, theme: string): void {
  root.setAttribute('data-mantine-color-scheme', theme)
}
