/** What the guard cannot read it does not pass: a doubt about the letters themselves is a doubt about the recipe. */

export type Unreadable = 'disguised' | 'script'

/** Overrides that show text in another order than it is stored in: nobody writes a recipe with them. */
const reordered = /[\u202d\u202e]/
const latin = /\p{Script=Latin}/u
const lookAlikeScript =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u
/** Signs of measures: 'µm', 'Ω' and a 'β' before a hyphen mix with Latin letters in honest text. */
const measures = /[µμΩβα]/g
const runOfLetters = /[\p{L}\p{M}\p{Cf}]+/gu
/** After folding, the letters of the scripts that the guard has words in. */
const readable =
  /^[a-z0-9\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tamil}\p{N}\p{M}\p{Extended_Pictographic}ー々〆 \n]*$/u

/** Why a text as typed cannot be trusted, or undefined. `plain` is its folded form. */
export function unreadable(typed: string, plain: string): Unreadable | undefined {
  if (reordered.test(typed)) return 'disguised'
  if (lookAlikeScript.test(typed))
    for (const [run] of typed.replace(measures, '').matchAll(runOfLetters)) {
      if (!lookAlikeScript.test(run)) continue
      if (latin.test(run)) return 'disguised'
      // A single letter is a sign; a word of them is a tongue the guard does not know, even where it looks Latin.
      if (run.length > 1) return 'script'
    }
  return readable.test(plain) ? undefined : 'script'
}

const namedScripts =
  /^[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tamil}\p{Script=Common}\p{Script=Inherited}]*$/u

/** Whether all letters of a text are of scripts that the languages of the foods' names are written in. */
export const isNamedScript = (typed: string): boolean => namedScripts.test(typed)
