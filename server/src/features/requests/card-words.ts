import type { RequestCard } from '@shelfmate/contract/chat/chat'

type Told = Pick<RequestCard, 'foodName' | 'units' | 'state' | 'event'>

const what = ({ units, foodName }: Told) => `${units} × ${foodName}`

/** What a page that knows no cards shows in their place, and a list of chats of the newest one. */
const words: Record<Told['state'], (told: Told) => string> = {
  asked: (told) => `I’d like ${what(told)}.`,
  waiting: (told) => `I’d like ${what(told)}, and I’ll wait in line.`,
  promised: (told) => `Promised: ${what(told)}.`,
  handedOver: (told) => `Handed over: ${what(told)}.`,
  declined: (told) => `Not this time: ${what(told)}.`,
  withdrawn: (told) => `No longer wanted: ${what(told)}.`,
  expired: (told) => `The request for ${what(told)} has ended.`,
  missed: (told) => `The hand-over of ${what(told)} was missed.`,
}

const eventWords: Record<NonNullable<Told['event']>, (told: Told) => string> = {
  arranged: (told) => `There is a pick-up time for ${what(told)}.`,
  thanked: (told) => `Thank you for ${what(told)}!`,
  restored: (told) => `The request for ${what(told)} is open again.`,
}

/** The plain text of a card. */
export const cardWords = (told: Told): string =>
  told.event === null ? words[told.state](told) : eventWords[told.event](told)
