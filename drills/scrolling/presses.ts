import type { Page } from '@playwright/test'
import { longestPress, watchPresses } from '../longest-press.ts'
import { median } from '../quantiles.ts'

/** What a student does with a long list, one press after another, each until its effect stands there. */
const steps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  search: async (page) => {
    const search = page.getByLabel('Search by name')
    await search.pressSequentially('mil')
    await search.press('Control+A')
    await search.press('Delete')
  },
  filter: async (page) => {
    for (const state of ['soon', 'all']) await page.locator(`label[data-state=${state}]`).tap()
  },
  'list options': (page) => page.getByRole('button', { name: 'List', exact: true }).tap(),
  group: (page) => choose(page, 'Group by', ['ArrowDown', 'ArrowUp']),
  sort: (page) => choose(page, 'Sort by', ['ArrowDown', 'ArrowUp']),
  'one place': (page) => choose(page, 'Place', ['ArrowDown', 'ArrowUp']),
  'cards, rows': (page) => choose(page, 'Show as', ['ArrowDown', 'ArrowUp']),
  'begin to choose': (page) => page.getByRole('button', { name: 'Choose items' }).tap(),
  'choose eight': async (page) => {
    for (let n = 0; n < mostChosen; n++) await page.getByRole('checkbox').nth(n).tap()
  },
  'use up one of each': (page) => page.getByRole('button', { name: 'Use up 1 of each' }).tap(),
  'use up one': (page) =>
    page
      .getByRole('button', { name: /^Consumed/ })
      .first()
      .tap(),
  'open a row': (page) => page.getByRole('button', { name: /^Show/ }).first().tap(),
  'close it': (page) =>
    page
      .getByRole('button', { name: /^Close/ })
      .first()
      .tap(),
}
const mostChosen = 8

async function choose(page: Page, label: string, keys: readonly string[]): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await field.focus()
  for (const key of keys) await field.press(key)
}

/** The longest wait for the screen's next picture in each step, in ms: medians of some rounds. */
export async function timePresses(page: Page, rounds: number): Promise<Map<string, number>> {
  await watchPresses(page)
  const waits = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++)
    for (const [name, step] of Object.entries(steps)) {
      await step(page)
      const ms = await longestPress(page)
      waits.set(name, [...(waits.get(name) ?? []), ms])
    }
  return new Map([...waits].map(([name, each]) => [name, median(each)]))
}
