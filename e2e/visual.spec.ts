import { expect, test } from './fixtures.ts'
import { answerFrom } from './visual/canned-server.ts'
import { now } from './visual/dorm.ts'
import { type Screen, screens, states } from './visual/screens.ts'

const heights = { 360: 740, 1280: 800 }

interface Look {
  width: keyof typeof heights
  theme: 'light' | 'dark'
}

/** Every screen is compared in all four; a state, which differs in a part alone, in the two that have least in common. */
const looks: Look[] = [
  { width: 360, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 360, theme: 'dark' },
]
const looksOfStates = 2

for (const [name, screen] of Object.entries(screens)) compare(name, screen, looks)
for (const [name, state] of Object.entries(states)) compare(name, state, looks.slice(0, looksOfStates))

function compare(name: string, { path, ready, ...server }: Screen, wanted: Look[]): void {
  test(`${name} looks as it did`, async ({ context, page }) => {
    await context.clock.setFixedTime(now)
    await answerFrom(context, server)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [turn, { width, theme }] of wanted.entries()) {
      await page.setViewportSize({ width, height: heights[width] })
      await page.emulateMedia({ colorScheme: theme })
      if (turn === 0) await open()
      // The landing page has no script that would follow.
      if (path === '/') await page.locator('html').evaluate(setTheme, theme)
      // What a phone had to scroll to is in view on a wide screen.
      if (width > heights[width]) await page.evaluate(() => window.scrollTo(0, 0))
      // Until it is there a text is either invisible or in another font.
      await page.evaluate(() => document.fonts.load('1em "Nunito Variable"'))
      await expect(page).toHaveScreenshot(`${name}-${width}-${theme}.png`)
    }

    async function open() {
      await page.goto(path)
      await ready(page)
      await page.waitForFunction(pictureIsDrawn)
    }
  })
}

/** Runs in the page: whether the drawings of foods have come, where one stands in view. */
function pictureIsDrawn(): boolean {
  const wanted = document.querySelector('use[href^="#food-"]')?.getAttribute('href')
  return !wanted || document.querySelector(wanted) !== null
}

function setTheme(root: Element, theme: string): void {
  root.setAttribute('data-mantine-color-scheme', theme)
}
