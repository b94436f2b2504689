import { describe, expect, it } from 'vitest'
import { rowsOf } from '../api/rows.factory.ts'
import type { EntryRow } from './entry-row.ts'
import { readEntries } from './read-entries.ts'
import { typedLines } from './typed-lines.fixture.ts'

/** A Tuesday. */
const today = '2026-11-24'
const leastLines = 400
const leastRight = 0.95

interface Line {
  language: string
  typed: string
  meant: EntryRow[]
}

const lines: Line[] = Object.entries(typedLines).flatMap(([language, text]) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [typed = '', meant = ''] = line.split(' > ')
      return { language, typed, meant: meant.split(' / ').map(rowOf) }
    }),
)

/** `name xQUANTITY (size) @place =date ?unread` */
function rowOf(text: string): EntryRow {
  const pattern =
    /^(?<name>.*?)(?: x(?<quantity>\d+))?(?: \((?<size>[^)]+)\))?(?: @(?<place>\w+))?(?: =(?<date>[\d-]+))?(?: ?\?(?<unread>.+))?$/
  const { name = '', quantity, size = '', place = '', date = '', unread } = pattern.exec(text)?.groups ?? {}
  return {
    ...{ name, size, expiryDate: date, unread: unread === undefined ? [] : [unread] },
    quantity: quantity === undefined ? undefined : Number(quantity),
    place,
  }
}

const read = ({ language, typed }: Pick<Line, 'language' | 'typed'>) =>
  readEntries(typed, { today, languages: [language] })
const asText = (rows: readonly EntryRow[]) =>
  JSON.stringify(
    rows.map((row) => [row.name, row.quantity ?? null, row.size, row.place, row.expiryDate, row.unread]),
  )

describe('lines as students type them', () => {
  const wrong = lines.filter((line) => asText(read(line)) !== asText(line.meant))

  it(`are read as they were meant, ${leastRight * 100} of 100 of ${leastLines} and more`, () => {
    const told = wrong.map(
      (line) =>
        `${line.language} ${line.typed}\n  meant ${asText(line.meant)}\n  read  ${asText(read(line))}`,
    )
    expect(lines.length).toBeGreaterThanOrEqual(leastLines)
    expect(1 - wrong.length / lines.length, told.join('\n')).toBeGreaterThanOrEqual(leastRight)
  })

  it('are never given a date that was not meant', () => {
    const silent = wrong.filter((line) =>
      read(line).some(({ expiryDate }, n) => expiryDate !== '' && expiryDate !== line.meant[n]?.expiryDate),
    )
    expect(silent.map(({ typed }) => typed)).toEqual([])
  })

  it('stay to be seen as unread where they are not read as they were meant', () => {
    const silent = wrong.filter((line) => read(line).every(({ unread }) => unread.length === 0))
    expect(silent.map(({ language, typed }) => [language, typed, asText(read({ language, typed }))])).toEqual(
      [],
    )
  })
})

it.each(['- [ ] milk', '-[x] milk', '* [X] milk', '[] milk', '✓ milk', '✅ milk', '☑️ milk', '– milk'])(
  'the box of a checklist is no name: %s',
  (typed) => expect(readEntries(typed, { today, languages: ['en'] })).toMatchObject([{ name: 'milk' }]),
)

it.each(['date 12', 'Date 12', 'date 12 fridge'])(
  'a date is a fruit where nothing stands before it: %s',
  (typed) =>
    expect(readEntries(typed, { today, languages: ['en'] })).toMatchObject([
      { name: expect.stringMatching(/^date$/i), quantity: 12, unread: [] },
    ]),
)

it.each(
  rowsOf(`
  de-DE | 2 glass noodles | glass noodles
  de-DE | 2 Glas Oliven | Oliven
  nl-NL | 2 boss coffee | boss coffee
  nl-NL | 2 stuks kip | kip
  en | 2 bags rice | rice
`),
)(
  'a counter that ends in -s is no other word with one more, in %s: %s',
  (language = '', typed = '', name = '') =>
    expect(readEntries(typed, { today, languages: [language] })).toMatchObject([{ name, quantity: 2 }]),
)

describe('places of one’s own', () => {
  const places = ['Shelf 3', 'Balcony', 'Mei’s box']
  it.each(
    rowsOf(`
    2 milk fri shelf 3 | milk | Shelf 3
    rice in the BALCONY | rice | Balcony
    balcony potatoes 5kg | potatoes | Balcony
    mei's box cake | cake | Mei’s box
    milk shelf | milk | cupboard
    eggs fridge | eggs | fridge
    balcony | balcony | 
  `),
  )('%s', (typed, name, place) => {
    expect(readEntries(typed, { today, languages: ['en'], places })).toMatchObject([{ name, place }])
  })

  it('are nobody else’s', () => {
    expect(readEntries('milk balcony', { today, languages: ['en'] })).toMatchObject([
      { name: 'milk balcony', place: '' },
    ])
  })
})
