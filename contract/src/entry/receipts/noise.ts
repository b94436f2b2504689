import { foldForSearch } from '../../api/fold-for-search.ts'
import { elsewhere } from './words/elsewhere.ts'
import { latin } from './words/latin.ts'
import type { ReceiptWords } from './words/receipt-words.ts'

const phrasesIn = (lists: readonly string[]) =>
  lists
    .flatMap((list) => list.split(','))
    .map((phrase) => foldForSearch(phrase.replaceAll(/\s+/g, ' ')))
    .filter((phrase) => phrase !== '')

const escaped = (phrase: string) => phrase.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** One expression for the words of one kind, of all languages: a receipt's language is not that of who shops. */
function anyOf(kind: keyof ReceiptWords): RegExp {
  const apart = phrasesIn(latin.map((words) => words[kind])).map(escaped)
  const inside = phrasesIn(elsewhere.map((words) => words[kind])).map(escaped)
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${apart.join('|')})(?![\p{L}])|${inside.join('|')}`, 'u')
}

const [totals, noise, nonFood, missing] = [
  anyOf('totals'),
  anyOf('noise'),
  anyOf('nonFood'),
  anyOf('missing'),
]

/** Words that say of a number how it counts: 'Stk', 'Qty', 'コ'. */
export const counterWords: readonly string[] = phrasesIn(
  [...latin, ...elsewhere].map(({ counters }) => counters),
)

/** Dates, times, telephone numbers, addresses of the net, and cards' numbers stand in no name of a food. */
const pattern =
  /\d{1,2}[./-]\d{1,2}[./-](?:20)?\d{2}(?!\d)|20\d\d[-/.年]\s?\d{1,2}|\d{1,2}:\d{2}|(?<!\d)\d{1,2}h\d{2}|[*x]{4,}|@\w+\.|www\.|https?:|\d{3}[-\s]\d{3,4}[-\s]\d{4}|^\d{8,}$/iu

export type LineKind = 'total' | 'noise' | 'missing' | 'food'

/** What a line of a receipt is likely about. A size makes it food, for brands are called Total and Club, too. */
export function kindOf(line: string, hasSize: boolean): LineKind {
  const folded = foldForSearch(line)
  if (pattern.test(line) || nonFood.test(folded)) return 'noise'
  if (missing.test(folded)) return 'missing'
  if (hasSize) return 'food'
  return totals.test(folded) ? 'total' : noise.test(folded) ? 'noise' : 'food'
}
