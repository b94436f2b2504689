/** Where the words of a term stand in a folded text. */

import { memoize } from '../../memoize.ts'
import { unspaced } from '../../names.ts'
import { foldText } from '../text/fold.ts'
import { edits } from '../text/spelling.ts'
import { plurals } from '../words/plurals.ts'

/** Where something stands in a folded text. */
export interface Span {
  readonly from: number
  readonly end: number
}

/** The place of a match. */
export const spanOf = (match: RegExpMatchArray): Span => {
  const from = match.index ?? 0
  return { from, end: from + match[0].length }
}

/** Where a text has the very words of a term. */
export const placesOf = (text: string, term: string): Span[] =>
  wordsOf(term).flatMap((word) => [...text.matchAll(patternOf(word))].map(spanOf))

/** The same; a root's place is the word that it stands in: 'butter' in 'buttermilk'. */
export function wordsAround(text: string, term: string): Span[] {
  const places = placesOf(text, term)
  const root = foldText(term)
  if (places.length > 0 || !/^[a-z ]{4,}$/.test(root)) return places
  const around = [...text.matchAll(new RegExp(`\\p{L}*${root}\\p{L}*`, 'gu'))].map(spanOf)
  return around.length > 0 ? around : slipsOf(text, root)
}

/** Of a word that was found as a slip of another. */
const slipsAtMost = 2
/** Below this length half of all words are slips of each other. */
const slipsFrom = 5

/** Where a text has a slip of a term: 'laddoo' for 'ladoo'. */
function slipsOf(text: string, term: string): Span[] {
  if (term.length < slipsFrom) return []
  const count = term.split(' ').length
  return [...text.matchAll(new RegExp(`(?<!\\p{L})\\p{L}+(?: \\p{L}+){${count - 1}}(?!\\p{L})`, 'gu'))]
    .map(spanOf)
    .filter(({ from, end }) => isSlip(term, text.slice(from, end)))
}

function wordsOf(term: string): string[] {
  const plain = foldText(term)
  return [plain, ...plurals(plain)]
}

const patternsKept = 5_000

/** Scripts without spaces have no ends of words; 'galettes de sarrasin' is the plural of a galette de sarrasin. */
const patternOf = memoize(
  (word: string): RegExp =>
    unspaced.test(word)
      ? new RegExp([...word].join(' ?'), 'gu')
      : new RegExp(`(?<![\\p{L}\\p{M}])${loosely(word)}(?![\\p{L}\\p{M}])`, 'gu'),
  patternsKept,
)

/** As the guard finds it: 'soysauce' in 'soy sauce'. */
const loosely = (word: string): string =>
  word
    .split(' ')
    .map((part) => [...part].join(' ?'))
    .join('s? ?')

/** Whether folded words may be a term with its letters mistaken. */
export const isSlip = (term: string, words: string): boolean => edits(term, words) <= slipsAtMost
