import { describe, expect, it } from 'vitest'
import { limits } from '../api/limits.ts'
import { rowsOf } from '../api/rows.factory.ts'
import { quickest } from '../testing/quickest.factory.ts'
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
    name,
    size,
    expiryDate: date,
    unread: unread === undefined ? [] : [unread],
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

const mostMs = 1_000
it.each([
  'made ',
  '4 dec, ',
  'fri, ',
  'fri, 4 dec, ',
  '2 milk ',
  'milk 2 ',
  'tuesday ',
  'milk and ',
  'use by ',
])('%j is read in no time, however often it is said', (said) => {
  const often = said.repeat(Math.floor((limits.entryLength - 5) / said.length))
  const act = () => readEntries(`milk ${often}`, { today, languages: ['en'] })
  expect(quickest(act, mostMs)).toBeLessThan(mostMs)
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

describe('foods of one line without commas', () => {
  it.each(
    rowsOf(`
    en-GB | 10 eggs 2 bread 1l milk > eggs x10 / bread x2 / milk (1 l)
    en-GB | 1 loaf bread 1 pt milk 500g flour > bread x1 / milk (1 pt) / flour (500 g)
    en-GB | 1kg flour 500g sugar 250g butter > flour (1 kg) / sugar (500 g) / butter (250 g)
    en-GB | 500g mince 2 onions 400g tomatoes > mince (500 g) / onions x2 / tomatoes (400 g)
    en-GB | x2 milk x6 eggs > milk x2 / eggs x6
    en-GB | 2 x milk 6 x eggs > milk x2 / eggs x6
    en-GB | 2milk 6eggs 1bread > milk x2 / eggs x6 / bread x1
    en-IN | 1 pkt maggi 2 kg onion 1 dozen banana > maggi x1 / onion (2 kg) / banana x12
    en-GB | milk*2 eggs*6 > milk x2 / eggs x6
    en-GB | milk x2 eggs x6 bread > milk x2 / eggs x6 / bread
    en-GB | eggs 6 milk 2 > eggs x6 / milk x2
    en-GB | tuna 4 tins mayo 1 jar > tuna x4 / mayo x1
    en-GB | milk 2l fridge rice 1kg cupboard > milk (2 l) @fridge / rice (1 kg) @cupboard
    en-GB | chicken 1kg 3 dec beef 500g 4 dec > chicken (1 kg) =2026-12-03 / beef (500 g) =2026-12-04
    de-DE | Nudeln 500g Reis 1kg Zucker 1kg > Nudeln (500 g) / Reis (1 kg) / Zucker (1 kg)
    en-GB | milk 3rd dec eggs 5th dec > milk =2026-12-03 / eggs =2026-12-05
    en-GB | milk 2l in the fridge rice 1kg in the cupboard > milk (2 l) @fridge / rice (1 kg) @cupboard
    en-GB | coke 330ml cans x6 pepsi 500ml x2 > coke x6 (330 ml) / pepsi x2 (500 ml)
    en-GB | spaghetti no 5 500g x2 rice 1kg x3 > spaghetti no 5 x2 (500 g) / rice x3 (1 kg)
    en-GB | spaghetti no 5 > spaghetti no 5
    en-GB | tuna 145g drained 102g > tuna 145g drained (102 g)
    de-DE | Thunfisch 185g Abtropfgewicht 130g > Thunfisch 185g Abtropfgewicht (130 g)
    fr-FR | maïs 285g poids net 140g > maïs 285g poids net (140 g)
    es-ES | tomates 1kg y cebollas 500g > tomates (1 kg) / cebollas (500 g)
    zh-CN | 鸡蛋10个 面包2个 牛奶1升 > 鸡蛋 x10 / 面包 x2 / 牛奶 (1 l)
    en-GB | ✅ milk ✅ eggs 6 ✅ fri > milk / eggs x6 =2026-11-27
    en-GB | milk / 6 eggs / bread > milk / eggs x6 / bread
  `),
  )('are told apart, in %s: %s', (language = '', line = '') => {
    const [typed = '', meant = ''] = line.split(' > ')
    expect(asText(read({ language, typed }))).toBe(asText(meant.split(' / ').map(rowOf)))
  })

  it.each(['milk | 2 | 3 dec', '| milk | 2 | 3 dec |'])('the bars of a table are commas: %s', (typed) =>
    expect(read({ language: 'en-GB', typed })).toMatchObject([
      { name: 'milk', quantity: 2, expiryDate: '2026-12-03', unread: [] },
    ]),
  )

  it.each([
    '2 milk 1l semi skimmed',
    'cooked rice 24 nov throw away 26 nov',
    '6 eggs 60g each',
    '6 beers 500ml cans fridge',
    '2 bread 1l milk',
    // Two of bread, or of milk?
    'bread 2 milk 6 eggs',
    'bread 500g mince 1kg rice',
    'milk 2l x6 fri',
    'ham 120g 2 packs 30 nov',
    'protein bar 60g 20g protein',
    'chicken / veg soup',
    'salt + pepper',
    'milk 3 dec or 5 dec',
    'ham from mon eat by fri',
  ])('stay one where nothing tells for certain: %s', (typed) =>
    expect(read({ language: 'en-GB', typed })).toHaveLength(1),
  )
})

describe('amounts and days in words', () => {
  it.each(
    rowsOf(`
    en-GB | BAKERS DOZEN DOUGHNUTS > DOUGHNUTS x13
    en-GB | a baker’s dozen of rolls fri > rolls x13 =2026-11-27
    en-GB | baker's yeast > baker's yeast
    fr-FR | une dizaine d'oeufs > oeufs x10
    en-GB | a few carrots > carrots ?a few
    en-GB | 4 or 5 onions > onions ?4 or 5
    en-GB | 4-5 onions > onions ?4-5
    en-GB | 4/5 onions > onions ?4/5
    en-GB | .5kg mince > mince (0.5 kg)
    en-GB | milk x 2 pints > milk (2 pt)
    en-GB | 500g tin tomatoes > tin tomatoes (500 g)
    en-GB | Milk. > Milk
    en-GB | Milk. Eggs. Ham. Bread > Milk / Eggs / Ham / Bread
    de-DE | 2 Pck. Nudeln > Nudeln x2
    en-GB | jam bbe 12/27 > jam =2027-12-31
    en-GB | jam 12/27 > jam ?12/27
    en-GB | ham 12/25 > ham =2026-12-25
    en-US | jam 12/27 > jam =2026-12-27
    en-GB | milk exp:3/12 > milk =2026-12-03
    en-GB | milk BB03DEC > milk =2026-12-03
    fr-FR | jambon, dlc : 02/12 > jambon =2026-12-02
    en-GB | milk, goes off tmrow > milk =2026-11-25
    en-GB | milk nxt fri > milk ?nxt fri
    de-DE | Hack 500g morgen verbrauchen > Hack (500 g) =2026-11-25
    de-DE | 3 Dosen Tomaten à 400g > Tomaten x3 (400 g)
    de-DE | nen Liter Milch > Milch (1 l)
    en-GB | a bit of cheese fri > cheese =2026-11-27 ?a bit
    de-DE | ein paar Karotten > Karotten ?ein paar
    fr-FR | un peu de beurre > beurre ?un peu
    es-ES | un poco de queso > queso ?un poco
    en-GB | a little gem lettuce > little gem lettuce x1
    en-SG | yakult 5's fri > yakult x5 =2026-11-27
    en-GB | 90s sweets > 90s sweets
    en-SG | xiao bai cai 1 bundle > xiao bai cai x1
    de-DE | 2 Ds Tomaten > Tomaten x2
    en-GB | 🥚x12 > 🥚 x12
    en-GB | peas 1kg freezer drawer > peas (1 kg) @freezer
    en-GB | milk fridge shelf > milk @fridge
    en-GB | quorn mince bbe 03 2027 > quorn mince =2027-03-31
    en-IN | dahi use before 2 dec > dahi =2026-12-02
    en-GB | stir fry veg use today > stir fry veg =2026-11-24
    en-GB | ready to eat pouch, ready to eat 3 dec > ready to eat pouch / ready to eat =2026-12-03
    es-ES | sobras de paella, comer hoy > sobras de paella =2026-11-24
    fr-FR | pâtes à finir demain > pâtes =2026-11-25
    en-GB | 2 tins tomatoes > tomatoes x2
    en-GB | 2x tins sweetcorn > sweetcorn x2
    en-GB | 2 x 400g tins chopped tomatoes > chopped tomatoes x2 (400 g)
    en-GB | 2x400g tins of beans > beans x2 (400 g)
    en-GB | rice 250g pouch x2 > rice x2 (250 g)
    en-GB | rice 500g pouch x2 250g > rice 500g pouch x2 (250 g)
    en-GB | 2 x Heinz Beanz 415 g (Pack of 4) > Heinz Beanz (Pack of 4) x2 (415 g)
    en-GB | got 2 milk > milk x2
    en-GB | bought 3 eggs fri > eggs x3 =2026-11-27
    en-GB | we need 2 pints of milk > milk (2 pt)
    en-GB | got milk > got milk
    en-GB | milk, 2 bread, and eggs > milk / bread x2 / eggs
    ms-MY | dan dan mian > dan dan mian
    de-DE | noch 2 Zwiebeln > Zwiebeln x2
    de-DE | gekauft: 4 Äpfel > Äpfel x4
    fr-FR | acheté 2 pains > pains x2
    en-GB | 🍞 1 loaf bread > bread x1
    en-GB | ❌ 2 milk > milk x2
    en-GB | sữa thứ sáu > sữa ?thứ sáu
    de-DE | táo đỏ > táo đỏ
  `),
  )('in %s: %s', (language = '', line = '') => {
    const [typed = '', meant = ''] = line.split(' > ')
    expect(asText(read({ language, typed }))).toBe(asText(meant.split(' / ').map(rowOf)))
  })
})

describe('a day as people tell it', () => {
  it.each(
    rowsOf(`
    en-GB | milk 29/2/27 > milk ?29/2/27
    en-GB | milk 31/11/26 > milk ?31/11/26
    en-GB | milk 26/12/03 > milk =2026-12-03
    en-GB | milk friday week > milk ?friday week
    en-GB | milk a week friday > milk ?a week friday
    en-GB | milk the friday after next > milk ?the friday after next
    en-GB | milk after Friday > milk ?after Friday
    en-GB | after eight mints 3 dec > after eight mints =2026-12-03
    en-GB | milk not after Friday > milk =2026-11-27
    en-GB | milk 3 or 4 days > milk ?3 or 4 days
    en-GB | milk in 3-4 days > milk ?in 3-4 days
    en-GB | milk 3-5 dec > milk ?3-5 dec
    en-GB | milk bbe Dec 26 > milk =2026-12-31
    en-GB | milk end of dec 27 > milk =2027-12-31
    en-GB | milk exp 12.26 > milk =2026-12-31
    en-GB | milk mid-dec > milk ?mid-dec
    en-GB | milk early December > milk ?early December
    en-GB | early potatoes 3 dec > early potatoes =2026-12-03
    en-GB | milk end of next week > milk ?end of next week
    en-GB | milk by xmas > milk ?by xmas
    en-GB | xmas pudding > xmas pudding
    en-GB | milk use within 3 days of opening > milk ?use within 3 days of opening
    en-US | milk good thru 12/3 > milk =2026-12-03
    de-DE | Milch MHD 12.26 > Milch =2026-12-31
    de-DE | Milch 12.26 > Milch ?12.26
    de-DE | Milch mindestens haltbar bis Ende 12/2026 > Milch =2026-12-31
    de-DE | Milch mind. haltbar bis 3.12. > Milch =2026-12-03
    de-DE | Milch ab Freitag > Milch ?ab Freitag
    de-DE | Milch Mitte Dezember > Milch ?Mitte Dezember
    fr-FR | lait vendredi en huit > lait ?vendredi en huit
    fr-FR | lait d'ici 3 jours > lait =2026-11-27
    fr-FR | lait à consommer de préférence avant fin décembre > lait =2026-12-31
    es-ES | leche cons. pref. antes de fin de dic > leche =2026-12-31
    es-ES | leche a mediados de diciembre > leche ?a mediados de diciembre
    it-IT | latte da consumarsi preferibilmente entro fine 12/2026 > latte =2026-12-31
    ms-MY | susu tamat tempoh 3 Disember > susu =2026-12-03
    ms-MY | susu hujung bulan > susu ?hujung bulan
    zh-CN | 牛奶 12月3日到期 > 牛奶 =2026-12-03
    zh-CN | 牛奶 三天内 > 牛奶 =2026-11-27
    zh-CN | 牛奶 保质期至2026年12月 > 牛奶 =2026-12-31
  `),
  )('is read as no other, in %s: %s', (language = '', line = '') => {
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
