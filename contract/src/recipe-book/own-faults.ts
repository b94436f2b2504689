/** Why a recipe can't be saved, found on a device that has no schema at hand. A test holds this to the schema. */
import { limits } from '../api/limits.ts'
import type { RecipeContent } from './recipe-content.ts'

type OwnField = 'title' | 'ingredients' | 'steps' | 'minutes' | 'portions'

export const ownFaultTexts = {
  title: 'Please name the recipe.',
  titleLong: `Please use at most ${limits.recipeTitleLength} characters.`,
  ingredients: 'Add at least one ingredient.',
  ingredientsMany: `Please use at most ${limits.recipeLines} ingredients.`,
  steps: 'Add at least one step.',
  stepsMany: `Please use at most ${limits.recipeSteps} steps.`,
  minutes: `Minutes must be a whole number from 1 to ${limits.ownRecipeMinutes}.`,
  portions: `Portions must be a whole number from 1 to ${limits.recipePortions}.`,
  tooLong: 'This recipe is too long to be saved. Please shorten its steps.',
} as const

const size = (text: string): number => [...text].length

/** All letters of a recipe. */
export const lengthOf = ({ title, ingredients, steps }: RecipeContent): number =>
  [title, ...ingredients.map(({ text, amount = '' }) => amount + text), ...steps].join('').length

/** The first fault of each field; none where the recipe can be saved. */
export function ownFaults(recipe: RecipeContent): Partial<Record<OwnField, string>> {
  const { title, ingredients, steps, minutes, portions } = recipe
  const named = {
    title:
      title.trim() === ''
        ? ownFaultTexts.title
        : size(title) > limits.recipeTitleLength && ownFaultTexts.titleLong,
    ingredients: listFault(
      ingredients.map(({ text }) => text),
      { most: limits.recipeLines, longest: limits.recipeLineLength },
      [ownFaultTexts.ingredients, ownFaultTexts.ingredientsMany],
    ),
    steps:
      listFault(steps, { most: limits.recipeSteps, longest: limits.recipeStepLength }, [
        ownFaultTexts.steps,
        ownFaultTexts.stepsMany,
      ]) ??
      (lengthOf(recipe) > limits.ownRecipeLength && ownFaultTexts.tooLong),
    minutes: !isWithin(minutes, limits.ownRecipeMinutes) && ownFaultTexts.minutes,
    portions: !isWithin(portions, limits.recipePortions) && ownFaultTexts.portions,
  }
  return Object.fromEntries(Object.entries(named).filter(([, fault]) => Boolean(fault)))
}

const isWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most

function listFault(
  lines: readonly string[],
  { most, longest }: { most: number; longest: number },
  [none, many]: readonly [string, string],
): string | undefined {
  if (lines.length === 0) return none
  if (lines.length > most) return many
  const at = lines.findIndex((line) => size(line) > longest)
  return at < 0 ? undefined : `Line ${at + 1} is longer than ${longest} characters. Please split it.`
}
