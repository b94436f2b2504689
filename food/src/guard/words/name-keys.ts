/** The keys of all names and foods, by which an avoided word finds those that hold it. */
import { type Food, foods } from '../../foods.ts'
import { madeInSteps } from '../../made-in-steps.ts'
import { nameWords, numberless } from '../../names.ts'
import { type FoodName, namesThat } from '../../resolver/lexicon.ts'

/** The words of a text, each in one spelling for singular and plural. */
export const keyOf = (text: string): string => nameWords(text).map(numberless).join(' ')

/** A key parted from its neighbours by spaces, so that only whole words of it are found. */
export const padded = (key: string): string => ` ${key} `

/** A thing with a name, and the padded key of that name. */
export interface Keyed<Thing> {
  readonly thing: Thing
  readonly key: string
}

interface NameKeys {
  readonly names: readonly Keyed<FoodName>[]
  readonly namesByWord: ReadonlyMap<string, readonly Keyed<FoodName>[]>
  readonly namesByFood: ReadonlyMap<Food, readonly FoodName[]>
  readonly foods: readonly Keyed<Food>[]
  readonly foodsByWord: ReadonlyMap<string, readonly Keyed<Food>[]>
}

/** So many keys are made in a few milliseconds. */
const keysAStep = 500

/** Makes every key anew, in short steps. */
export function* makingKeys(): Generator<void, NameKeys> {
  const namesByWord = new Map<string, Keyed<FoodName>[]>()
  const namesByFood = new Map<Food, FoodName[]>()
  const names: Keyed<FoodName>[] = []
  for (const name of namesThat(() => true)) {
    names.push(keyed(name, namesByWord))
    listIn(namesByFood, name.food).push(name)
    if (names.length % keysAStep === 0) yield
  }
  const foodsByWord = new Map<string, Keyed<Food>[]>()
  return {
    names,
    namesByWord,
    namesByFood,
    foods: foods.map((food) => keyed(food, foodsByWord)),
    foodsByWord,
  }
}

/** A thing with its key, entered under each of its words. */
function keyed<Thing extends { name: string }>(
  thing: Thing,
  byWord: Map<string, Keyed<Thing>[]>,
): Keyed<Thing> {
  const key = keyOf(thing.name)
  const one = { thing, key: padded(key) }
  for (const word of new Set(key.split(' '))) listIn(byWord, word).push(one)
  return one
}

function listIn<Key, Thing>(lists: Map<Key, Thing[]>, key: Key): Thing[] {
  const known = lists.get(key)
  if (known) return known
  const list: Thing[] = []
  lists.set(key, list)
  return list
}

const keys = madeInSteps(makingKeys)

/** Makes the keys in short steps, once: whoever has others to serve lets them in between. */
export const makeNameKeys = keys.steps

/** The keys of all names and foods, made at once where nobody did before. */
export const nameKeys = keys.get
