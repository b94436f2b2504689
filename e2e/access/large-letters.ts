import { expect, type Page } from '@playwright/test'
import { cutWords, stickingOut } from './controls.ts'

const usualPx = 16
const twicePx = 2 * usualPx
/** So high that all of a screen is drawn. */
const height = 2400
const widths = [360, 1280]

/** Passes where a screen that is open holds letters twice as large at 360 and 1280 px; leaves them as they were. */
export async function expectRoomForLargeLetters(page: Page, name: string): Promise<void> {
  const chromium = await page.context().newCDPSession(page)
  // As the browser's own settings do it: `rem`, and the `em` of media queries.
  const setLetters = (px: number) => chromium.send('Page.setFontSizes', { fontSizes: { standard: px } })
  await setLetters(twicePx)
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(stickingOut), `${name} fits ${width} px at 200 %`).toEqual([])
    expect(await page.evaluate(cutWords), `${name} at ${width} px and 200 %: cut`).toEqual([])
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${twicePx}px`)
  await setLetters(usualPx)
  await chromium.detach()
}
