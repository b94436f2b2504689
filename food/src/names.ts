/** How names of foods are compared: without case, accents, punctuation and number. */
import { memoize } from './memoize.ts'

/** The signs of scripts that put no space between words, as a class of a pattern with the flag `u`. */
export const unspacedSigns =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}]'

/** Sizes and counts ('1L', '500 g', 'x6') say nothing of what a food is. */
export const sizeWord = /^(?:x?\d[\d.,x]*(?:k?g|m?l|cl|oz|lb|pcs?|pack|s)?|x\d+|k?g|m?l|oz|lb|pcs?)$/

/** The signs of scripts that put no space between words. */
export const unspaced = new RegExp(unspacedSigns, 'u')

const accents = /[\u0300-\u036f]/g
const notWord = /[^\p{L}\p{N}]+/gu

/** The words of a name, lower case, without accents and punctuation; an apostrophe joins ("bird's" is "birds"). */
export function nameWords(name: string): string[] {
  const plain = name.normalize('NFKD').replace(accents, '').normalize('NFC').toLowerCase()
  const spaced = plain.replace(/['’ʼ]/g, '').replace(notWord, ' ').trim()
  return spaced === '' ? [] : spaced.split(' ')
}

/**
 * One spelling for the singular and the plural of a word. The result is a key and not always a word: loaf and loaves
 * both give 'loaf', cookie and cookies both give 'cooki'.
 */
export function numberless(word: string): string {
  if (word.length < 4) return word
  let stem = word
  if (/(?:[sxz]|[cs]h|o)es$/.test(stem)) stem = stem.slice(0, -2)
  else if (/[^su]s$/.test(stem)) stem = stem.slice(0, -1)
  if (/(?:ie|[^aeou]y)$/.test(stem)) return stem.replace(/(?:ie|y)$/, 'i')
  return stem.replace(/ve$/, 'f').replace(/([cs]h|[sxzo])e$/, '$1')
}

/** Pantries hold the same names day after day. */
const keysKept = 10_000

/** The key under which a name is unique in the table: folded for case, punctuation and plural. */
export const nameKey: (name: string) => string = memoize(
  (name) => nameWords(name).map(numberless).join(' '),
  keysKept,
)
