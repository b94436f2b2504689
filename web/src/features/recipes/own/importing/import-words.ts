export { cancel } from '#ui/usual-words.ts'

export const fileTooMuch = 'This file holds more than we can read. Please export fewer recipes at once.'
export const fileUnreadable =
  'This file can’t be read. Choose a .json or .zip that one of these programs exported.'
export const noRecipeInFile = 'We couldn’t find a recipe in this file.'
