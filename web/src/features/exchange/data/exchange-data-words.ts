import { whenSent } from '#lib/press/press-words.ts'

export { change, deleteIt } from '#ui/usual-words.ts'

export const putBackInPantry = 'Put back in the pantry:'
export const outcomePutBackInPantry = 'put back in your pantry'
export const post = 'Post'
export const handOverOne = 'Hand over 1 ×'
export const outcomeHandedOver = 'marked as handed over'
export const putBack = 'Put back'
export const outcomePutBack = 'put back'
export const commentOn = (name: string) => `Comment on ${name}`
export const commentOnNotPosted = (name: string) => `Your comment on ${name} could not be posted.`
export const posted = (name: string) => `Posted ${name}.`
export const willBePosted = (name: string, isOnline: boolean) =>
  `${name} will be posted ${whenSent(isOnline)}.`
export const willBeUpdated = (name: string, isOnline: boolean) =>
  `${name} will be updated ${whenSent(isOnline)}.`
export const andOutOfPantry = (said: string) => `${said} Your pantry has been updated.`
export const updated = (name: string) => `Updated ${name}.`
export const handedOverOne = (name: string) => `Handed over 1 × ${name}.`
export const notHandedOver = (name: string) => `${name} could not be marked as handed over.`
export const deleted = (name: string) => `Deleted ${name}.`
export const notDeleted = (name: string) => `${name} could not be deleted.`
export const notPutBack = (name: string) => `${name} could not be put back.`
export const backInYourPantry = (name: string) => `Back in your pantry: ${name}.`
export const notPutBackInPantry = (name: string) => `${name} could not be put back in your pantry.`
export const outcomePosted = 'posted'
export const outcomeSaved = 'saved'
export const outcomeDeleted = 'deleted'
export const gotIt = 'Got it'
/** The post went while a comment was being written under it. */
export const goneWhileCommenting = (foodName: string, text: string) =>
  `${foodName} is gone, and your comment wasn’t posted: “${text}”`
