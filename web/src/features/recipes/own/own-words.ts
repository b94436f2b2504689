import { counted } from '@shelfmate/contract/text/counted'

export { cancel, edit, remove, save } from '#ui/usual-words.ts'

/** The words of adding recipes of one's own. */
export const ownTexts = {
  add: 'Add a recipe',
  bring: 'Add a recipe',
  write: 'Write it myself',
  paste: 'Paste a recipe',
  pasteNote: 'We split it into ingredients and steps. You look over it before it’s saved.',
  splitUp: 'Split it up',
  address: 'Address of a web page',
  addressNote: 'Most recipe pages can be read. We take the ingredients and steps, without the story.',
  readPage: 'Read the page',
  file: 'Choose an export file',
  fileNote:
    'From RecipeSage, Mealie, Tandoor or Nextcloud Cookbook: .json or .zip. It’s read on this device.',
  fileUnread: 'This file could not be read. Check your connection and try again.',
  nothingPasted: 'We couldn’t find a recipe in this text. Please write it instead.',
  offlinePage: 'A page can only be read with a connection. Pasting its text works offline.',
  newRecipe: 'Your recipe',
  editRecipe: 'Edit your recipe',
  review: 'Which ones do you want to keep?',
  checked: 'Every recipe is checked for your allergies each time before you see it.',
} as const

/** What waits on this device is not read by the allergen guard yet. */
export function waitingNote(titles: readonly string[]): string {
  const [first = ''] = titles
  const [what, it] =
    titles.length === 1 ? [`${first} is`, 'it'] : [`${counted(titles.length, 'recipe')} are`, 'them']
  return `${what} saved on this device. Once you’re online, we’ll check ${it} for your allergies, and then you’ll see ${it} here.`
}

/** The host of the page that a recipe comes from. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''

/** What is said of a file's recipe beside its name. */
export const draftFacts = (ingredients: number, steps: number): string =>
  `${counted(ingredients, 'ingredient')}, ${counted(steps, 'step')}`

export const keepCount = (count: number): string => `Keep ${counted(count, 'recipe')}`

export const from = 'From'
export const editOf = (title: string) => `Edit: ${title}`
export const removeOf = (title: string) => `Remove: ${title}`
export const notSaved = (title: string) => `${title} could not be saved.`
export const name = 'Name'
export const ingredients = 'Ingredients'
export const ingredientsHint =
  'One per line, such as “200 g tofu, in cubes”. Write (optional) after what can be left out.'
export const steps = 'Steps'
export const onePerLine = 'One per line.'
export const minutes = 'Minutes'
export const portions = 'Portions'
export const inYourRecipes = (title: string) => `${title} is in your recipes.`
export const recipesSaved = (count: number) => `${counted(count, 'recipe')} saved.`
export const recipesNotSaved = (count: number) => `${counted(count, 'recipe')} could not be saved.`
export const removed = (title: string) => `Removed ${title}.`
export const notRemoved = (title: string) => `${title} could not be removed.`
export const notPutBack = (title: string) => `${title} could not be put back.`
export const removeRecipe = (title: string) => `Remove ${title}`
export const recipes = (count: number) => counted(count, 'recipe')
export const saveRecipe = (what: string) => `Save ${what}`
