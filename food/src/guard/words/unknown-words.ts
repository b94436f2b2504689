/** The closed world: every word of an ingredient line is a food that we know, a term of the guard, or a word about amount and cut. */

import { memoizeWith } from '../../memoize.ts'
import { unspacedSigns } from '../../names.ts'
import { cakeOrPowder } from '../../resolver/compounds.ts'
import { longestName } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { isPlainFood } from '../../resolver/plain-foods.ts'
import { withoutElisions, withoutLinks } from '../meant/elisions.ts'
import { kitchenUntil, measureUntil } from '../meant/known-words.ts'
import { foldText } from '../text/fold.ts'
import { endOfWord, type IndexedText, indexPlain } from '../text/indexed-text.ts'
import type { Matcher } from '../text/matcher.ts'
import { partedAmounts } from './joined-words.ts'

const linesKept = 5_000

/** The words of an ingredient line that nobody knows, as they were typed; all of them when the line names no food at all. */
export const unknownWords: (line: string, matcher: Matcher) => readonly string[] = memoizeWith(
  read,
  linesKept,
)

/** Tags are no words; what stands between them is read. */
const markup = /<[^<>\n]{0,80}>/g
/** Beside a food a picture says nothing; alone on a line it stands for one. */
const picture = /\p{Extended_Pictographic}/gu
const typedWord = /[\p{L}\p{M}\p{N}'’-]+/gu

/** The words of a title or a step that are no food, no term and no word of cooking, folded. */
export const unknownInProse = (typed: string, matcher: Matcher): readonly string[] => {
  const unknown = unknownParts(withoutElisions(typed), matcher)
  if (unknown.length === 0) return unknown
  const unlinked = unknownParts(withoutLinks(typed), matcher)
  return unlinked.length < unknown.length ? unlinked : unknown
}

function unknownParts(typed: string, matcher: Matcher): readonly string[] {
  const text = indexPlain([foldText(typed)])
  const unknown: { word: string; end: number }[] = []
  for (let from = 0; from < text.length; ) {
    const end = endOfWord(text, from)
    const known = Math.max(
      longestName(text, from)?.end ?? from,
      matcher.knownUntil(text, from),
      kitchenUntil(text, from),
    )
    const word = String.fromCharCode(...text.codes.subarray(from, end))
    if (known === from && !isLineWord(word) && (!isPicture(word) || isMark(word)))
      gather(unknown, word, from, end)
    from = Math.max(known, end)
  }
  return unknown.map(({ word }) => word)
}

/** Whether a part of a text names a food or a term, and not only how much it is or how it is cut. */
export function namesFood(part: string, matcher: Matcher): boolean {
  const text = indexPlain([foldText(part)])
  for (let from = 0; from < text.length; from = endOfWord(text, from))
    if (isFood(text, from, foodUntil(text, from, matcher))) return true
  return false
}

interface Food {
  until: number
  isNamed: boolean
}

/** The end of the longest food or term that begins there; where it begins, if there is none. */
function foodUntil(text: IndexedText, from: number, matcher: Matcher): Food {
  const name = longestName(text, from)
  const until = Math.max(name?.end ?? from, matcher.knownUntil(text, from), plainUntil(text, from))
  return { until, isNamed: name !== undefined }
}

function isFood(text: IndexedText, from: number, { until, isNamed }: Food): boolean {
  const end = endOfWord(text, from)
  const word = String.fromCharCode(...text.codes.subarray(from, end))
  return isNamed || (until > from && !(until === end && isLineWord(word))) || cakeOrPowder(word) !== undefined
}

function read(line: string, matcher: Matcher): readonly string[] {
  const text = indexPlain([foldText(partedAmounts(withoutElisions(line.replace(markup, ' ')), matcher))])
  const unknown: { word: string; end: number }[] = []
  let foods = 0
  for (let from = 0; from < text.length; ) {
    const food = foodUntil(text, from, matcher)
    const { until } = food
    const end = endOfWord(text, from)
    const word = String.fromCharCode(...text.codes.subarray(from, end))
    const measured = measureUntil(text, from)
    if (measured > until) {
      from = measured
      continue
    }
    if (isFood(text, from, food)) foods += 1
    else if (!isLineWord(word) && (!isPicture(word) || isMark(word))) gather(unknown, word, from, end)
    from = Math.max(until, end)
  }
  const typed = [...line.matchAll(typedWord)].map(([word]) => word)
  if (unknown.length > 0) {
    const parts = new Set(unknown.map(({ word }) => word))
    const named = typed.filter((word) =>
      foldText(word)
        .split(/[ \n]/)
        .some((part) => parts.has(part)),
    )
    return named.length > 0 ? [...new Set(named)] : [...parts]
  }
  if (foods > 0 || text.length === 0) return []
  const words = typed.filter((word) => !/^\d/.test(word))
  return words.length > 0 ? words : (line.match(picture) ?? [])
}

const unspaced = new RegExp(`^${unspacedSigns}`, 'u')

/** Signs of a script without spaces that stand side by side are one word. */
function gather(unknown: { word: string; end: number }[], word: string, from: number, end: number): void {
  const last = unknown.at(-1)
  if (last?.end === from && (isMark(word) || (unspaced.test(word) && unspaced.test(last.word)))) {
    last.word += word
    last.end = end
  } else if (!isMark(word)) unknown.push({ word, end })
}

/** A sign that belongs to the letter before it. */
const isMark = (word: string): boolean => /^\p{M}+$/u.test(word)

const isPicture = (word: string): boolean => !/[\p{L}]/u.test(word)

/** The end of a food that no table has and that holds none of the fourteen groups ('sumac', 'tree tomato'). */
function plainUntil(text: IndexedText, from: number): number {
  let until = from
  let words = ''
  for (let end = endOfWord(text, from), count = 0; count < 3; end = endOfWord(text, end), count++) {
    words +=
      (count > 0 ? ' ' : '') +
      String.fromCharCode(...text.codes.subarray(from + words.replaceAll(' ', '').length, end))
    if (isPlainFood(words)) until = end
    if (end >= text.length) break
  }
  return until
}
