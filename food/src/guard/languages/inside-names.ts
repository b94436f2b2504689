/** Terms of one language inside a known food's longer name of another. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import type { NameSpan } from '../../resolver/lexicon.ts'
import { english, type LanguageSet, languageBit } from './language-sets.ts'

interface Found {
  readonly group: AllergenGroup
  readonly from: number
  readonly end: number
  readonly languages: LanguageSet
}

/** Whether a term is only the sound of a part of a food's name in another language, and no food of that name holds its group. */
export function isInsideName(hit: Found, names: () => readonly NameSpan[]): boolean {
  if ((hit.languages & english) !== 0) return false
  return names().some(
    (span) =>
      span.from <= hit.from &&
      hit.end <= span.end &&
      span.end - span.from > hit.end - hit.from &&
      span.names.every(
        ({ language, food }) =>
          language !== undefined &&
          (languageBit(language) & (hit.languages | english)) === 0 &&
          !food.allergens.includes(hit.group),
      ),
  )
}
