import { counted } from '@shelfmate/contract/text/counted'

export { edit, remove } from '#ui/usual-words.ts'

export const chooseOf = (name: string) => `Choose ${name}`
export const choose = 'Choose'
export const allUsedUp = 'Use up all'
export const frozen = 'Frozen'
export const donate = 'Donate'
export const dateIsRight = 'Date is right'
export const opened = 'Opened'
export const thawed = 'Thawed'
export const place = 'Place'
export const size = 'Size'
export const sinceBought = 'Condition'
export const dateBefore = 'Previous date'
export const close = (name: string) => `Close ${name}`
export const consumed = 'Consumed'
export const oneUsedUp = 'Use up one'
export const show = (name: string) => `Show ${name}`
export const consumedOf = (name: string) => `Consumed ${name}`
export const about = 'about '
export const days = (count: number) => counted(count, 'day')
