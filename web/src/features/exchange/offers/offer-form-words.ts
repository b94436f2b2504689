export { change } from '#ui/usual-words.ts'

export const notStated = 'Not stated'
export const contains = 'Contains'
export const mayContain = 'May contain'
export const allergens = 'Allergens'
export const allergensStated = (allergenWords: string) => `You’ve confirmed: ${allergenWords}`
export const allergensFound = (allergenWords: string) =>
  `In what you typed: ${allergenWords} Others see this once you confirm it.`
export const notStatedAlone = 'Not stated.'
export const stateNothing = 'Don’t state allergens'
export const confirm = 'Confirm'
export const hideTheList = 'Hide the list'
