import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any screen of a test has. */
const farAway = 60

/**
 * Presses until the focus is there, as somebody does who has no mouse. At every stop on the way it must be seen where the
 * focus is, and nothing may lie over it.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  for (let stop = 0; stop < farAway; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    expect(await page.evaluate(unseenFocus), 'the focus is seen').toBeUndefined()
  }
  await expect(target).toBeFocused()
}

/** Travels into the page: what holds the focus without an outline, or below something else. */
function unseenFocus(): string | undefined {
  const focused = document.activeElement
  // After the last control the browser's own bars have it.
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
  // The parts of a date are marked by the browser, one after the other.
  if (focused.matches('input[type="date"], input[type="time"]')) return undefined
  const told = focused.outerHTML.slice(0, 120)
  const isMarked = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset')
  }
  const frame = focused.closest('label') ?? focused.parentElement
  const isSeen = isMarked(focused) || isMarked(focused, '::after') || (frame !== null && isMarked(frame))
  if (!isSeen) return `no outline: ${told}`
  const { left, right, top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect()
  const isOnTop = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return (
      hit !== null &&
      (focused.contains(hit) || hit.contains(focused) || focused.closest('label')?.contains(hit))
    )
  }
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  return isOnTop(middle.x, middle.y) || isOnTop(left + 1, top + 1) || isOnTop(right - 1, bottom - 1)
    ? undefined
    : `covered: ${told}`
}
