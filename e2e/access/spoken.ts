import type { Page } from '@playwright/test'

/** Begins to note what a screen reader would be told by live regions, in the order in which it is told. */
export const listen = (page: Page): Promise<void> => page.evaluate(noteLiveRegions)

/** What was noted since `listen`. */
export const spoken = (page: Page): Promise<string[]> => page.evaluate(() => window.shelfmateSpoken)

declare global {
  interface Window {
    shelfmateSpoken: string[]
  }
}

/** Travels into the page. */
function noteLiveRegions(): void {
  const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
  const said: string[] = []
  window.shelfmateSpoken = said
  const say = (region: Element) => {
    if (region.getAttribute('aria-live') === 'off') return
    const text = region.textContent.trim()
    if (text !== '' && said.at(-1) !== text) said.push(text)
  }
  new MutationObserver((changes) => {
    const changed = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(regions)
      if (around) changed.add(around)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll('*')])
            if (region.matches(regions)) changed.add(region)
    }
    for (const region of changed) if (region.isConnected) say(region)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
