import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldForSearch } from '../../api/fold-for-search.ts'
import { quickest } from '../quickest.fixture.ts'
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
  fc.string({ unit: 'binary', maxLength: 300 }),
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
