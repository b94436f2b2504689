import { foldForSearch } from '../../api/fold-for-search.ts'
import { currency } from './amounts.ts'
import { elsewhere, spaced } from './words/elsewhere.ts'
import { latin } from './words/latin.ts'
import type { ReceiptWords } from './words/receipt-words.ts'

/** In these letters marks are vowels, or make other letters: without them 'สบู่' (soap) is 'สับ' (minced), 'कुल' (total) half of 'केला' (banana). */
const marked = /[\p{Script=Thai}\p{Script=Devanagari}\p{Script=Hiragana}\p{Script=Katakana}]/u
const foldWords = (text: string) =>
  text.replaceAll(/\S+/gu, (word) =>
    marked.test(word) ? word.normalize('NFKC').toLowerCase() : foldForSearch(word),
  )

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
/** A phrase as it is printed, and as a till without umlauts prints it: 'Spülmittel', 'SPUELMITTEL'. */
const spellings = (phrase: string) =>
  new Set([phrase, phrase.replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter)])

const phrasesIn = (lists: readonly string[]) =>
  lists
    .flatMap((list) => list.split(','))
    .flatMap((phrase) => [...spellings(phrase)])
    .map((phrase) => foldWords(phrase.trim().replaceAll(/\s+/g, ' ')))
    .filter((phrase) => phrase !== '')

const escaped = (phrase: string) => phrase.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const isMarked = (phrase: string) => phrase.endsWith('?')
const listed = (tables: readonly ReceiptWords[], kind: keyof ReceiptWords) =>
  phrasesIn(tables.map((words) => words[kind] ?? ''))

/** A word that stands apart, or one that others end with: '+reiniger' is 'Badreiniger'. */
const apartPattern = (phrase: string) =>
  phrase.startsWith('+') ? String.raw`\p{L}+${escaped(phrase.slice(1))}` : escaped(phrase)

/** One expression for words that stand apart, and such as are found inside of others, too. */
function anyOf(apart: readonly string[], inside: readonly string[]): RegExp {
  const whole = String.raw`(?<![\p{L}\p{M}\d])(?:${apart.map(apartPattern).join('|')})(?!\p{L}|\p{M}|['’]s)`
  return new RegExp([whole, ...inside.map(escaped)].join('|'), 'gu')
}

/** The words of one kind, of all languages: a receipt's language is not that of who shops. */
function wordsOf(kind: keyof ReceiptWords) {
  const apart = listed([...latin, ...spaced], kind)
  return {
    sure: anyOf(
      apart.filter((phrase) => !isMarked(phrase)),
      listed(elsewhere, kind),
    ),
    alone: anyOf(
      apart.filter(isMarked).map((phrase) => phrase.slice(0, -1)),
      [],
    ),
  }
}

const [totals, noise, nonFood] = [wordsOf('totals'), wordsOf('noise'), wordsOf('nonFood')]
const missing = wordsOf('missing').sure
const foods = wordsOf('foods').sure
const said = new RegExp(
  [totals, noise, nonFood].flatMap(({ sure, alone }) => [sure.source, alone.source]).join('|'),
  'gu',
)

/** Words that say of a number how it counts: 'Stk', 'Qty', 'コ'. */
export const counterWords: readonly string[] = listed([...latin, ...spaced, ...elsewhere], 'counters')

const countsAndCoins = new RegExp(
  String.raw`(?<![\p{L}])(?:${counterWords.map((word) => word.replaceAll('.', String.raw`\.`)).join('|')}|${currency}|kg|lb|[A-Z])(?![\p{L}])`,
  'giu',
)

/** Whether a text holds more than figures, counts, currencies and weights. */
export const isNamed = (text: string): boolean =>
  /\p{L}/u.test(text.replaceAll(countsAndCoins, ' ').replaceAll(/\d[\d.,]*\s?(?:kg|lb|g|l)\b/gi, ' '))

/** Dates, times, telephone numbers, addresses of the net, and cards' numbers stand in no name of a food. */
const pattern =
  /\d{1,2}[./-]\d{1,2}[./-](?:20)?\d{2}(?!\d)|20\d\d[-/.年]\s?\d{1,2}|\d{1,2}:\d{2}|(?<!\d)\d{1,2}h\d{2}|[*x]{4,}|@\w+\.|www\.|https?:|\d{3}[-\s]\d{3,4}[-\s]\d{4}|^\d{8,}$/iu

export type LineKind = 'total' | 'noise' | 'missing' | 'food'

interface Measured {
  hasSize: boolean
  /** The line without amounts, size and pack. */
  rest: string
}

const folded = (line: string) => foldWords(line).replaceAll(foods, 'food')

/** What a line of a receipt is likely about. A size makes it food, for brands are called Total and Club, too. */
export function kindOf(text: string, { hasSize, rest }: Measured): LineKind {
  const line = folded(text)
  const has = ({ sure, alone }: ReturnType<typeof wordsOf>) =>
    line.search(sure) >= 0 || (line.search(alone) >= 0 && !isNamed(folded(rest).replaceAll(said, ' ')))
  if (pattern.test(text) || has(nonFood)) return 'noise'
  if (line.search(missing) >= 0) return 'missing'
  if (hasSize) return 'food'
  return has(totals) ? 'total' : has(noise) ? 'noise' : 'food'
}
