import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, type TestInfo } from '@playwright/test'
import type axe from 'axe-core'
import { coveredAtZoom, edgeless, misnamed, stickingOut, tooSmall } from './controls.ts'
import { namelessOrTwins } from './names.ts'

/** The small one: each page that is looked at is sent it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What other colours can break; all other rules see the same page again, and would cost as much once more. */
const colorRules = ['color-contrast', 'link-in-text-block']
const rulesOf = {
  light: { runOnly: { type: 'tag', values: axeTags } },
  dark: { runOnly: { type: 'rule', values: colorRules } },
} satisfies Record<string, axe.RunOptions>
/** On a phone a control has to be larger than axe asks (`tooSmall`): that rule alone takes a quarter of its time. */
const rulesOfPhone = { 'target-size': { enabled: false } }
const overlays = 'dialog[open], [role="menu"], [data-kind]:focus-within'
const phone = { width: 360, height: 800 }
const desk = { width: 1280, height: 800 }
/** A window of 1280 x 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }
/** In an order that changes as little as it can from one look to the next: most pages begin as the first, and what follows needs the last. */
const sides = [
  { size: desk, themes: ['light', 'dark'] },
  { size: phone, themes: ['dark', 'light'] },
] as const

/** Marks a combination and how many violations it has, so that a reporter can count them (judged.ts). */
export const judgement = 'axe'

/**
 * Looks at a state from all sides without building it again: axe in light and, for colours, in dark at 360 and 1280 px; the
 * size and the names of its controls; 400 % zoom; forced colours. Leaves the page in its size, in the light theme.
 */
export async function lookOver(page: Page, state: string, info: TestInfo): Promise<void> {
  const before = page.viewportSize() ?? desk
  const open = page.locator(overlays)
  const openAtFirst = await open.count()
  for (const { size, themes } of sides) {
    await resize(page, size)
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
      await expect(open, `${state} is still there`).toHaveCount(openAtFirst)
      const combination = `${state} | ${theme} | ${size.width} px`
      const found = await standingViolations(page, {
        ...rulesOf[theme],
        ...(size === phone && { rules: rulesOfPhone }),
      })
      info.annotations.push({ type: judgement, description: `${combination} | ${found.length}` })
      expect(found, `axe: ${combination}`).toEqual([])
    }
    expect(await page.evaluate(stickingOut), `${state} fits ${size.width} px`).toEqual([])
    if (size === desk) expect(await namelessOrTwins(page), `${state}: names`).toEqual([])
  }
  expect(await page.evaluate(misnamed), `${state}: called other than what they show`).toEqual([])
  expect(await page.evaluate(tooSmall), `${state}: targets below 44 px`).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await page.evaluate(edgeless), `${state}: controls without an edge in forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: null })
  await resize(page, zoomed)
  expect(await page.evaluate(stickingOut), `${state} fits at 400 %`).toEqual([])
  expect(await page.evaluate(coveredAtZoom), `${state}: out of reach at 400 %`).toEqual([])
  await resize(page, before)
}

/** Sets the size of the window and waits until the page is drawn in it. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction((width) => window.innerWidth === width, size.width)
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Waits until nothing that ends is moving: half faded in, a text has another contrast. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** What axe finds on a page at rest: what moves in while it looks, such as a toast, is looked at again once it stands. */
async function standingViolations(page: Page, options: axe.RunOptions): Promise<string[]> {
  await settled(page)
  if ((await violations(page, options)).length === 0) return []
  await settled(page)
  return violations(page, options)
}

/** Without a builder around it, which brings axe along anew for each look: that took five times as long as to judge. */
async function violations(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (chosen) => {
    const found = await window.axe.run(document, { resultTypes: ['violations'], ...chosen })
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    )
  }, options)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
