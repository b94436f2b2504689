import type { Page } from '@playwright/test'

/** What a hand did on a page: presses of a pointer, and keys. */
interface Deeds {
  presses: number
  keys: number
}

/** Both together. */
export const total = ({ presses, keys }: Deeds): number => presses + keys

/** Counts what the hand does on a page from its next screen on; the function that it returns tells what came since it last did. */
export async function watchHand(page: Page): Promise<() => Promise<Deeds>> {
  await page.addInitScript(countDeeds)
  let [presses, keys] = [0, 0]
  return async () => {
    // The tab keeps the sums over all its screens.
    const sum = (kind: string) =>
      page.evaluate((name) => Number(sessionStorage.getItem(`hand:${name}`) ?? 0), kind)
    const now = { presses: await sum('pointerdown'), keys: await sum('keydown') }
    const since = { presses: now.presses - presses, keys: now.keys - keys }
    ;({ presses, keys } = now)
    return since
  }
}

/** Runs in the page. */
function countDeeds(): void {
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(
      kind,
      ({ isTrusted }) => {
        const name = `hand:${kind}`
        if (isTrusted) sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1))
      },
      { capture: true },
    )
}
