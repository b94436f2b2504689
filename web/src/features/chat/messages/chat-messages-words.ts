export { deleteIt, edit, retry } from '#ui/usual-words.ts'

export const edited = 'Edited'
export const openPictureBy = (name: string) => `Open picture by ${name}`
export const sentBy = (name: string) => `Sent by ${name}`
export const sentWhenOnline = (outcome: string) =>
  `${outcome} yet. It’ll ${outcome === notSent ? 'be sent' : 'go through'} when you’re back online.`
export const retryOf = (message: string) => `Retry: ${message}`
export const notSent = 'Not sent'
export const discard = 'Discard'
export const notSaved = 'Not saved'
export const notDeleted = 'Not deleted'
export const keepAsItWas = 'Keep as it was'
export const newMessages = 'New messages'
export const sending = 'Sending…'
export const seen = 'Seen'
export const delivered = 'Delivered'
export const report = 'Report'
export const editOrDelete = 'Edit or delete'
export const deletePicture = 'Delete picture'
export const message = 'Message'
export const pictureBy = (name: string) => `Picture by ${name}`
/** What a message without a text is called. */
export const picture = 'picture'
