/** Words that carry a particle of their language: Turkish 'susamlı' is with sesame, Arabic 'بالزيت' is in oil. */
import { foodsNamed, isNameWord } from './lexicon.ts'
import { isBeside } from './pieces.ts'

/** Below this length a stem is too often part of another word. */
const shortestStem = 4
const turkishWith = /^([a-z]+)l[iu]$/
/** The article, alone or behind 'and', 'in', 'for' and 'like'. */
const arabicArticle = /^(?:[وبلك]?ال|لل)(\p{Script=Arabic}{3,})$/u

/** A folded word without its particle when what is left names a food; undefined otherwise. */
export function stemOf(word: string): string | undefined {
  if (isBeside(word) || foodsNamed(word).length > 0) return undefined
  const turkish = turkishWith.exec(word)?.[1]
  if (turkish !== undefined)
    return turkish.length >= shortestStem &&
      foodsNamed(turkish).some(({ language }) => language === 'turkish')
      ? turkish
      : undefined
  const arabic = arabicArticle.exec(word)?.[1]
  return arabic !== undefined && (isNameWord(arabic) || isBeside(arabic)) ? arabic : undefined
}
