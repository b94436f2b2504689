import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldForSearch } from '../../api/fold-for-search.ts'
import { quickest } from '../../testing/quickest.factory.ts'
import { anyCharacter } from '../../text/any-character.factory.ts'
import { elsewhere } from './elsewhere.fixture.ts'
import { english } from './english.fixture.ts'
import { european } from './europe.fixture.ts'
import { heldOut } from './held-out.fixture.ts'
import { type ReceiptFood, readReceipt } from './read-receipt.ts'
import type { Receipt } from './receipt.fixture.ts'
import { spelledOut } from './words/shorthand.ts'

const tuned = [...european, ...english, ...elsewhere].filter(({ isList }) => !isList)

interface Expected {
  words: string[]
  quantity: number
  size: string
}

/** Names are expected as they are printed; what is spelled out is read so. */
function expectedOf(food: string): Expected {
  const [, count = '1', rest = ''] = /^(?:(\d+) × )?(.*)$/u.exec(food) ?? []
  const [name = '', size = ''] = rest.split(' · ')
  return { words: foldForSearch(spelledOut(name)).split(' '), quantity: Number(count), size }
}

const isMeant = ({ words }: Expected, { name }: ReceiptFood) =>
  words.every((word) => foldForSearch(name).includes(word))

interface Compared {
  missed: string[]
  inexact: string[]
  noise: string[]
}

function compare({ text, foods }: Receipt): Compared {
  const left = [...(readReceipt(text) ?? [])]
  const missed: string[] = []
  const inexact: string[] = []
  for (const food of foods) {
    const expected = expectedOf(food)
    const at = left.findIndex((row) => isMeant(expected, row))
    const [row] = at < 0 ? [] : left.splice(at, 1)
    if (!row) missed.push(food)
    else if (row.quantity !== expected.quantity || row.size !== expected.size)
      inexact.push(`${food} ≠ ${row.quantity} × ${row.name} · ${row.size}`)
  }
  return { missed, inexact, noise: left.map(({ name }) => name) }
}

function figuresOf(receipts: readonly Receipt[]) {
  const compared = receipts.map(compare)
  const all = receipts.reduce((sum, { foods }) => sum + foods.length, 0)
  const count = (kind: keyof Compared) => compared.reduce((sum, each) => sum + each[kind].length, 0)
  const told = receipts.flatMap(({ shop }, n) => {
    const { missed = [], inexact = [], noise = [] } = compared[n] ?? {}
    return missed.length + inexact.length + noise.length > 0 ? [{ shop, missed, inexact, noise }] : []
  })
  return {
    all,
    found: 1 - count('missed') / all,
    exact: 1 - count('inexact') / all,
    noise: count('noise') / all,
    told,
  }
}

const leastReceipts = 40
const leastFound = 0.9
const mostNoise = 0.05

describe('the foods of receipts', () => {
  it(`are looked for in ${leastReceipts} texts and more`, () => {
    expect(new Set([...tuned, ...heldOut].map(({ text }) => text)).size).toBeGreaterThanOrEqual(leastReceipts)
  })

  it.each([
    ['receipts that the reader was made with', tuned],
    ['receipts that it was not made with', heldOut],
    [
      'the same without their columns, as mail programs paste them',
      [...tuned, ...heldOut].map((receipt) => ({
        ...receipt,
        text: receipt.text.replaceAll(/[ \t]+/g, ' '),
      })),
    ],
    [
      'the same without what a small screen cut off: no total',
      [...tuned, ...heldOut].map((receipt) => ({ ...receipt, text: withoutTotals(receipt.text) })),
    ],
  ])('are found in %s', (_, receipts) => {
    const { told, found, exact, noise } = figuresOf(receipts)
    const wrong = JSON.stringify(told, undefined, 1)
    expect(found, wrong).toBeGreaterThanOrEqual(leastFound)
    expect(exact, wrong).toBeGreaterThanOrEqual(leastFound)
    expect(noise, wrong).toBeLessThanOrEqual(mostNoise)
  })

  it('are not looked for where nothing has a price', () => {
    expect(readReceipt('milk\n2 eggs\nbread 500g')).toBeUndefined()
  })
})

const withoutTotals = (text: string) =>
  text
    .split('\n')
    .filter(
      (line) =>
        !/^\W*(?:\d+ articles +)?(?:sub-?\s?)?(?:total|summe|suma|合計|合计|합계|jumlah|toplam)/i.test(line),
    )
    .join('\n')

const parts = fc.constantFrom(
  'MILK',
  '2 x',
  '1,29',
  '€',
  '@',
  'kg',
  '0.455',
  '\n',
  '  ',
  'TOTAL',
  '%',
  '牛乳',
  '12:30',
  '-',
  '1L',
  'x6',
  '(',
  '*',
)
const texts = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 300 }),
  fc.array(parts, { maxLength: 120 }).map((words) => words.join(' ')),
)
/** A slice of a hundred thousand, which were tried by hand. */
const runs = 5000

it('no text makes the reader throw, or a row without a name', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const { name, quantity } of readReceipt(text) ?? []) {
        expect(name).not.toBe('')
        expect(quantity).toBeGreaterThan(0)
      }
    }),
    { numRuns: runs },
  )
})

it('takes no longer for what is made to be slow', () => {
  const hostile = [
    '1 x '.repeat(20_000),
    '1,1'.repeat(20_000),
    `${'a '.repeat(99)}\n`.repeat(600),
    `${'9'.repeat(199)}\n`.repeat(600),
    `${'1 kg @ '.repeat(28)}\n`.repeat(600),
    `${' '.repeat(199)}1\n`.repeat(600),
  ]
  for (const text of hostile) expect(quickest(() => readReceipt(text), mostMs)).toBeLessThan(mostMs)
})

const mostMs = 500

describe('what stands on more than one line', () => {
  const foods = (text: string) =>
    readReceipt(text)?.map(({ name, quantity, size }) => `${quantity} × ${name}${size ? ` · ${size}` : ''}`)

  it('is one name over three lines, too', () => {
    expect(
      foods(`FRIENDLY SHOP
MILK 2.27L               1.45
TASTE THE DIFFERENCE
WEST COUNTRY MATURE
CHEDDAR CHEESE 350G      3.50
TOTAL                    4.95`),
    ).toEqual(['1 × Milk · 2.27 l', '1 × Taste the difference west country mature cheddar cheese · 350 g'])
  })

  it('is one food of an order whose counts stand above the names, and amounts below', () => {
    expect(
      foods(`Your order was delivered
2 x
Lucerne 2% Reduced Fat Milk
1 gal
$4.99
1 x
Signature Black Beans
15 oz
$2.58
Qty: 3
Bread
$5.99
Total $19.39`),
    ).toEqual(['2 × Lucerne 2% Reduced Fat Milk · 1 gal', '1 × Signature Black Beans · 15 oz', '3 × Bread'])
  })

  it('is one name where the first of its lines is full, or goes on', () => {
    expect(
      foods(`Amazin Fresh
Heinz Baked Beans In
Tomato Sauce 415 g        £1.40
Warburtons Toastie White
Sliced Bread 800g         £1.45
Free Range Eggs Large x12
2 @ £3.00                 £6.00
Cathedral City Mature
Cheddar 350g              £3.50
Yogurt                    £1.00
Total                     £13.35`),
    ).toEqual([
      '1 × Heinz Baked Beans In Tomato Sauce · 415 g',
      '1 × Warburtons Toastie White Sliced Bread · 800 g',
      '2 × Free Range Eggs Large',
      '1 × Cathedral City Mature Cheddar · 350 g',
      '1 × Yogurt',
    ])
  })

  it('is one word where that was parted', () =>
    expect(foods('Preis EUR\nButter 1,99 B\nHähnchenbrust-\nfilet 600g 5,99 B\nSumme 7,98')).toEqual([
      '1 × Butter',
      '1 × Hähnchenbrustfilet · 600 g',
    ]))

  it.each([
    'SHOP\nFROZEN\nGARDEN PEAS 1.20\nFRUIT AND VEG\nBANANAS LOOSE 0.80\nBAKERY GOODS\nTOASTIE 1.35\nTOTAL 3.35',
    'Our Shop\n>>>> CREMERIE\nGarden peas 1.20\nSubstitutions\nBananas loose 0.80\nFresh Produce\nToastie 1.35\nTotal 3.35',
    'groceries\ngarden peas £1.20\nbananas loose £0.80\ntoastie £1.35',
  ])('is no name of a shop or a department: %j', (text) =>
    expect(foods(text)).toEqual(['1 × Garden peas', '1 × Bananas loose', '1 × Toastie']),
  )

  it.each([
    // A count before its food is not the shop's.
    ['EDEKO\n2 x 1,29\nH-Milch 2,58 A\n3 x 0,99\nNudeln 2,97 A\nSUMME 5,55', ['2 × H-Milch', '3 × Nudeln']],
    ['Milk\nQty 2 £2.40\nEggs free range 6\nQty 1 £1.75\nTotal £4.15', ['2 × Milk', '1 × Eggs free range']],
    ['Milk 1L\nQty: 2\n£3.10\nButter 250g\nQuantity: 1\n£1.99', ['2 × Milk · 1 l', '1 × Butter · 250 g']],
    [
      'Milk\n500 ml x 2 ₹56\nBrown Bread\n400 g x 1 ₹45\nBill total ₹101',
      ['2 × Milk · 500 ml', '1 × Brown Bread · 400 g'],
    ],
    ['Co-op\nMilk\n2 x 1.25\nHovis\n1 x 1.50\nTotal 4.00', ['2 × Milk', '1 × Hovis']],
    [
      'Fresh Eggs\n10 per pack\nQty: 2 $5.90\nMilk 2L $6.95\nTotal $12.85',
      ['2 × Fresh Eggs', '1 × Milk · 2 l'],
    ],
  ])('is of the food that it tells of: %j', (text, read) => expect(foods(text)).toEqual(read))

  it('is a price without cents where a currency says so', () =>
    expect(foods('milk £1.20\neggs £2\nbread £1.10\ntotal £4.30')).toEqual([
      '1 × Milk',
      '1 × Eggs',
      '1 × Bread',
    ]))

  it('has no number of its own in its name', () =>
    expect(
      foods('1) TATA SALT 1KG\n 2 x 25.00 50.00\n2) TOOR DAL 1KG\n 1 x 160.00 160.00\nTOTAL 210.00'),
    ).toEqual(['2 × Tata salt · 1 kg', '1 × Toor dal · 1 kg']))
})

it.each([
  ['milk £2\nbread £1.20\nbutter\nham £3', ['milk', 'bread', 'butter', 'ham']],
  // What a shop says between is none.
  ['MILK £2.00\nMEAL DEAL\nHAM £3.00\nCARD £5.00', ['milk', 'ham']],
])('takes what has no price for food where somebody wrote the others down: %j', (text, names) =>
  expect(readReceipt(text)?.map(({ name }) => name.toLowerCase())).toEqual(names),
)
