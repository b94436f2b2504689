/** The shape of a recipe as every engine hands it on: the built-in cookbook, the model's answers once parsed, the guard's input. */
import type { Equipment } from '@shelfmate/contract/recipes/kitchen'

export { type Equipment, equipmentNames } from '@shelfmate/contract/recipes/kitchen'

/** One line of the ingredient list. */
export interface RecipeIngredient {
  /** The name (not an alias) of a row of data/foods.csv: diets, allergens and pantry matches come from that row. */
  food: string
  /** How much, as a cook would say it ('200 g', '1 block', '2 tbsp'); absent for 'to taste'. */
  amount?: string
  /** The line as shown without the amount: 'firm tofu, in cubes'. Read by the allergen guard like every other text. */
  text: string
  /** True when the dish works without it; the guard and the diets count it all the same. */
  optional?: boolean
}

/**
 * One recipe. Diets and allergens are deliberately not fields: they are computed from the linked foods and from every
 * text (guard/reading/reading.ts, ranking/diets/diets.ts), so that nobody can type a wrong one.
 */
export interface Recipe {
  /** Stable kebab-case name, unique in the cookbook. */
  id: string
  title: string
  ingredients: readonly RecipeIngredient[]
  /** Whole sentences, in order. Say 'rice noodles' or 'coconut milk' in full: a bare 'noodles' or 'milk' is read as wheat or dairy. */
  steps: readonly string[]
  /** Everything needed at once; a recipe that works on either of two devices is two recipes. */
  equipment: readonly Equipment[]
  /** From start to plate, 10 to 30 in the built-in cookbook. */
  minutes: number
  portions: 1 | 2
}
