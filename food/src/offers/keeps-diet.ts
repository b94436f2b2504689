import { nameWords, numberless } from '../names.ts'
import { linesToRead } from '../ranking/diets/in-lines.ts'
import { readPreferences } from '../ranking/diets/preferences.ts'
import { foodsMeant } from '../resolver/resolve.ts'

/** Whether an offered food keeps the diets and refusals in somebody's preferences; one that nobody knows breaks none. */
export function keepsDiet(preferences: string, foodName: string): boolean {
  if (preferences.trim() === '') return true
  const foods = foodsMeant(foodName)
  const names = [foodName, ...foods.map(({ name }) => name)]
  const words = new Set(names.flatMap(nameWords).map(numberless))
  const lines = linesToRead([{ text: foodName }])
  return readPreferences(preferences).allows({ foods, words, recipe: { equipment: [] }, lines })
}
