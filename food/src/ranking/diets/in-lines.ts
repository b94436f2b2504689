/**
 * What a rule refuses in the lines of a written recipe, as the guard finds it. The table knows the likeliest food of a line alone, and no food
 * for what it has no row of: 'cuisses de grenouille' hold no potato and are not vegetarian.
 */
import type { Food } from '../../foods.ts'
import {
  type Allergies,
  type LiteralWord,
  noAllergies,
  uniteAllergies,
} from '../../guard/allergies/allergies.ts'
import { readAllergies } from '../../guard/allergies/read-allergies.ts'
import { judgeReading } from '../../guard/check-recipe.ts'
import { readingOf } from '../../guard/reading/kept-readings.ts'
import type { Reading } from '../../guard/reading/reading.ts'
import type { GuardedIngredient } from '../../guard/reading/recipe-texts.ts'
import { kindCalled, kindWord } from '../../guard/words/avoided-words.ts'
import { namesThat } from '../../resolver/lexicon.ts'

/** What the guard looks for on behalf of a rule; made when it is first asked. */
export type Avoids = () => Allergies

/** A rule told as somebody tells an allergy, with more words to look for. */
export function asTold(told: string, more: () => readonly LiteralWord[] = () => []): Avoids {
  let made: Allergies | undefined
  return () => {
    const known = made ?? uniteAllergies(readAllergies(told), { ...noAllergies, words: more() })
    made = known
    return known
  }
}

const alcohol = kindCalled('alcohol')

/** Drinks and the dishes that are made with them, by their words and the names of these foods: of vanilla extract nobody who asks for halal is kept. */
export const drinksNamed = (isDrink: (food: Food) => boolean) => (): readonly LiteralWord[] =>
  alcohol ? [{ ...kindWord(alcohol), names: new Set(namesThat(({ food }) => isDrink(food))) }] : []

/** The lines of a recipe, for whose rules ask. Titles and steps are prose, where no line tells of more: 'clear soup', 'in bursts'. */
export const linesToRead =
  (ingredients: readonly GuardedIngredient[]): (() => Reading) =>
  () =>
    readingOf({ title: '', ingredients, steps: [] })

/** Whether the lines name nothing that is avoided, and no word that is like it. Of scripts that the guard has few words in, the table's foods tell. */
export const areLinesFree = (lines: Reading, avoided: Allergies): boolean =>
  judgeReading({ ...lines, unreadable: [] }, avoided).ok
