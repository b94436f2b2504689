/** What the guard saw in a recipe, before it is asked for whom: kept beside a recipe, it makes judging cheap. */
import { unaccounted } from '../meant/accounted.ts'
import { quotedIn } from '../meant/title-claims.ts'
import { type Guard, readerOf } from '../text/text-forms.ts'
import { type FoundTerm, termsIn } from './found-terms.ts'
import { type GuardedRecipe, placeAt, type TextPlace, textsOf } from './recipe-texts.ts'
import { theGuard } from './the-guard.ts'
import {
  type Fault,
  faultsIn,
  type LikeWords,
  type UnknownWords,
  unknownInLines,
  unknownInSteps,
} from './unknown-parts.ts'
import { type NamedText, nameFoods, waysToTake } from './ways-to-take.ts'

export interface Reading {
  readonly hits: readonly FoundTerm[]
  /** The texts in every reading (as written, undisguised, repaired), for words that only this student avoids. */
  readonly texts: readonly NamedText[]
  readonly places: readonly TextPlace[]
  readonly unreadable: readonly Fault[]
  readonly unknown: readonly UnknownWords[]
  readonly inSteps: readonly LikeWords[]
}

/** Far beyond any recipe; what is longer was not written to be cooked. */
const maxCharacters = 20_000

/** Reads a recipe completely. Throws on anything that is not a recipe; `checkRecipe` turns that into a withheld one. */
export function readRecipe(recipe: GuardedRecipe, guard: Guard = theGuard()): Reading {
  const laidOut = textsOf(recipe)
  const { texts, places } = laidOut
  const size = texts.reduce((sum, text) => sum + text.length, 0)
  if (size > maxCharacters) return tooLong(places)

  const reader = readerOf(guard)
  const forms = texts.map(reader.formsOf)
  const formed = { texts, places, forms }
  const readings = waysToTake(forms, reader)
  const { found, leftOut } = termsIn(recipe, laidOut, readings, guard)
  const unreadable = faultsIn(formed, guard)
  const unknown = unknownInLines(recipe, guard)
  const inSteps = unknownInSteps(recipe, formed, guard)
  const isCertain = unknown.length === 0 && inSteps.length === 0 && unreadable.length === 0
  const plains = forms.map(({ plain }) => plain)
  let named: readonly NamedText[] | undefined
  return {
    hits: unaccounted(found, { plains, places, leftOut, quoted: quotedIn(recipe.title) }, isCertain),
    get texts() {
      named ??= readings.map(nameFoods)
      return named
    },
    places,
    unreadable,
    unknown,
    inSteps,
  }
}

const tooLong = (places: readonly TextPlace[]): Reading => ({
  hits: [],
  texts: [],
  unknown: [],
  inSteps: [],
  places,
  unreadable: [{ reason: 'too long', where: placeAt(places, 0) }],
})
