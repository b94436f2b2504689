export { save, update } from '#ui/usual-words.ts'

export const expiryDate = 'Expiry date'
export const expiryDateOf = (number: number) => `Expiry date ${number}`
export const removeDate = (number: number) => `Remove date ${number}`
export const addAnotherDate = 'Add another date'
export const remarkOptional = 'Remark (optional)'
export const addAsNewItem = 'Add it as a new item'
export const addedWhatsNext = (saved: string) => `Added ${saved}. What’s next?`
export const saveAndNext = 'Save and next'
export const sizeOfOneOptional = 'Size of one (optional)'
export const sizeExample = '500 g'
export const editItem = 'Edit Item'
export const addNewItem = 'Add New Item'
export const datesAreSuggested = 'We suggest a date here for foods we know.'
export const about = (date: string) => `About ${date} · `
