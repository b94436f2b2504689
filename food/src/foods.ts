/** The food table, loaded once, and the two ways to ask for a food: by an exact name and by what people type. */
import { type Food, readFoodTable } from './food-table.ts'
import { foodsCsv } from './foods.gen.ts'
import { nameKey, nameWords, numberless, sizeWord } from './names.ts'

export type { Food, FoodCategory, Halal, Storage } from './food-table.ts'

/** All foods in the order of the table. */
export const foods: readonly Food[] = readFoodTable(foodsCsv)

interface Name {
  food: Food
  words: readonly string[]
}

const byKey = new Map<string, Food>()
/** Names under each of their words: the only ones worth trying for a text that holds that word. */
const byWord = new Map<string, Name[]>()
for (const food of foods)
  for (const text of [food.name, ...food.aliases]) {
    const words = nameWords(text).map(numberless)
    const key = words.join(' ')
    if (byKey.has(key)) continue
    byKey.set(key, food)
    const [first] = words
    if (first === undefined) continue
    const names = byWord.get(first) ?? []
    names.push({ food, words })
    byWord.set(first, names)
  }

/** The food whose name or alias is exactly this text, case, punctuation and plural aside. */
export function foodNamed(text: string): Food | undefined {
  return byKey.get(nameKey(text))
}

/**
 * The food that a free text most likely means ('Fresh milk 1L', 'Organic Tofu (firm)'): an exact name, else the known
 * name with the most words all found in the text; of equals the one whose words stand together, then the last one,
 * because English puts the food after its adjectives.
 */
export function findFood(text: string): Food | undefined {
  const exact = foodNamed(text)
  if (exact) return exact
  const words = nameWords(text)
    .filter((word) => !sizeWord.test(word))
    .map(numberless)
  let best: { food: Food; rank: number } | undefined
  for (const word of new Set(words))
    for (const name of byWord.get(word) ?? []) {
      const places = name.words.map((part) => words.lastIndexOf(part))
      if (places.includes(-1)) continue
      const together = places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1)
      const rank = name.words.length * 10_000 + (together ? 1_000 : 0) + Math.max(...places)
      if (!best || rank > best.rank) best = { food: name.food, rank }
    }
  return best?.food
}
