import { type Fixtures, type Page, test } from '../fixtures.ts'

/** What a row's check gets: the fixtures, and a page of a visitor who is not signed in. */
export type Ground = Fixtures & { page: Page }

export interface Row {
  /** Section of the specification, or number of the decision. */
  section: string
  /** The text or rule, in the specification's words. */
  says: string
  check: (ground: Ground) => Promise<void>
}

/** Runs one test a row: the specification as a table. */
export function holdTable(screen: string, rows: Row[]): void {
  for (const { section, says, check } of rows) {
    test(`${screen} [${section}] ${says}`, async ({ page, openAs, newStudent, expectAccessible }) =>
      check({ page, openAs, newStudent, expectAccessible }))
  }
}
