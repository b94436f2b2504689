/** The allergen guard's verdict on one recipe. It withholds in doubt and when anything fails. */
import type { AllergenGroup } from '../allergens/groups.ts'
import { type Allergies, avoidsAnything } from './allergies/allergies.ts'
import { readingOf } from './reading/kept-readings.ts'
import { type Reading, readRecipe } from './reading/reading.ts'
import type { GuardedRecipe, TextPlace } from './reading/recipe-texts.ts'
import type { Guard } from './text/text-forms.ts'
import { findWords } from './words/literal-words.ts'

export type Finding =
  | {
      readonly kind: 'group'
      readonly group: AllergenGroup
      readonly term: string
      readonly where: TextPlace
    }
  | { readonly kind: 'word'; readonly word: string; readonly where: TextPlace }
  /** Nothing was found, and nothing can be ruled out. */
  | { readonly kind: 'doubt'; readonly reason: string; readonly where: TextPlace }

/** A line that may be shown with the words of it that nobody knows. */
interface UnknownLine {
  /** The number of the ingredient. */
  readonly index: number
  readonly words: string
}

export type Verdict =
  /** `unknown` when lines hold words that nobody knows: they are shown with a warning. */
  | { readonly ok: true; readonly unknown?: readonly UnknownLine[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** Whether a recipe may be shown to someone with these allergies. Never throws: a recipe that cannot be checked is withheld. */
export function checkRecipe(recipe: GuardedRecipe, allergies: Allergies, guard?: Guard): Verdict {
  try {
    if (!avoidsAnything(allergies)) return { ok: true }
    return judgeReading(guard ? readRecipe(recipe, guard) : readingOf(recipe), allergies)
  } catch {
    return withheld('the recipe could not be checked')
  }
}

/** The verdict on a recipe that was read before, for the same answer at a fraction of the cost. */
export function judgeReading(reading: Reading, allergies: Allergies): Verdict {
  try {
    if (!avoidsAnything(allergies)) return { ok: true }
    if (allergies.unreadable) return withheld('the allergies could not be read')
    const avoided = new Set(allergies.groups)
    const findings: Finding[] = [
      ...reading.unreadable.map(({ reason, where }): Finding => ({ kind: 'doubt', reason, where })),
      ...reading.hits
        .filter(({ group }) => avoided.has(group))
        .map(({ group, term, where }): Finding => ({ kind: 'group', group, term, where })),
      ...reading.unknown
        .filter(({ like }) => like.some((group) => avoided.has(group)))
        .map(
          ({ index, words }): Finding => ({
            kind: 'doubt',
            reason: likeAvoided(words),
            where: { part: 'ingredient', index },
          }),
        ),
      ...reading.inSteps
        .filter(({ like }) => like.some((group) => avoided.has(group)))
        .map(({ words, where }): Finding => ({ kind: 'doubt', reason: likeAvoided(words), where })),
      ...findWords(reading, allergies.words).map(
        ({ word, where }): Finding => ({ kind: 'word', word, where }),
      ),
    ]
    if (findings.length > 0) return { ok: false, findings }
    const unknown = reading.unknown.map(({ index, words }) => ({ index, words }))
    return unknown.length === 0 ? { ok: true } : { ok: true, unknown }
  } catch {
    return withheld('the recipe could not be checked')
  }
}

const likeAvoided = (words: string): string => `'${words}' is like an avoided word`

function withheld(reason: string): Verdict {
  return { ok: false, findings: [{ kind: 'doubt', reason, where: { part: 'title', index: 0 } }] }
}
