import { type Fixtures, test } from '../fixtures.ts'

export type Ground = Fixtures

export interface Row<Place = Ground> {
  /** Section of the specification, or number of a rule in docs/rules.md. */
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

/** Whether a form that is filled like this refuses it in these words, and keeps what was typed. */
type Refused<Place> = (fields: Record<string, string>, text: string) => (place: Place) => Promise<void>

/** What every form of food refuses: one without a name, and these quantities. */
export const refusedFoods = <Place>(
  refused: Refused<Place>,
  { section, quantities }: { section: string; quantities: string[] },
): Row<Place>[] => [
  {
    section: '5',
    says: 'food name required and non-blank',
    check: refused({ 'Food name': '  ' }, 'Food name is required.'),
  },
  ...quantities.map((quantity) => ({
    section,
    says: `quantity “${quantity}” is refused`,
    check: refused({ Quantity: quantity }, 'Quantity must be a whole number from 1 to 9999.'),
  })),
]
