import type { RequestAction } from '@shelfmate/contract/requests/machine'
import type { FoodRequest } from '@shelfmate/contract/requests/requests'

export { cancel } from '#ui/usual-words.ts'

export const pickUpDay = 'Pick-up day'
export const pickUpTime = 'Pick-up time'
export const timeNotAhead = (days: number) =>
  `Choose a time that’s still ahead, within the next ${days} days.`
export const saveTheTime = 'Save the time'
export const idLike = (foodName: string) => `I’d like ${foodName}`
export const howMany = 'How many'
export const choose = (most: number) => (most === 1 ? 'Choose 1.' : `Choose 1 to ${most}.`)
export const putInPantryWhenGot = 'Put it in my pantry when I get it'
export const ask = 'Ask'
export const allPromised = 'It’s all promised. You’d wait in line.'
export const freeCount = (free: number) => `${free} available.`
export const promisedAtOnce = (free: number) =>
  `First come, first served: ${free} can be promised to you at once.`
export const chooserNote = (left: string, displayName: string) =>
  `${left} ${displayName} chooses who gets it.`
export const requestFor = (foodName: string, displayName: string) => `Request for ${foodName}, ${displayName}`
export const showThisCode = 'Show this code when you pick it up:'
export const waitsForOther = (displayName: string) =>
  `You pressed “Handed over”. ${displayName} still has to press it, too.`
export const promise = 'Promise'
export const handedOver = 'Handed over'
export const sayThanks = 'Say thanks'
export const itWasMissed = 'Hand-over missed'
export const decline = 'Decline'
export const noLongerWanted = 'I no longer want it'
export const setPickUpTime = 'Set a pick-up time'
export const changePickUpTime = 'Change the pick-up time'
export const askFor = 'Ask for'
export const outcomeAskedFor = 'asked for'
export const changeTheRequestFor = 'Change the request for'
export const notAskedFor = (name: string) => `${name} could not be asked for.`
export const didNotWork = (name: string) => `${name}: that didn’t work.`
export const outcomeChanged = 'changed'

const what = ({ units, foodName }: FoodRequest) => `${units} × ${foodName}`
const handedOverWhat = (it: FoodRequest) => `Handed over ${what(it)}.`

/** What a press has done. */
export const outcomes: Record<
  RequestAction,
  (it: FoodRequest, how: { keep?: boolean | undefined }) => string
> = {
  promise: (it) => `Promised ${what(it)}.`,
  decline: (it) => `Declined: ${what(it)}.`,
  withdraw: (it) => `You gave up ${what(it)}.`,
  arrange: () => 'Saved the pick-up time.',
  enterCode: handedOverWhat,
  confirm: (it) =>
    it.state === 'handedOver' || it.pressed.partner
      ? handedOverWhat(it)
      : waitsForOther(it.partner.displayName),
  keep: (it, { keep }) => `${it.foodName} ${keep ? 'goes into' : 'stays out of'} your pantry.`,
  sayMissed: (it) => `Hand-over missed: ${what(it)}.`,
  thank: (it) => `You thanked ${it.partner.displayName}.`,
}
