export { change, deleteIt } from '#ui/usual-words.ts'

export const picture = 'Picture'
export const aPicture = 'a picture'
export const send = (said: string) => `Send ${said}`
export const messageNotSent = (said: string) =>
  `Your ${said === aPicture ? 'picture' : `message ${said}`} could not be sent.`
export const withAPicture = 'With a picture'
export const messageNotChanged = (glimpse: string, outcome: string) =>
  `Your message “${glimpse}” could not be ${outcome}.`
export const outcomeChanged = 'changed'
export const outcomeDeleted = 'deleted'
