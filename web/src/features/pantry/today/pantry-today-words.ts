import { counted } from '@shelfmate/contract/text/counted'

export { pantryNotLoaded } from '../pantry-words.ts'

export const days = (count: number) => counted(count, 'day')
export const offer = (name: string) => `Offer ${name}`
export const offerInExchange = 'Offer it in the Food Exchange'
export const consumed = (name: string) => `Consumed ${name}`
export const oneUsedUp = 'Use up one'
export const startHere = 'Start here'
export const tellUsAboutYou = 'Tell us your dorm, allergies and preferences'
export const tapWhatYouHave = 'Then tap what you have:'
export const foodsToBeginWith = 'Foods to begin with'
export const firstToUseUp = 'Use up first'
export const pastTheDate = 'Check first what is past its date'
export const nothingUrgentNextUp = 'Nothing is urgent. Next up:'
export const moreToUseUp = (more: number) => `${more} more to use up`
export const moreToCheck = (more: number) => `${more} more to check or use up`
export const toUseUpNow = 'Use up now'
export const whatElse = 'What else do you have? One tap adds it.'
