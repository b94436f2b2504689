import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shelfmateLongestPress: number
  }
}

/** Has a page measure how long a press waits for the screen's next picture. */
export const watchPresses = (page: Page): Promise<void> => page.evaluate(watchInPage)

/** Runs in the page. */
function watchInPage(): void {
  window.shelfmateLongestPress = 0
  // Shorter ones are not told: they are 16 ms at most. The types do not know the threshold yet.
  const wanted: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.shelfmateLongestPress = Math.max(window.shelfmateLongestPress, duration)
  }).observe(wanted)
}

/** An entry comes a moment after its picture. */
const reportedMs = 1_000

/** The longest wait of a press since it was last asked for, in ms. */
export async function longestPress(page: Page): Promise<number> {
  await page.waitForTimeout(reportedMs)
  return page.evaluate(() => {
    const longest = window.shelfmateLongestPress
    window.shelfmateLongestPress = 0
    return longest
  })
}
