import { counted } from '@shelfmate/contract/text/counted'

export const whatIs = (name: string) => `What is “${name}”?`
export const correctionExplained =
  'Choose the food, and recipes will use it. What you typed stays, and so do the allergens it names.'
export const searchFoods = 'Search foods'
export const foundCount = (count: number) => `${counted(count, 'food')} found.`
export const noSuchFood = 'No food found with that name.'
export const itsNoFood = 'It’s not food'
export const forgetMyAnswer = 'Forget my answer'
