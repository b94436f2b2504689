import { limits } from '@shelfmate/contract/api/limits'
import { counted } from '@shelfmate/contract/text/counted'

export { remove } from '#ui/usual-words.ts'

export const oneOfEachUsedUp = 'Use up 1 of each'
export const allUsedUp = 'Use up all'
export const frozen = 'Frozen'
export const chosenItems = 'Chosen items'
export const tooManyChosen = (count: number) =>
  `${count} chosen. You can choose at most ${limits.itemsPerAction} at once.`
export const chosenCount = (count: number) => `${counted(count, 'item')} chosen`
/** Where so many would be chosen then. */
export const chooseAll = (together: number) =>
  together > limits.itemsPerAction ? `Choose the first ${limits.itemsPerAction}` : 'Choose all'
export const chooseNone = 'Choose none'
export const donate = 'Donate'
export const stopChoosing = 'Stop choosing'
