import { counted } from '@shelfmate/contract/text/counted'

export { change, remove } from '#ui/usual-words.ts'

export const added = (name: string) => `Added ${name}.`
export const notAdded = (name: string) => `${name} could not be added.`
export const notTakenOut = (name: string) => `Adding ${name} could not be undone.`
export const updated = (name: string) => `Updated ${name}.`
export const notPutBack = (name: string) => `${name} could not be put back.`
export const usedUpOne = (name: string) => `Used up 1 × ${name}.`
export const notMarkedAsUsed = (name: string) => `${name} could not be marked as used up.`
export const removed = (name: string) => `Removed ${name}.`
export const notRemoved = (name: string) => `${name} could not be removed.`
export const add = 'Add'
export const oneUsedUp = 'Use up 1 ×'
export const outcomeUsed = 'marked as used up'
export const putBack = 'Put back'
export const addAgain = 'Add it again'
export const outcomePutBack = 'put back'
export const outcomeAdded = 'added'
export const outcomeSaved = 'saved'
export const outcomeRemoved = 'removed'
export const notTakenBack = (name: string) => `Adding ${name} could not be undone.`
export const notSaved = (name: string) => `${name} could not be saved.`
export const items = (count: number) => counted(count, 'item')
