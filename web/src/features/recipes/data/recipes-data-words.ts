import { counted } from '@shelfmate/contract/text/counted'

export const everythingStays = 'Enjoy! Everything stays in your pantry.'
export const took = (count: number) => `Enjoy! Took ${counted(count, 'item')} from your pantry.`
export const pantryAsItWas = 'Your pantry is back as it was.'
export const itemsNotPutBack = 'The items could not be put back.'
export const cookTake = (title: string, count: number) => `Cook ${title}: take ${counted(count, 'item')}`
export const outcomeUsedUp = 'used up'
export const putBackWhatTakes = (title: string) => `Put back the ingredients for ${title}`
export const outcomePutBack = 'put back'
export const usesNotChanged = (title: string, outcome: string) =>
  `The ingredients for ${title} could not be ${outcome}.`
