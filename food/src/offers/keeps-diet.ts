import type { Food } from '../foods.ts'
import { otherFoods } from '../guard/words/other-foods.ts'
import { nameWords, numberless } from '../names.ts'
import { linesToRead } from '../ranking/diets/in-lines.ts'
import { readPreferences } from '../ranking/diets/preferences.ts'
import { foodsMeant } from '../resolver/resolve.ts'

const keyOf = (name: string): string => ` ${nameWords(name).map(numberless).join(' ')} `

/** Other foods than the one of pork or the drink in their names: 'beef bacon', 'alcohol-free beer'. */
const others = ['pork', 'alcohol'].flatMap(otherFoods).map(keyOf)

function isOfOther(foodName: string): boolean {
  const key = keyOf(foodName)
  return others.some((phrase) => key.includes(phrase))
}

/** The foods that a name means, without those that it is only named after: what else it names, its lines tell. */
function foodsOf(foodName: string): readonly Food[] {
  const foods = foodsMeant(foodName)
  return isOfOther(foodName) ? foods.filter(({ halal }) => halal !== 'no') : foods
}

/** Whether an offered food keeps the diets and refusals in somebody's preferences; one that nobody knows breaks none. */
export function keepsDiet(preferences: string, foodName: string): boolean {
  if (preferences.trim() === '') return true
  const foods = foodsOf(foodName)
  const names = [foodName, ...foods.map(({ name }) => name)]
  const words = new Set(names.flatMap(nameWords).map(numberless))
  const lines = linesToRead([{ text: foodName }])
  return readPreferences(preferences).allows({ foods, words, recipe: { equipment: [] }, lines })
}
