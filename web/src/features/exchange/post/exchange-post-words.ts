import { counted } from '@shelfmate/contract/text/counted'

export { cancel, deleteIt, edit } from '#ui/usual-words.ts'

export const deleteQuestion = (foodName: string) => `Delete ${foodName}?`
export const cameFromPantry = (quantity: number) =>
  `This food came from your pantry. You can put the remaining ${quantity} back.`
export const endsPromises = (promised: number) =>
  `${promised} promised: deleting the post ends that for good, even if you undo it.`
export const promised = 'Promised'
export const putBackInMyPantry = 'Put back in my pantry'
export const offeredBy = (foodName: string, displayName: string) => `${foodName}, offered by ${displayName}`
export const contact = 'Contact'
export const contactAbout = (displayName: string, foodName: string) =>
  `Contact ${displayName} about ${foodName}`
export const claimOne = 'Claim 1'
export const commentsOn = (count: number, foodName: string) =>
  `${count === 0 ? 'Comment' : counted(count, 'comment')} on ${foodName}`
export const hiddenFromOthers = 'Others can’t see this post any more. Edit its date, or delete it.'
export const unposted = 'Waiting to be posted. Others can’t see it yet.'
export const changesUnposted = 'Changes waiting to be posted. Others can’t see them yet.'
export const pastBestBefore = 'Past its best-before date'
export const showThePhotoOf = (foodName: string) => `Show the photo of ${foodName}`
export const location = 'Location'
export const reportBy = (foodName: string, displayName: string) => `Report ${foodName}, by ${displayName}`
