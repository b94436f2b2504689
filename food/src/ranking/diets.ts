/** Diets and refusals that a student may write into the preferences: each is a rule over foods, and a hard filter. */
import type { Food } from '../foods.ts'

/** What some words ask for: how the note calls it and whether a dish of these foods keeps it. */
export interface FoodRule {
  label: string
  /** Matched against lower-case text. */
  words: RegExp
  allows: (foods: readonly Food[]) => boolean
}

const none = (test: (food: Food) => boolean) => (foods: readonly Food[]) => !foods.some(test)
const contains =
  (...groups: readonly string[]) =>
  (food: Food): boolean =>
    food.allergens.some((group) => groups.includes(group))
const named =
  (words: RegExp) =>
  (food: Food): boolean =>
    words.test(food.name)

const isAlcohol = named(/^(?:beer|mirin|sake cooking|shaoxing wine|soju|spirits|wine)$/)
const isPork = (food: Food): boolean => food.halal === 'no' && !isAlcohol(food)
const isBeef = named(/\bbeef\b|oxtail/)
const isLamb = named(/lamb|mutton/)
const isChicken = (food: Food): boolean =>
  food.category === 'poultry' || (food.category !== 'egg' && /chicken/.test(food.name))
const isSeafood = contains('fish', 'crustaceans', 'molluscs')
const isMeat = (food: Food): boolean => !food.vegetarian && !isSeafood(food)
const isJainRefusal = (food: Food): boolean =>
  !food.vegetarian ||
  food.name === 'honey' ||
  food.allergens.includes('eggs') ||
  /potato|carrot|radish|beetroot|taro|turnip|ginger|turmeric fresh|onion|garlic|shallot|daikon|leek|chives/.test(
    food.name,
  )

/** Ways of eating, named as such: 'vegan', 'halal'. */
export const diets: readonly FoodRule[] = [
  {
    label: 'vegan',
    words: /\bvegans?\b|\bplant[- ]based\b|纯素|全素/u,
    allows: none((food) => !food.vegan),
  },
  {
    label: 'vegetarian',
    words: /\bvegetarians?\b|\bveggie\b|\bveg\b|\bmeatless\b|吃素|素食/u,
    allows: none((food) => !food.vegetarian),
  },
  { label: 'pescatarian', words: /\bpesc[aeo]tarian/, allows: none(isMeat) },
  {
    label: 'halal (no pork, no alcohol; check the label of meat and sauces)',
    words: /\bhalal\b|\bmuslim\b|清真/u,
    allows: none((food) => food.halal === 'no'),
  },
  {
    label: 'kosher style (no pork, no shellfish, no meat with milk)',
    words: /\bkosher\b/,
    allows: (foods) =>
      !foods.some((food) => isPork(food) || contains('crustaceans', 'molluscs')(food)) &&
      !(foods.some(isMeat) && foods.some(contains('milk'))),
  },
  { label: 'Jain', words: /\bjain\b/, allows: none(isJainRefusal) },
  { label: 'no dairy', words: /\blactose[- ]intoleran/, allows: none(contains('milk')) },
  { label: 'no gluten', words: /\bco?eliac\b/, allows: none((food) => !food.glutenFree) },
]

/** What may stand after 'no', 'without', 'I don't eat' or before '-free'. Anything else is compared word by word. */
export const refusals: readonly FoodRule[] = [
  { label: 'no pork', words: /\b(?:pork|bacon|ham|lard|babi)\b|猪/u, allows: none(isPork) },
  { label: 'no beef', words: /\bbeef\b|牛肉/u, allows: none(isBeef) },
  { label: 'no lamb', words: /\b(?:lamb|mutton)\b|羊/u, allows: none(isLamb) },
  { label: 'no chicken', words: /\b(?:chicken|poultry)\b|鸡肉/u, allows: none(isChicken) },
  {
    label: 'no red meat',
    words: /\bred meat/,
    allows: none((food) => isBeef(food) || isLamb(food) || isPork(food)),
  },
  { label: 'no meat', words: /(?<!red )\bmeats?\b|^吃?肉/u, allows: none(isMeat) },
  { label: 'no alcohol', words: /\b(?:alcohol|wine)\b|酒/u, allows: none(isAlcohol) },
  { label: 'no seafood', words: /\bseafoods?\b|海鲜/u, allows: none(isSeafood) },
  { label: 'no fish', words: /\bfish\b|鱼/u, allows: none(contains('fish')) },
  { label: 'no shellfish', words: /\bshellfish\b/, allows: none(contains('crustaceans', 'molluscs')) },
  {
    label: 'no dairy',
    words: /\b(?:dairy|lactose)\b|(?<!\w )\bmilk\b|牛奶|奶/u,
    allows: none(contains('milk')),
  },
  { label: 'no egg', words: /\beggs?\b|蛋/u, allows: none(contains('eggs')) },
  { label: 'no gluten', words: /\b(?:gluten|wheat)\b/, allows: none((food) => !food.glutenFree) },
  { label: 'no soy', words: /\bsoya?\b/, allows: none(contains('soy')) },
  {
    label: 'no nuts',
    words: /\b(?:pea)?nuts?\b|花生|坚果/u,
    allows: none(contains('nuts', 'peanuts')),
  },
]
