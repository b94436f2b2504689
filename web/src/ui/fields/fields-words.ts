export { removePicture, show } from '#ui/usual-words.ts'

export const request = (requestId: string) => `Error ID: ${requestId}`
export const hide = 'Hide'
export const picture = 'Picture'
export const takeAPhoto = 'Take a Photo'
export const orDropOrPaste = 'Or drop one here, or paste it.'
export const quantity = 'Quantity'
export const oneLess = 'One less'
export const oneMore = 'One more'
export const clearSearch = 'Clear search'
export const upload = 'Upload'
export const uploading = (sent: number) => `Uploading… ${sent}%`
export const almostDone = 'Almost done…'
