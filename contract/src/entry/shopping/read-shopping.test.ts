import { describe, expect, it } from 'vitest'
import { english } from '../receipts/english.fixture.ts'
import { readShopping } from './read-shopping.ts'

const options = { today: '2026-11-23', languages: ['en-SG'] }
const told = (text: string) =>
  readShopping(text, options).map(({ name, quantity = 1, size }) => [quantity, name, size].join(' ').trim())

describe('readShopping', () => {
  it('reads a list of a chat line by line', () => {
    const list = english.find(({ isList }) => isList)
    expect(told(list?.text ?? '')).toEqual([
      '2 milk',
      '12 eggs',
      '1 spinach 200 g',
      '1 rice 1 kg',
      '1 bread',
      '6 tomatoes',
      '2 Greek yoghurt',
      '1 chicken thighs 500 g',
      '1 soy sauce',
    ])
  })

  it('spells out what a till shortens, and says what stood there', () => {
    const rows = readShopping('SEMI SKIM MLK 2PT  £1.20\nBREAD  £0.75\nTOTAL  £1.95', options)
    expect(rows).toMatchObject([
      { name: 'Semi skimmed milk', size: '2 pt', foundAs: 'SEMI SKIM MLK 2PT' },
      { name: 'Bread', foundAs: '' },
    ])
  })

  it.each([
    'milk 2\neggs 12\nbread\napples 6',
    'milk, 2\neggs, 12\nbread\napples, 6',
    'milk: 2\neggs: 12\nbread\napples: 6',
    'milk\t2\neggs\t12\nbread\napples\t6',
    'milk (2)\neggs (12)\nbread\napples (6)',
    'milk - 2\neggs - 12\nbread\napples - 6',
  ])('takes counts behind the foods of a list for no prices: %j', (text) => {
    expect(told(text)).toEqual(['2 milk', '12 eggs', '1 bread', '6 apples'])
  })

  it.each([
    ['COCA COLA 6X330ML 3,99', '6 Coca cola 330 ml'],
    ['WASSER 6x1,5L 1,74', '6 Wasser 1.5 l'],
    ['ACTIVIA 4X125G 1,99', '4 Activia 125 g'],
    ['Babybel 10 x 20g 3,49', '10 Babybel 20 g'],
    ['Coke 24 x 0,33 l Dosen 12,99', '24 Coke Dosen 0.33 l'],
    ['6x330ml Coke 3,99', '6 Coke 330 ml'],
    ['2 x 500g Mince 7,98', '2 Mince 500 g'],
    ['KARTOFFELN 2x1,5KG 3,98', '2 Kartoffeln 1.5 kg'],
    ['WASSER 6x1,5L 2 x 1,74 3,48', '2 Wasser 1.5 l'],
    ['BANANEN 0,734 kg x 1,69 kg 1,24', '1 Bananen 0.734 kg'],
  ])('tells packs from prices: %s', (line, food) => {
    expect(told(`${line}\nBROT 2,49\nSUMME 6,48`)).toEqual([food, '1 Brot'])
  })

  it.each([
    'Artikel\tMenge\nmilk\t2\neggs\t12',
    '| Food | Qty |\n| --- | --- |\n| milk | 2 |\n| eggs | 12 |',
    'name,quantity\nmilk,2\neggs,12',
    '【买菜清单】\n1、milk 2\n2、eggs 12',
    '[24/11/2026, 18:02:11] Tom: got 2 milk\n[24/11/2026, 18:03:20] Tom: https://example.com\n[24/11/2026, 18:03:30] Tom: bought 12 eggs',
    '✖️ 2 milk\n⬜ eggs (12)',
  ])('takes the head of a table, numbers and chats for no foods: %j', (text) => {
    expect(told(text)).toEqual(['2 milk', '12 eggs'])
  })

  it.each(['TK', 'Frozen', 'Tiefkühlkost'])('knows what %s above foods says', (heading) => {
    expect(readShopping(`${heading}\npeas\nFridge\nmilk`, options)).toMatchObject([
      { name: 'peas', place: 'freezer' },
      { name: 'milk', place: 'fridge' },
    ])
  })

  it('loses no food whose price is told for each', () => {
    expect(told('milk £1.20\n2 bread £1.50 each\neggs 2.50')).toEqual(['1 Milk', '2 Bread', '1 Eggs'])
  })

  it('takes years for no prices', () => {
    expect(readShopping('milk exp 3 dec 2026\neggs 24 dec 2026\nbread', options)).toMatchObject([
      { name: 'milk', expiryDate: '2026-12-03' },
      { name: 'eggs', expiryDate: '2026-12-24' },
      { name: 'bread', expiryDate: '' },
    ])
  })

  it.each(['Milk £2\nBread 1 £', 'Milk 89\nBread 45\nTOTAL 134', 'Milk 150\nBread 198'])(
    'takes whole figures for prices that say so by a currency, a total or their size: %j',
    (text) => expect(told(text)).toEqual(['1 Milk', '1 Bread']),
  )

  it('keeps the dates of a list', () => {
    expect(readShopping('milk fri\neggs 3 dec', options)).toMatchObject([
      { name: 'milk', expiryDate: '2026-11-27' },
      { name: 'eggs', expiryDate: '2026-12-03' },
    ])
  })
})

it.each([
  '[24/11/2026, 10:32] Mei: 2 milk fri',
  '[24.11.26, 10:32:05] Mei Tan: 2 milk fri',
  '24/11/2026, 10:32 - Mei: 2 milk fri',
  '11/24/26, 6:32 PM - +65 9123 4567: 2 milk fri',
])('who asked for it in a chat, and when, is no food: %s', (line) =>
  expect(readShopping(line, { today: '2026-11-24', languages: ['en-GB'] })).toMatchObject([
    { name: 'milk', quantity: 2, expiryDate: '2026-11-27', unread: [] },
  ]),
)

describe('headings of a list', () => {
  const underHeadings = (text: string, language = 'en-GB') =>
    readShopping(text, { today: '2026-11-24', languages: [language], places: ['Balcony'] }).map(
      ({ name, place, expiryDate }) => [name, place, expiryDate].join(' ').trim(),
    )

  it.each([
    ['en-GB', 'Freezer:\n- peas\n\nFridge:\n- milk\n- eggs', ['peas freezer', 'milk fridge', 'eggs fridge']],
    [
      'en-GB',
      'FRIDGE\nmilk\n❄️ Freezer\npeas\n[Cupboard]\nrice',
      ['milk fridge', 'peas freezer', 'rice cupboard'],
    ],
    ['en-GB', '**Fridge**\nmilk\n== Freezer ==\npeas', ['milk fridge', 'peas freezer']],
    ['en-GB', 'Things in the freezer:\npeas\nOn the balcony:\nspuds', ['peas freezer', 'spuds Balcony']],
    ['en-GB', 'Fridge, top shelf:\nmilk\neggs freezer', ['milk fridge', 'eggs freezer']],
    ['en-GB', 'Fridge: milk, eggs\nrice', ['milk fridge', 'eggs fridge', 'rice']],
    ['de-DE', 'Kühlschrank:\n- Milch\nTiefkühlfach:\n- Erbsen', ['Milch fridge', 'Erbsen freezer']],
    ['fr-FR', 'Frigo :\nlait\nPlacard :\nriz', ['lait fridge', 'riz cupboard']],
    ['zh-CN', '冰箱：\n牛奶', ['牛奶 fridge']],
  ])('that are places say where what stands below is kept, in %s: %j', (language, text, rows) =>
    expect(underHeadings(text, language)).toEqual(rows),
  )

  it.each([
    ['Produce:\napples\n## Dairy\nmilk', ['apples', 'milk']],
    ['Freezer:\npeas\nOther stuff:\nsalt', ['peas freezer', 'salt']],
    // A plan of meals, and a day that is none of the food's.
    ['Friday:\npasta\nFor Saturday:\nfish', ['pasta', 'fish']],
    ['Shopping list 28/11\nmilk', ['milk']],
    ['milk\n---\n🍌', ['milk', '🍌']],
  ])('that are others are no food: %j', (text, rows) => expect(underHeadings(text)).toEqual(rows))

  it.each([
    ['Use by Friday:\nmilk\nham 3 dec', ['milk  2026-11-27', 'ham  2026-12-03']],
    ['Best before 3/12:\nyoghurt\nFreezer:\npeas', ['yoghurt  2026-12-03', 'peas freezer']],
  ])('that tell until when say so of what stands below: %j', (text, rows) =>
    expect(underHeadings(text)).toEqual(rows),
  )

  it.each([
    ['freezer bags\nmilk fridge', ['freezer bags', 'milk fridge']],
    ['milk: 2\nSoup: tomato', ['milk', 'Soup: tomato']],
  ])('are no lines of foods: %j', (text, rows) => expect(underHeadings(text)).toEqual(rows))
})

it.each([
  '1️⃣ milk\n2️⃣ eggs',
  '(1) milk\n(2) eggs',
  '○ milk\n▪️ eggs',
  '👉 milk\n➡️ eggs',
  '[28/11/2026, 18:02:30] Tom: milk\n[28/11/2026, 18:02:31] Tom: <Media omitted>\n28/11/2026, 18:03 - Tom: eggs',
  '[28/11/2026, 18:02:30] Tom: milk\n\u200E[28/11/2026, 18:03] Tom: \u200Eimage omitted\neggs',
])('the numbers and points of a list, and what a chat says itself, are no food: %j', (text) =>
  expect(readShopping(text, { today: '2026-11-24', languages: ['en-GB'] }).map(({ name }) => name)).toEqual([
    'milk',
    'eggs',
  ]),
)
