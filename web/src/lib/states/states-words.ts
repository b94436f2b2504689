export { retry } from '#ui/usual-words.ts'

export const thisList = 'This list'
export const mayBeBehind = (what: string, message: string) => `${what} may be out of date. ${message}`
export const neverOpenedHere =
  'You seem to be offline, and this hasn’t been opened on this device before. Open it once while you’re online.'
export const request = (requestId: string) => `Error ID: ${requestId}`
export const retryOf = (title: string) => `Retry: ${title}`
