/**
 * Text made plain before it is compared: every trick of type (width, case, accents, look-alike letters, invisible
 * characters) is undone, so that one spelling of a term is enough.
 */
import { lookAlikes } from '../words/look-alikes.ts'

/** Marks put on Latin letters. Those of Tamil, and the voicing marks of kana, are letters and stay. */
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g
/** What is there and not seen: zero-width characters, soft hyphens, joiners, tags, variation selectors, controls. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\v\f\r\u0085])\p{Cc}/gu
const decoration = /[™®©℠]/g
/** An apostrophe inside a word belongs to it ("reese's"). */
const apostrophe = /(?<=\p{L})['’‘ʼ`´′](?=\p{L})/gu
const newWord = /(?<=\p{Ll})(?=\p{Lu})/gu
const keycapAndTones = /[\u{1f3fb}-\u{1f3ff}\u20e3]/gu

/** Letters, digits and pictures are kept; the rest parts words. */
const separators = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu
/** List numbers at the start of a line ('1. ', '2) ') are typography: 'pea' and 'nut' on two numbered lines join. */
const listNumber = /^[^\S\n]*\d{1,2}[.)](?=\s)/gm
/** Most words of most recipes, every term of the guard, and names in Chinese signs, kana and Hangul, which makes all of them quick to build. */
const alreadyPlain = /^(?:[a-z]+(?: [a-z]+)*|[\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff\uac00-\ud7a3]+)$/
/** The letters of Hindi and of Tamil, which no trick of type has; many of the names that the server reads when it starts are such. */
const plainIndic = /^[\u0900-\u0963\u0b82-\u0bd7]+(?: [\u0900-\u0963\u0b82-\u0bd7]+)*$/
const lineEnd = /[\n\v\f\r\u0085\u2028\u2029]+/g

/**
 * The plain form: words in lower case parted by one space (or one line end where something stronger than a space or a
 * hyphen stood between them). Folding twice gives the same.
 */
export function foldText(text: string): string {
  if (alreadyPlain.test(text)) return text
  if (plainIndic.test(text)) return text.normalize('NFC')
  const seen = text.replace(invisible, '').replace(decoration, '').replace(keycapAndTones, '')
  return unfont(seen)
    .normalize('NFKD')
    .replace(invisible, '')
    .replace(lineEnd, '\n')
    .replace(listNumber, ' ')
    .replace(accents, '')
    .replace(newWord, ' ')
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .replace(lookAlikes.pattern, (letter) => lookAlikes.plain.get(letter) ?? letter)
    .replace(apostrophe, '')
    .normalize('NFC')
    .replace(separators, joint)
    .trim()
}

/** The words of a text, folded: some scripts lose their marks. */
export const foldedWords = (text: string): string[] =>
  foldText(text)
    .split(/[ \n]/)
    .filter((word) => word !== '')

/** A space and a single hyphen bind ('rice noodles', 'rice-noodles'); everything else parts. */
function joint(run: string): string {
  return /^(?:[^\S\n]+|[-‐‑‒–])$/u.test(run) ? ' ' : '\n'
}

/** Letters in circles, squares and flags: the ones that no Unicode normalisation undoes. */
const dressed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
function unfont(text: string): string {
  return text.replace(dressed, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    const first = code >= 0x1f1e6 ? 0x1f1e6 : code >= 0x1f170 ? 0x1f170 : 0x1f150
    return String.fromCharCode(0x61 + code - first)
  })
}
