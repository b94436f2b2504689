/** The texts of a recipe that the guard reads, and where each stands. */
import { withAsideBehind } from '../words/bracketed.ts'

/** The recipe texts that the guard reads: those of a built-in recipe, of a model's answer, of anything else that is shown. */
export interface GuardedRecipe {
  readonly title: string
  readonly ingredients: readonly (string | GuardedIngredient)[]
  readonly steps: readonly string[]
  /** Whatever else is shown with it: a remark, a reason, a heading. */
  readonly notes?: readonly string[]
}

export interface GuardedIngredient {
  readonly text: string
  /** A name of the food table, whose allergens then count as well. */
  readonly food?: string
  readonly amount?: string
  /** What the owner of the pantry item that is used calls it. */
  readonly itemName?: string
  /** What its owner remarked of it: read for allergens and for lists that are not all, and never asked whether every word is known. */
  readonly remark?: string
}

/** Where in a recipe something stands; `index` counts from 0 and is 0 for the title. */
export interface TextPlace {
  readonly part: 'title' | 'ingredient' | 'step' | 'note'
  readonly index: number
}

/** All texts of a recipe in their order, the place of each, and the foods of the table that it names. */
export interface RecipeTexts {
  readonly texts: readonly string[]
  readonly places: readonly TextPlace[]
  readonly foods: readonly { readonly food: string; readonly where: TextPlace }[]
}

const title: TextPlace = { part: 'title', index: 0 }

/** Where the text of this number stands. */
export const placeAt = (places: readonly TextPlace[], at: number): TextPlace => places[at] ?? title

/** Lays a recipe out; throws on anything that is none. */
export function textsOf(recipe: GuardedRecipe): RecipeTexts {
  const texts: string[] = []
  const places: TextPlace[] = []
  const foods: { food: string; where: TextPlace }[] = []
  const put = (text: unknown, where: TextPlace): void => {
    if (typeof text !== 'string')
      throw new TypeError(`the ${where.part} ${where.index} of a recipe is no text`)
    texts.push(text)
    places.push(where)
  }
  put(recipe.title, title)
  recipe.ingredients.forEach((line, index) => {
    const where: TextPlace = { part: 'ingredient', index }
    if (typeof line === 'string') return put(withAsideBehind(line), where)
    if (line.amount !== undefined) put(line.amount, where)
    put(withAsideBehind(line.text), where)
    if (line.itemName) put(line.itemName, where)
    if (line.remark) put(line.remark, where)
    if (line.food === undefined) return
    put(line.food, where)
    foods.push({ food: line.food, where })
  })
  recipe.steps.forEach((step, index) => put(step, { part: 'step', index }))
  recipe.notes?.forEach((note, index) => put(note, { part: 'note', index }))
  return { texts, places, foods }
}

/** What an ingredient line says, what the owner of its item calls that, and what they remarked of it. */
export function namesOnLine(line: string | GuardedIngredient): {
  text: string
  itemName: string
  remark: string
} {
  if (typeof line === 'string') return { text: line, itemName: '', remark: '' }
  const { text, itemName = '', remark = '' } = line
  return { text, itemName, remark }
}
