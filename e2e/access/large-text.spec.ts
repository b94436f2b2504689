import { test as base, expect } from '../fixtures.ts'
import { CannedWindow } from '../visual/canned-window.ts'
import { entryStates } from '../visual/entry-states.ts'
import { screens, states } from '../visual/screens.ts'
import { cutWords, stickingOut } from './controls.ts'

const test = base.extend<object, { canned: CannedWindow }>({
  canned: [async ({ windows }, use) => use(await CannedWindow.open(windows)), { scope: 'worker' }],
})

/** Twice what browsers begin with. */
const fontPx = 32
/** So high that all of a screen is drawn. */
const height = 2400
const widths = [360, 1280]

const { 'form-errors': formErrors } = states
const { review, shortcuts, 'quick-add': quickAdd } = entryStates
const opened = { formErrors, review, shortcuts, quickAdd }

for (const [name, screen] of Object.entries({ ...screens, ...opened }))
  test(`${name} fits with letters of 200 %`, async ({ canned }) => {
    if (!screen) throw new Error(`There is no screen ${name}`)
    const { page } = canned
    const chromium = await page.context().newCDPSession(page)
    // As the browser's own settings do it: `rem`, and the `em` of media queries.
    await chromium.send('Page.setFontSizes', { fontSizes: { standard: fontPx } })
    canned.say(screen)
    for (const [turn, width] of widths.entries()) {
      await page.setViewportSize({ width, height })
      if (turn === 0) {
        await page.goto(screen.path)
        await screen.ready(page)
      }
      await expect.poll(() => page.evaluate(stickingOut), `${name} fits ${width} px`).toEqual([])
      expect(await page.evaluate(cutWords), `${name} at ${width} px: cut`).toEqual([])
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${fontPx}px`)
    await chromium.detach()
    await canned.empty()
  })
