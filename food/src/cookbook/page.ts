/** Checks a page of data/cookbook as it is read: one that is not written as the others are does not load. */
import { equipmentNames } from '../recipe.ts'
import { type CookbookRecipe, cuisines, meals } from './cookbook-recipe.ts'

type Fields = Readonly<Record<string, unknown>>
type Check = (value: unknown) => boolean

/** What every one in a list of a recipe must be. */
const lists = { equipment: oneOf(equipmentNames), ingredients: isLine, steps: isText }
/** What its other fields must be. */
const values: Record<Exclude<keyof CookbookRecipe, keyof typeof lists>, Check> = {
  id: isText,
  title: isText,
  cuisine: oneOf(cuisines),
  meal: oneOf(meals),
  minutes: Number.isInteger,
  portions: oneOf([1, 2]),
}
const listChecks = Object.entries(lists)
const valueChecks = Object.entries(values)

/** The recipes of a page as its JSON has them. Throws an Error that names the page, and each recipe with what is wrong in it. */
export function recipesOf(file: string, page: { recipes: readonly unknown[] }): readonly CookbookRecipe[] {
  const faults = page.recipes.flatMap((recipe, at) =>
    isObject(recipe)
      ? faultsOf(recipe).map((fault) => `${isText(recipe.id) ? recipe.id : `recipe ${at + 1}`}: ${fault}`)
      : [`recipe ${at + 1}: is no recipe`],
  )
  if (faults.length > 0) throw new Error(`${file} can't be read:\n${faults.join('\n')}`)
  // Holds: every field of every recipe was looked at.
  return page.recipes as readonly CookbookRecipe[]
}

function faultsOf(recipe: Fields): string[] {
  const faults: string[] = []
  for (const [name, isRight] of valueChecks)
    if (!isRight(recipe[name])) faults.push(`'${name}' can't be ${JSON.stringify(recipe[name])}`)
  for (const [name, isRight] of listChecks) {
    const list = recipe[name]
    if (!Array.isArray(list) || list.length === 0) faults.push(`'${name}' must be a list`)
    else for (const one of list) if (!isRight(one)) faults.push(`'${name}' can't hold ${JSON.stringify(one)}`)
  }
  for (const name in recipe)
    if (!(name in values || name in lists)) faults.push(`'${name}' says nothing of a recipe`)
  return faults
}

function isLine(value: unknown): boolean {
  if (!isObject(value)) return false
  const names = value.optional === undefined ? 3 : 4
  return (
    isText(value.food) &&
    isText(value.amount) &&
    isText(value.text) &&
    (value.optional === undefined || value.optional === true) &&
    Object.keys(value).length === names
  )
}

function oneOf(known: readonly unknown[]): Check {
  return (value) => known.includes(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
