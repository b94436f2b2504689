export { retry } from '#ui/usual-words.ts'

export const screenNotShown = 'This screen could not be shown'
export const request = (requestId: string) => `Error ID: ${requestId}`
export const goHome = 'Go Home'
export const partNotLoaded =
  'Part of this page didn’t load. Nothing is lost. Check your connection and try again.'
export const pageNotFound = 'This page is not on any shelf'
export const addressMistyped = 'The address may be mistyped, or what was here has been removed.'
