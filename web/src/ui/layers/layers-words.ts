export { retry } from '#ui/usual-words.ts'

export const close = 'Close'
export const closeMessage = 'Close message'
export const request = (requestId: string) => `Error ID: ${requestId}`
export const undo = 'Undo'
