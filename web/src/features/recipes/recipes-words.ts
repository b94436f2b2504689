import type { Considered, RecipesAnswer, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { counted } from '@shelfmate/contract/text/counted'
import { isApiError } from '#lib/api/api-error.ts'
import { tryAgainIn } from '#lib/api/error-words.ts'
import { describeError } from '#lib/api/errors.ts'
import type { Kitchen } from './screen/recipes-kitchen.ts'

/** The texts of the specification for this screen, to the letter. */
export const recipeTexts = {
  suggest: 'Suggest Recipes',
  working: 'Generating...',
  idle: 'Click "Suggest Recipes" to generate ideas.',
  emptyPantry: 'Your pantry is empty. Add ingredients first!',
  unable: '\u26a0\ufe0f Unable to generate recipes. Please try again later.',
  failedToFetch: 'Failed to fetch recipes from server',
  noUser: 'User not authenticated.',
  noIdeas: 'No recipe ideas found.',
  checkLabels: 'Always check labels.',
  yours: 'Yours.',
} as const

/** The warning of section 5. */
export const excludedNote = (n: number) =>
  `Note: ${n} expired or near-expiry item(s) were excluded from the recipe.`

/** What was replaced in a recipe, and why that will do. */
export const swapNote = ({ from, to, reason }: NonNullable<SuggestedRecipe['swaps']>[number]): string =>
  `Changed for you: ${to} instead of ${from}. ${reason}`

/** What the guard left out. */
export function withheldNote({ count, because }: RecipesAnswer['withheld']): string {
  const what = because.length > 0 ? ` with ${listed(because, 'or')}` : ' that could not be checked'
  return `Left out: ${counted(count, 'recipe')}${what}. ${recipeTexts.checkLabels}`
}

export const standsInNote: Record<NonNullable<RecipesAnswer['standsIn']>, string> = {
  AI_FAILED: 'The AI didn’t answer, so these come from the built-in cookbook.',
  AI_PAUSED: 'The AI is taking a break, so these come from the built-in cookbook.',
}

/** 'chicken, but no fish': 'no fish and chicken' would refuse both. */
function likedThenRefused(understood: readonly string[]): string {
  const isRefused = (label: string) => /^(?:no|not|nothing) /.test(label)
  const parts = [understood.filter((label) => !isRefused(label)), understood.filter(isRefused)]
  return parts.flatMap((labels) => (labels.length > 0 ? listed(labels, 'and') : [])).join(', but ')
}

/** What of the preferences the cookbook goes by and what it can't; undefined where that says no more than the text itself. */
export function understoodPreferences({
  text,
  understood,
  notUnderstood,
}: Considered['preferences']): string | undefined {
  if (text === '') return undefined
  const missed = notUnderstood.length > 0 ? `Not understood: ${notUnderstood.join(', ')}.` : undefined
  if (understood.length === 0) return missed ?? 'The built-in cookbook can’t use any of it.'
  const meant = likedThenRefused(understood)
  const known = meant === text ? undefined : `Understood as: ${meant}.`
  return [known, missed].filter((sentence) => sentence !== undefined).join(' ') || undefined
}

/** What is avoided: groups by name, words as they were written. What could not be read avoids every recipe. */
export function avoided({ avoided: groups, words, unreadable }: Considered['allergies']): string {
  const known = [...groups, ...words.map((word) => `“${word}”`)]
  return [...known, ...(unreadable ? ['what could not be read'] : [])].join(', ') || 'none'
}

export interface Failure {
  message: string
  detail: string | undefined
  requestId: string | undefined
  /** The built-in cookbook would answer all the same. */
  offersCookbook: boolean
}

/** Says why there are no recipes (section 8), and names a limit for what it is. */
export function failureOf(error: unknown): Failure {
  const { message, requestId } = describeError(error)
  if (!isApiError(error) || error.status === 0)
    return {
      message: recipeTexts.unable,
      detail: isApiError(error) ? message : undefined,
      requestId,
      offersCookbook: false,
    }
  if (error.status === 401)
    return { message: recipeTexts.noUser, detail: undefined, requestId: undefined, offersCookbook: false }
  if (error.retryAfterSeconds !== undefined && error.status < 500)
    return {
      message: isOwnLimit(error.code) ? message : 'That was a lot of recipes. Please take a break.',
      detail: tryAgainIn(error.retryAfterSeconds),
      requestId: undefined,
      offersCookbook: isOwnLimit(error.code),
    }
  return { message: recipeTexts.unable, detail: recipeTexts.failedToFetch, requestId, offersCookbook: false }
}

const isOwnLimit = (code: string) => code.startsWith('RECIPES_')

/** The filters in a line. */
export function kitchenInWords({ has, maxMinutes }: Kitchen): string {
  const tools = has.length > 0 ? listed(has, 'and') : 'any kitchen'
  return `${tools}, ${maxMinutes > 0 ? `${maxMinutes} min` : 'any time'}`
}

/** `15 min · microwave`. */
export function factsOf({ minutes, equipment, engine }: SuggestedRecipe): string {
  // What somebody wrote may be cooked in ways that we know no word for.
  const tools = equipment.length > 0 || engine === 'own' ? equipment : ['no cooking']
  return [`${minutes} min`, tools.join(' + ')].filter((part) => part !== '').join(' · ')
}

/** Said below the steps of a recipe that is cooked for more than it was written for. */
export const moreTakesLonger = ({ portions }: SuggestedRecipe) =>
  `The times are for ${counted(portions, 'portion')}: more food takes a little longer.`

/** The reason as a sentence of its own. */
export const reasonOf = ({ reason }: SuggestedRecipe) =>
  `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`

/** The pantry items that a recipe uses, each once. */
export const usedItemIds = ({ ingredients }: SuggestedRecipe) => [
  ...new Set(ingredients.flatMap(({ itemIds }) => itemIds)),
]

function listed(texts: readonly string[], joiner: 'and' | 'or'): string {
  if (texts.length <= 1) return texts[0] ?? ''
  return `${texts.slice(0, -1).join(', ')} ${joiner} ${texts.at(-1)}`
}
