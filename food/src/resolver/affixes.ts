/** Words that carry a particle of their language: Turkish 'susamlı' is with sesame, Arabic 'بالزيت' is in oil. */
import type { AliasLanguage } from '../aliases/languages.ts'
import { foodsNamed, isNameWord } from './lexicon.ts'
import { isBeside } from './pieces.ts'

/** Below this length a stem is too often part of another word. */
const shortestStem = 4
/** A shorter word is too often one of its own. */
const shortestNumbered = 6
const turkishWith = /^([a-z]+)l[iu]$/
/** The article, alone or behind 'and', 'in', 'for' and 'like'. */
const arabicArticle = /^(?:[وبلك]?ال|لل)(\p{Script=Arabic}{3,})$/u

/** How languages put a name into another number, on folded words: the ending, and what stands there in the listed one. */
const numbers: readonly (readonly [language: AliasLanguage, ending: RegExp, listed: readonly string[]])[] = [
  ['italian', /(?<=[cg])he$/, ['a']],
  ['italian', /(?<=[cg])hi$/, ['o']],
  ['italian', /e$/, ['a']],
  ['italian', /i$/, ['o', 'e', 'io']],
  ['portuguese', /(?:oes|aes|aos)$/, ['ao']],
  ['portuguese', /is$/, ['l']],
  ['portuguese', /ns$/, ['m']],
  ['portuguese', /(?<=[rz])es$/, ['']],
  ['portuguese', /s$/, ['']],
  ['spanish', /es$/, ['']],
  ['spanish', /s$/, ['']],
  ['french', /[sx]$/, ['']],
  ['dutch', /([bdfgklmnprst])\1en$/, ['$1']],
  ['dutch', /([aeou])([bdfgklmnprst])en$/, ['$1$1$2']],
  ['dutch', /en$/, ['']],
  ['dutch', /(?:tjes?|pjes?|jes?)$/, ['']],
  ['dutch', /s$/, ['']],
  ['turkish', /l[ae]r[iu]?$/, ['']],
  ['turkish', /s?[iu]$/, ['']],
  ['german', /(?:en|er|e|n)$/, ['']],
]

/** The listed number of a folded word, when it names a food in the language of the ending. */
function otherNumber(word: string): string | undefined {
  if (word.length < shortestNumbered || !/^[a-z]+$/.test(word)) return undefined
  for (const [language, ending, listed] of numbers) {
    if (!ending.test(word)) continue
    const name = listed
      .map((last) => word.replace(ending, last))
      .find(
        (one) =>
          one.length >= shortestStem &&
          foodsNamed(one).some((named) => !named.language || named.language === language),
      )
    if (name !== undefined) return name
  }
  return undefined
}

/** A folded word without its particle, or in the number that a list has, when that names a food; undefined otherwise. */
export function stemOf(word: string): string | undefined {
  if (isBeside(word) || foodsNamed(word).length > 0) return undefined
  return withoutParticle(word) ?? (isNameWord(word) ? undefined : otherNumber(word))
}

function withoutParticle(word: string): string | undefined {
  const turkish = turkishWith.exec(word)?.[1]
  if (turkish !== undefined)
    return turkish.length >= shortestStem &&
      foodsNamed(turkish).some(({ language }) => language === 'turkish')
      ? turkish
      : undefined
  const arabic = arabicArticle.exec(word)?.[1]
  return arabic !== undefined && (isNameWord(arabic) || isBeside(arabic)) ? arabic : undefined
}
