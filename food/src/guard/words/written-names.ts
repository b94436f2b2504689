/**
 * Short names that only their accents tell from everyday words: 'süt' and 'tôm', which folded are 'sut' and 'tom'. The matcher reads folded
 * text and leaves such names out; here a text counts as it was typed.
 */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { type FoodName, foodsNamed, longestName } from '../../resolver/lexicon.ts'
import { isLeftOut } from '../meant/denied.ts'
import { foldText } from '../text/fold.ts'
import { type IndexedText, indexPlain, startOfWord, within } from '../text/indexed-text.ts'
import type { Matcher } from '../text/matcher.ts'

/** Longer names are terms of the matcher without their accents. */
const longestShort = 3
const accentedWord = /[\p{L}\p{M}]*[\u00c0-\u1eff][\p{L}\p{M}]*/gu
/** As many words as stand before a name that is only the end of a longer one: 'bánh phồng tôm'. */
const wordsBefore = 3

/** A short name that stands in a text with all its accents, and what its food holds. */
interface WrittenName {
  readonly group: AllergenGroup
  readonly term: string
}

/** The short accented names in a text as it was typed, but those that are part of a longer name or left out. */
export function writtenNames(typed: string, matcher: Matcher): readonly WrittenName[] {
  const written = [...typed.normalize('NFC').toLowerCase().matchAll(accentedWord)].map(([word]) => word)
  const short = new Set(written.filter((word) => foldText(word).length <= longestShort))
  if (short.size === 0) return []
  const text = indexPlain([foldText(typed)])
  return [...short].flatMap((word) => {
    const names = foodsNamed(foldText(word)).filter((name) => isWritten(name, word))
    if (
      names.length === 0 ||
      !placesOf(text, foldText(word)).some((from) => counts(text, from, word, matcher))
    )
      return []
    return names.flatMap(({ food }) => food.allergens.map((group) => ({ group, term: word })))
  })
}

const isWritten = ({ name }: FoodName, word: string): boolean => name.normalize('NFC').toLowerCase() === word

function placesOf({ codes, joints, length }: IndexedText, folded: string): number[] {
  const chars = String.fromCharCode(...codes.subarray(0, length))
  const places: number[] = []
  for (let from = chars.indexOf(folded); from >= 0; from = chars.indexOf(folded, from + 1)) {
    const end = from + folded.length
    if ((from === 0 || joints[from] !== within) && (end === length || joints[end] !== within))
      places.push(from)
  }
  return places
}

function counts(text: IndexedText, from: number, word: string, matcher: Matcher): boolean {
  if (isLeftOut(text, from)) return false
  const end = from + foldText(word).length
  let start = from
  for (let count = 0; count <= wordsBefore; count++) {
    const longer = Math.max(longestName(text, start)?.end ?? start, matcher.knownUntil(text, start))
    if (start < from ? longer >= end : longer > end) return false
    if (start === 0) return true
    start = startOfWord(text, start)
  }
  return true
}
