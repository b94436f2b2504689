import { limits } from '@shelfmate/contract/api/limits'
import { counted } from '@shelfmate/contract/text/counted'

export const notRead = (unread: string) => `Couldn’t read “${unread}”`
export const changeDateOf = (name: string, said: string) => `${name}: ${said}. Change the date`
export const theDateIsRight = (name: string) => `${name}: the date is right`
export const expiryDateOf = (name: string) => `Expiry date of ${name}`
export const whatWillBeAdded = 'What will be added'
export const read = (count: number, undated: number) =>
  `${counted(count, 'item')} read${undated > 0 ? `, ${undated} without a date` : ''}`
export const add = (count: number) => `Add ${counted(count, 'item')}`
export const tooManyItems = `Please add at most ${limits.itemsPerBatch} items at once.`
export const couldNotBeRead = (named: string) => `${named} could not be read.`
export const needsADate = (name: string) => `${name} needs a date.`
export const cannotBeSaved = (name: string) => `${name} can’t be saved like this.`
export const notReadYet = (unread: string) =>
  `“${unread}” could not be read. Change the line, or press again to leave it out.`
