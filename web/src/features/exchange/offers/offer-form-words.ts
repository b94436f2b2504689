export { change } from '#ui/usual-words.ts'

export const notStated = 'Not stated'
export const contains = 'Contains'
export const mayContain = 'May contain'
export const allergens = 'Allergens'
export const allergensStated = (allergenWords: string) => `You’ve confirmed: ${allergenWords}`
export const allergensFound = (allergenWords: string) =>
  `Found in what you typed: ${allergenWords} Not stated until you confirm.`
export const notStatedAlone = 'Not stated.'
export const stateNothing = 'Don’t state allergens'
export const confirm = 'Confirm'
export const hideTheGroups = 'Hide the groups'
