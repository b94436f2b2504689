import { productName } from '@shelfmate/contract/api/product'

export const listNotLoaded = 'The list could not be loaded. Check your connection and try again.'
export const pantry = 'Pantry'
export const exchange = 'Exchange'
export const recipes = 'Recipes'
export const chats = 'Chats'
export const progress = 'Progress'
export const loggedOut = 'You were logged out. Log in to continue.'
export const newVersionReady = `A new version of ${productName} is ready.`
export const reload = 'Reload'
export const unsavedText = 'You’ve typed something that isn’t saved yet. Save or close it first.'
