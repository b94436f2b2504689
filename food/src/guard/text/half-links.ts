/** Where the links of an alternative stand, and the words between them. */
import { either, halving, leading, longestLink, longestMake, makes } from './half-words.ts'
import { endOfWord, hard, type IndexedText, startOfWord } from './indexed-text.ts'

/** A stretch of a text. */
export interface WordSpan {
  readonly from: number
  readonly end: number
}

/** The characters between two places, without the gaps. */
export const chars = ({ codes }: IndexedText, from: number, end: number): string =>
  String.fromCharCode(...codes.subarray(from, end))

/** Whether the field goes on that what stands before a place is of. */
export const isOneField = ({ fields }: IndexedText, at: number): boolean => fields[at] === fields[at - 1]

/** Where the link begins that stands right before a place. */
export function linkBefore(text: IndexedText, at: number): number | undefined {
  let start = at
  for (let words = 0; words < longestLink; words++) {
    if (start === 0 || !isOneField(text, start) || (words > 0 && text.joints[start] === hard))
      return undefined
    start = startOfWord(text, start)
    if (leading.has(chars(text, start, at))) return start
    if (words === 0 && halving.has(chars(text, start, at)) && isSecond(text, start, at)) return start
  }
  return undefined
}

/** Whether a word has stood earlier in its field: the second 'half' of 'half plain, half rice flour'. */
function isSecond(text: IndexedText, from: number, end: number): boolean {
  const word = chars(text, from, end)
  return wordsIn(text, startOfField(text, from), from).some(
    (each) => chars(text, each.from, each.end) === word,
  )
}

/** Where a half begins, with what says how it is made: the 'fine' of 'plain or fine rice flour'. */
export function startOfHalf(text: IndexedText, at: number): number {
  let start = at
  for (let words = 0; words < longestMake; words++) {
    if (start === 0 || !isOneField(text, start) || text.joints[start] === hard) return start
    const before = startOfWord(text, start)
    if (!makes.has(chars(text, before, start))) return start
    start = before
  }
  return start
}

/** Where the link ends that begins at a place. */
export function linkBehind(text: IndexedText, at: number): number | undefined {
  let end = at
  for (let words = 0; words < longestLink && end < text.length; words++) {
    if (words > 0 && text.joints[end] === hard) return undefined
    end = endOfWord(text, end)
    if (either.has(chars(text, at, end))) return end
  }
  return undefined
}

/** The words of a stretch, one place each. */
export function wordsIn(text: IndexedText, from: number, end: number): WordSpan[] {
  const words: WordSpan[] = []
  for (let at = from; at < end; at = endOfWord(text, at)) words.push({ from: at, end: endOfWord(text, at) })
  return words
}

/** Where the words begin that lead up to a place: behind a comma, a bracket, another link or where the line begins. */
export function startOfPart(text: IndexedText, end: number): number {
  let start = end
  while (start > 0 && isOneField(text, start) && text.joints[start] !== hard) {
    if (linkBefore(text, start) !== undefined) break
    start = startOfWord(text, start)
  }
  return start
}

/** Where the field begins in which a place stands. */
export function startOfField(text: IndexedText, end: number): number {
  let start = end
  while (start > 0 && isOneField(text, start)) start--
  return start
}
