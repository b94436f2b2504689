/** What was brought from elsewhere, before its owner has looked at it. */
import { limits } from '../../api/limits.ts'
import { equipmentIn } from '../equipment.ts'
import { lineOf } from '../lines.ts'
import type { RecipeContent } from '../recipe-content.ts'
import { linesOf, oneLine } from './plain-text.ts'

/** A recipe as it was understood: looked at by its owner before it is saved. */
export interface RecipeDraft {
  title: string
  /** As one types them: '200 g tofu, in cubes'. */
  ingredients: string[]
  steps: string[]
  /** Null where nothing is said. */
  minutes: number | null
  portions: number | null
  /** The page that it comes from. */
  address: string | null
}

/** What another program said of a recipe, as far as it was understood. */
export interface ImportedRecipe {
  title: string
  ingredients: readonly string[]
  steps: readonly string[]
  minutes?: number | undefined
  portions?: number | undefined
  address?: string | undefined
}

/** Far more than can be saved: nobody has to look at the rest to see that it is too much. */
const linesShown = 200

/** A draft in which every word of the recipe still stands; undefined where there is nothing to cook. */
export function draftOf({
  title,
  ingredients,
  steps,
  minutes,
  portions,
  address,
}: ImportedRecipe): RecipeDraft | undefined {
  const lines = ingredients.flatMap(linesOf).flatMap((line) => parted(line, limits.recipeLineLength))
  const deeds = steps
    .flatMap(linesOf)
    .map(withoutMark)
    .filter((step) => step !== '')
    .flatMap((step) => parted(step, limits.recipeStepLength))
  if (lines.length === 0 && deeds.length === 0) return undefined
  return {
    title: oneLine(title).slice(0, limits.recipeTitleLength) || 'Untitled recipe',
    ingredients: lines.slice(0, linesShown),
    steps: deeds.slice(0, linesShown),
    minutes: within(minutes, limits.ownRecipeMinutes),
    portions: within(portions, limits.recipePortions),
    address: address !== undefined && isPageAddress(address) ? address : null,
  }
}

/** '1.', '2)', 'Step 3:'; nothing of 'in 2 hours'. */
const stepMark =
  /^(?:(?:step|schritt|étape|paso)\s*\d{1,2}\s*[.:)–-]?|\d{1,2}\s*[.)]+(?!\d))\s*|^[-–*•·▢]\s+/i

/** A step without the number or bullet before it: lists of steps number themselves. */
export const withoutMark = (step: string): string => step.replace(stepMark, '')

const within = (value: number | undefined, most: number): number | null =>
  value === undefined || !Number.isFinite(value) || value < 1 ? null : Math.min(Math.round(value), most)

/** Whether a text is the address of a page, without a name and password in it. */
export const isPageAddress = (text: string): boolean =>
  text.length <= limits.recipeAddressLength && /^https?:\/\/[^\s/?#@"<>]+(?:[/?#][^\s"<>]*)?$/i.test(text)

/** A text in pieces that fit, parted behind a sentence, else between words: nothing of it is lost. */
function parted(text: string, most: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > most) {
    const head = rest.slice(0, most)
    const sentence = Math.max(
      ...['. ', '! ', '? ', '。', '; '].map((end) => head.lastIndexOf(end) + end.length),
    )
    const cut = sentence > most / 2 ? sentence : head.lastIndexOf(' ') > 0 ? head.lastIndexOf(' ') + 1 : most
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return [...pieces, rest].filter((piece) => piece !== '')
}

/** What stands for what nothing was said of. */
export const unsaid = { minutes: 30, portions: 2 } as const

/** The recipe that a draft becomes when nothing is changed; whether it can be saved is the schema's to say. */
export const contentOfDraft = ({
  title,
  ingredients,
  steps,
  minutes,
  portions,
}: RecipeDraft): RecipeContent => ({
  title,
  steps,
  equipment: equipmentIn(steps),
  ingredients: ingredients.map(lineOf),
  minutes: minutes ?? unsaid.minutes,
  portions: portions ?? unsaid.portions,
})
