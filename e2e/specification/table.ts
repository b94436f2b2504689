import { type Fixtures, test } from '../fixtures.ts'

export type Ground = Fixtures

export interface Row<Place = Ground> {
  /** Section of the specification, or number of the decision. */
  section: string
  /** The text or rule, in the specification's words. */
  says: string
  check: (place: Place) => Promise<void>
}

/** Runs one test a row: the specification as a table. */
export function holdTable(screen: string, rows: Row[]): void {
  for (const { section, says, check } of rows) {
    test(`${screen} [${section}] ${says}`, async ({ openAs, openVisitor, newStudent, expectAccessible }) =>
      check({ openAs, openVisitor, newStudent, expectAccessible }))
  }
}

/** Runs rows about one place as the steps of one test: a window for each would cost more than all they look at. */
export function holdVisit<Place>(
  screen: string,
  what: string,
  open: (ground: Ground) => Promise<Place>,
  rows: Row<Place>[],
): void {
  test(`${screen}: ${what}`, async ({ openAs, openVisitor, newStudent, expectAccessible }) => {
    const place = await open({ openAs, openVisitor, newStudent, expectAccessible })
    for (const { section, says, check } of rows) await test.step(`[${section}] ${says}`, () => check(place))
  })
}
