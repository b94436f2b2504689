import { counted } from '@shelfmate/contract/text/counted'

export { loadingMore, show } from '#ui/usual-words.ts'
export { pantryNotLoaded } from '../pantry-words.ts'

export const pantryItems = 'Pantry items'
export const noItemsYet = '(No items in pantry yet)'
export const emptyHint = 'Add what’s in your fridge, and see what to eat first.'
export const addYourFirstFood = 'Add your first food'
export const everythingElseHint = 'Everything else is still on your shelf.'
export const showEverything = 'Show everything'
export const addItem = 'Add Item'
export const loadingYourPantry = 'Loading your pantry…'
export const searchByName = 'Search by name'
export const showing = (count: number) => `Showing ${counted(count, 'item')}`
