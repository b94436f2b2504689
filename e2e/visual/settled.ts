import type { Page, Request } from '@playwright/test'

const calmTurns = 3

/** Watches what a page asks for, from now on; returns what waits until all of it has come, and nothing more is asked for then. */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async () => {
    for (let calm = 0; calm < calmTurns; calm = underWay.size === 0 ? calm + 1 : 0)
      await page.evaluate(nextIdle)
  }
}

/** Runs in the page: what is fetched beside a screen waits for such a moment. */
function nextIdle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve()))
}
