/** Tastes that a student may write into the preferences: they lift dishes, and never rule one out. */
import { asianCuisines, cuisines, type Meal } from '../../cookbook/cookbook-recipe.ts'
import type { Food } from '../../foods.ts'
import type { Dish } from '../dishes/dishes.ts'

export interface Taste {
  label: string
  /** Matched against lower-case text. */
  words: RegExp
  fits: (dish: Dish) => boolean
}

const cuisineIs =
  (...wanted: readonly string[]) =>
  (dish: Dish): boolean =>
    wanted.includes(dish.recipe.cuisine)
const mealIs =
  (...wanted: readonly Meal[]) =>
  (dish: Dish): boolean =>
    wanted.includes(dish.recipe.meal)
const hasWord =
  (...wanted: readonly string[]) =>
  (dish: Dish): boolean =>
    wanted.some((word) => dish.words.has(word))
const worksWith =
  (equipment: string) =>
  (dish: Dish): boolean =>
    dish.recipe.equipment.length === 1 && dish.recipe.equipment.some((name) => name === equipment)

const hotFoods =
  /chilli|gochujang|sambal|kimchi|doubanjiang|laksa paste|rendang paste|curry paste|curry powder|korean ramyun/
const proteinFoods =
  /egg|chicken|beef|pork|turkey|lamb|tofu|tempeh|tuna|salmon|fish|prawn|sardine|mackerel|chickpea|beans?$|^dal$|greek yogurt|paneer|edamame|tau pok/
const fatty = /coconut milk|butter|mayonnaise|condensed|luncheon|sausage|cheese|mozzarella|cheddar|paratha/
const isVegetable = (food: Food): boolean => food.category === 'vegetable'

/** True for a dish that a chilli gives its character, an optional slice aside. */
export const isHot: Taste['fits'] = kept((dish) =>
  dish.parts.some((part) => !part.line.optional && hotFoods.test(part.food.name)),
)

function isHighProtein(dish: Dish): boolean {
  const sources = dish.foods.filter((food) => proteinFoods.test(food.name) && food.category !== 'condiment')
  return sources.length > 0 && dish.recipe.meal !== 'drink' && dish.recipe.meal !== 'sweet'
}

function isLight(dish: Dish): boolean {
  if (dish.foods.some((food) => fatty.test(food.name))) return false
  return dish.foods.filter(isVegetable).length >= 2 || mealIs('soup', 'salad')(dish)
}

const byCuisine: Taste[] = cuisines
  .filter((cuisine) => cuisine !== 'Anywhere')
  .map((cuisine) => ({
    label: cuisine,
    words: new RegExp(`\\b${cuisine.toLowerCase()}\\b`),
    fits: cuisineIs(cuisine),
  }))

/** Asked of every dish of the cookbook for everybody: what a dish is like does not change. */
function kept(fits: Taste['fits']): Taste['fits'] {
  const known = new WeakMap<Dish, boolean>()
  return (dish) => {
    const before = known.get(dish)
    if (before !== undefined) return before
    const does = fits(dish)
    known.set(dish, does)
    return does
  }
}

const allTastes: readonly Taste[] = [
  ...byCuisine,
  { label: 'Asian', words: /\basian\b/, fits: cuisineIs(...asianCuisines) },
  {
    label: 'local',
    words: /\b(?:local|hawker|nonya|nyonya|melayu)\b/,
    fits: cuisineIs('Singaporean', 'Malay', 'Peranakan'),
  },
  { label: 'spicy', words: /\b(?:spicy|spice|hot food|pedas|mala|chill?i(?:es|s)?)\b|辣/u, fits: isHot },
  {
    label: 'mild',
    words: /\bmild\b|\bbland\b|清淡/u,
    fits: (dish) => !isHot(dish),
  },
  { label: 'high protein', words: /\bprotein\b|\bgym\b|\bbulking\b/, fits: isHighProtein },
  {
    label: 'quick',
    words: /\b(?:quick|fast|lazy|easy|simple|hurry|rush)\b/,
    fits: (dish) => dish.recipe.minutes <= 12,
  },
  {
    label: 'light',
    words: /\b(?:light|healthy|low[- ](?:calorie|fat)|diet(?:ing)?(?! is|\s*[:–-])|clean)\b/,
    fits: isLight,
  },
  { label: 'soup', words: /\bsoups?\b|汤/u, fits: hasWord('soup', 'ramyun', 'pho', 'jjigae', 'rasam') },
  {
    label: 'noodles',
    words: /\bnoodles?\b|面/u,
    fits: hasWord('noodle', 'udon', 'soba', 'vermicelli', 'hoon'),
  },
  { label: 'rice', words: /\brice\b|饭/u, fits: hasWord('rice', 'congee') },
  { label: 'curry', words: /\bcurry|\bcurries\b/, fits: hasWord('curry', 'masala', 'rendang', 'laksa') },
  { label: 'breakfast', words: /\bbreakfasts?\b|早餐/u, fits: mealIs('breakfast') },
  { label: 'snacks', words: /\bsnacks?\b|\bsupper\b/, fits: mealIs('snack') },
  { label: 'salad', words: /\bsalads?\b/, fits: mealIs('salad') },
  { label: 'sweet', words: /\bsweets?\b|\bdesserts?\b|甜/u, fits: mealIs('sweet') },
  { label: 'drinks', words: /\bdrinks?\b|\bsmoothies?\b|\bshakes?\b/, fits: mealIs('drink') },
  { label: 'microwave', words: /\bmicrowave/, fits: worksWith('microwave') },
  { label: 'air fryer', words: /\bair ?fr[yi]/, fits: worksWith('air fryer') },
  { label: 'rice cooker', words: /\brice cooker/, fits: worksWith('rice cooker') },
  { label: 'kettle', words: /\bkettle/, fits: worksWith('kettle') },
  { label: 'no cooking', words: /\bno[- ]cook/, fits: worksWith('no cooking') },
]

export const tastes: readonly Taste[] = allTastes.map((taste) => ({ ...taste, fits: kept(taste.fits) }))
