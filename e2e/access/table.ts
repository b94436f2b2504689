import type { Locator } from '@playwright/test'
import { expect, type Fixtures, type Page } from '../fixtures.ts'

/** What a group of states is built from. */
type Ground = Pick<Fixtures, 'openAs' | 'openVisitor' | 'newStudent'>

/** One line of the table: a screen, by its route, and what it shows. */
export interface State<Place> {
  screen: string
  shows: string
  open: (place: Place) => Promise<unknown>
}

/** States that are built one after the other on one account. */
export interface Group {
  of: string
  screens: readonly string[]
  judge: (ground: Ground, look: Fixtures['expectAccessible']) => Promise<void>
}

/** A part of the table: `prepare` makes the account, each state is then opened and looked at. */
export function group<Place extends { page: Page }>(
  of: string,
  prepare: (ground: Ground) => Promise<Place>,
  states: readonly State<Place>[],
): Group {
  return {
    of,
    screens: states.map(({ screen }) => screen),
    judge: async (ground, look) => {
      const place = await prepare(ground)
      for (const { open, screen, shows } of states) {
        await open(place)
        await look(place.page, `${screen}: ${shows}`)
      }
    },
  }
}

/** Opens an address, until what it shows is there. */
export const opening =
  (path: string, shown: (page: Page) => Locator) =>
  async ({ page }: { page: Page }): Promise<void> => {
    await page.goto(path)
    await expect(shown(page)).toBeVisible()
  }
