/** Plain text laid out for matching: its characters without the gaps, and how strongly each is parted from the one before. */
import { foldText } from './fold.ts'

/** Inside a word. */
export const within = 0
/** A new word on the same line, or a script that writes without spaces. */
export const soft = 1
/** A comma, a bracket, a line end, another part of the recipe. */
export const hard = 2

export interface IndexedText {
  /** UTF-16 code units of all fields, gaps left out: 'pea-\nnut' is 'peanut'. */
  readonly codes: Uint16Array
  /** For each code how it is parted from the one before; one more at the end. */
  readonly joints: Uint8Array
  /** For each code the number of its field. */
  readonly fields: Uint16Array
  readonly length: number
}

/** Lays out several texts as one, in order, so that a word cut between two of them is still found. */
export function indexTexts(texts: readonly string[]): IndexedText {
  return indexPlain(texts.map(foldText))
}

/** Lays out texts that are already in plain form. */
export function indexPlain(plains: readonly string[]): IndexedText {
  const size = plains.reduce((sum, plain) => sum + plain.length, 0)
  const codes = new Uint16Array(size)
  const joints = new Uint8Array(size + 1)
  const fields = new Uint16Array(size)
  let length = 0
  plains.forEach((plain, field) => {
    let gap: number = hard
    let before = 0
    for (let at = 0; at < plain.length; at++) {
      const code = plain.charCodeAt(at)
      if (code === 0x20 || code === 0x0a) {
        gap = Math.max(gap, code === 0x20 ? soft : hard)
        continue
      }
      codes[length] = code
      fields[length] = field
      joints[length] = Math.max(gap, before === 0 ? within : innerJoint(before, code))
      gap = within
      before = code
      length++
    }
  })
  joints[length] = hard
  return { codes, joints, fields, length }
}

/** Digits end a word ('2eggs'), and scripts without spaces may break anywhere. */
function innerJoint(left: number, right: number): number {
  if (isLowSurrogate(right)) return within
  if (isUnspaced(left) || isUnspaced(right)) return soft
  return isDigit(left) === isDigit(right) ? within : soft
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff
/** Thai, Han, kana and hangul, pictures, and everything beyond the first plane. */
const isUnspaced = (code: number): boolean =>
  (code >= 0x0e00 && code <= 0x0e7f) ||
  (code >= 0x2190 && code <= 0xa4cf) ||
  (code >= 0xac00 && code <= 0xdfff) ||
  (code >= 0xf900 && code <= 0xfaff)

/** The words between two places of a text, a space between them. */
export function wordsOf(
  { codes, joints }: Pick<IndexedText, 'codes' | 'joints'>,
  from: number,
  end: number,
): string {
  let words = ''
  for (let at = from; at < end; at++)
    words += (at > from && joints[at] !== within ? ' ' : '') + String.fromCharCode(codes[at] ?? 0)
  return words
}

/** Where the word begins that ends at a place of a text. */
export function startOfWord({ joints }: Pick<IndexedText, 'joints'>, end: number): number {
  let start = end - 1
  while (start > 0 && joints[start] === within) start--
  return start
}

/** Where the word ends that begins at a place of a text. */
export function endOfWord({ joints, length }: Pick<IndexedText, 'joints' | 'length'>, from: number): number {
  let end = from + 1
  while (end < length && joints[end] === within) end++
  return end
}
