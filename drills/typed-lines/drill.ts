import { limits } from '@shelfmate/contract/api/limits'
import { readEntries } from '@shelfmate/contract/entry/read-entries'
import { typedLines } from '@shelfmate/contract/entry/typed-lines.fixture'
import { dayNumber } from '@shelfmate/contract/pantry/expiry'
import { quickest } from '@shelfmate/contract/testing/quickest.factory'
import { type Random, seeded } from '../allergen-guard/random.ts'

interface TypedLinesFigures {
  lines: number
  slowestMs: number
  faults: string[]
}

const longestLine = 20
const marks = [
  ',',
  ';',
  '\n',
  ' and ',
  '+',
  '-',
  '/',
  '.',
  '(',
  ')',
  '%',
  '€',
  '\u0000',
  '🥛',
  '\ud83e',
  'ﷺ',
  '１２',
  '٣',
]

/** Random lines out of the words of real ones, numbers and marks. Nothing may throw, take longer than `mostMs`, or give what cannot be stored. */
export function runTypedLines(count: number, seed: number, mostMs: number): TypedLinesFigures {
  const random = seeded(seed)
  const languages = Object.keys(typedLines)
  const words = Object.values(typedLines).flatMap((text) => text.split(/\s+/))
  const figures: TypedLinesFigures = { lines: count, slowestMs: 0, faults: [] }
  for (const language of languages) readEntries('milk', { today: '2026-11-24', languages: [language] })
  for (let n = 0; n < count; n++) {
    const line = randomLine(random, words)
    const options = { today: randomDay(random), languages: [random.pick(languages)] }
    try {
      figures.slowestMs = Math.max(
        figures.slowestMs,
        quickest(() => readEntries(line, options), mostMs / 2),
      )
      figures.faults.push(
        ...readEntries(line, options).flatMap((row) =>
          faultsOf(row).map((fault) => `${n}: ${fault}: ${line}`),
        ),
      )
    } catch (error) {
      figures.faults.push(`${n}: ${String(error)}: ${line}`)
    }
  }
  if (figures.slowestMs > mostMs) figures.faults.push(`the slowest took ${figures.slowestMs.toFixed(2)} ms`)
  return figures
}

function randomLine(random: Random, words: readonly string[]): string {
  const parts = Array.from({ length: 1 + random.below(longestLine) }, () => {
    if (random.chance(0.2)) return String(random.below(random.pick([10, 40, 3000])))
    return random.chance(0.15) ? random.pick(marks) : random.pick(words)
  })
  return parts.join(random.pick([' ', ' ', ' ', '', ', ']))
}

const randomDay = (random: Random) =>
  `20${26 + random.below(9)}-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`

function faultsOf({ name, quantity = 1, expiryDate }: ReturnType<typeof readEntries>[number]): string[] {
  return [
    ...([...name].length > limits.foodNameLength ? ['a name too long'] : []),
    ...(quantity < limits.quantityMin || quantity > limits.quantityMax ? [`the quantity ${quantity}`] : []),
    ...(expiryDate !== '' && dayNumber(expiryDate) === undefined ? [`the date ${expiryDate}`] : []),
    ...(expiryDate !== '' && (expiryDate < limits.expiryDateMin || expiryDate > limits.expiryDateMax)
      ? [`the date ${expiryDate}`]
      : []),
  ]
}
