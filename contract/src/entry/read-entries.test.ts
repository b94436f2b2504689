import { describe, expect, it } from 'vitest'
import { limits } from '../api/limits.ts'
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

it.each([
  ['milk tue, 1 dec', '2026-12-01'],
  ['milk next fri, 4 dec', '2026-12-04'],
  ['milk, fri, 4 dec', '2026-12-04'],
  ['milk fri, 4', '2026-11-27'],
])('a weekday that is asked about is that of the date behind its comma: %s', (typed, expiryDate) =>
  expect(readEntries(typed, { today, languages: ['en-GB'] })).toMatchObject([
    { name: 'milk', expiryDate, unread: [] },
  ]),
)

it.each(['made ', '4 dec, ', 'fri, ', 'fri, 4 dec, '])(
  '%j is read in no time, however often it is said',
  (said) => {
    const begun = Date.now()
    const often = said.repeat(Math.floor((limits.entryLength - 5) / said.length))
    readEntries(`milk ${often}`, { today, languages: ['en'] })
    expect(Date.now() - begun).toBeLessThan(1000)
  },
)

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

describe('a word beside a date', () => {
  it.each(
    rowsOf(`
    fr-FR | yaourt périme demain > yaourt =2026-11-25
    fr-FR | yaourt expire vendredi > yaourt =2026-11-27
    fr-FR | yaourt expire le 5 déc > yaourt =2026-12-05
    fr-FR | yaourt perime hier > yaourt =2026-11-23
    fr-FR | pain périmé vendredi > pain ?périmé vendredi
    fr-FR | pain expiré le 5 déc > pain ?expiré le 5 déc
    zh-CN | 牛奶明天过期 > 牛奶 =2026-11-25
    zh-CN | 牛奶周五过期 > 牛奶 =2026-11-27
    zh-CN | 牛奶12月5日过期 > 牛奶 =2026-12-05
    zh-CN | 鸡蛋 3天后过期 > 鸡蛋 =2026-11-27
    zh-TW | 牛奶週五過期 > 牛奶 =2026-11-27
    zh-CN | 牛奶过期12月5日 > 牛奶 =2026-12-05
    zh-CN | 牛奶过期 12/5 > 牛奶 =2026-12-05
    zh-CN | 牛奶过期3天 > 牛奶 ?过期 3天
    zh-CN | 牛奶3天过期 > 牛奶 =2026-11-27
    fr-FR | lait périme: 5/12 > lait =2026-12-05
    fr-FR | lait perime sam > lait =2026-11-28
    zh-CN | 面包昨天过期 > 面包 =2026-11-23
    zh-CN | 面包昨天已过期 > 面包 =2026-11-23
    zh-CN | 面包周五已过期 > 面包 ?周五 已过期
    zh-CN | 昨天做的饺子 > 饺子 ?昨天 做的
    zh-CN | 3天前做的饺子 > 饺子 ?3 天 前 做的
    zh-CN | 妈妈做的饺子 周五 > 妈妈做的饺子 =2026-11-27
    zh-CN | 妈妈做的饺子周五 > 妈妈做的饺子 =2026-11-27
    zh-CN | 超市买的牛奶 > 超市买的牛奶
    en | milk opened use by fri > milk opened =2026-11-27
    en | ham cooked best before 5 dec > ham cooked =2026-12-05
    de-DE | Milch geöffnet haltbar bis 5.12. > Milch geöffnet =2026-12-05
    fr-FR | lait ouvert jusqu'à demain > lait ouvert =2026-11-25
    fr-FR | jambon cuit dlc 5/12 > jambon cuit =2026-12-05
    fr-FR | 4 tranches de jambon cuit 5/12 > jambon cuit x4 =2026-12-05
    it-IT | prosciutto cotto domani > prosciutto cotto =2026-11-25
    it-IT | prosciutto cotto il 5 dic > prosciutto cotto =2026-12-05
    fr-FR | betterave cuite 5 déc > betterave cuite =2026-12-05
    fr-FR | betterave cuite le 20 nov > betterave ?cuite le 20 nov
    fr-FR | curry fait le lundi > curry ?fait le lundi
    en | rice cooked tomorrow > rice cooked =2026-11-25
    en | rice cooked yesterday > rice ?cooked yesterday
    en | rice cooked today > rice ?cooked today
    en | rice cooked fri > rice ?cooked fri
    en | rice cooked this friday > rice ?cooked this friday
    en | rice cooked 3 days > rice ?cooked 3 days
    en | chilli cooked 5 july > chilli ?cooked 5 july
    en | curry from 3 dec > curry ?from 3 dec
  `),
  )('in %s: %s', (language = '', line = '') => {
    const [typed = '', meant = ''] = line.split(' > ')
    expect(asText(read({ language, typed }))).toBe(asText([rowOf(meant)]))
  })
})

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
