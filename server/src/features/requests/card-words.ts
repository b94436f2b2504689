import type { RequestCard } from '@shelfmate/contract/chat/chat'
import type { RequestRole } from '@shelfmate/contract/requests/machine'

type CardFacts = Pick<RequestCard, 'foodName' | 'units' | 'state' | 'event'>
type Happening = CardFacts['state'] | NonNullable<CardFacts['event']>

/** What a page that knows no cards shows in their place. */
const words: Record<Happening, (what: string) => string> = {
  asked: (what) => `I’d like ${what}.`,
  waiting: (what) => `I’d like ${what}, and I’ll wait in line.`,
  promised: (what) => `Promised: ${what}.`,
  handedOver: (what) => `Handed over: ${what}.`,
  declined: (what) => `Not this time: ${what}.`,
  withdrawn: (what) => `No longer wanted: ${what}.`,
  expired: (what) => `The request for ${what} has ended.`,
  missed: (what) => `The hand-over of ${what} was missed.`,
  arranged: (what) => `There is a pick-up time for ${what}.`,
  confirmed: (what) => `I pressed “Handed over” for ${what}. Please press it, too.`,
  thanked: (what) => `Thank you for ${what}!`,
  restored: (what) => `The request for ${what} is open again.`,
}

/** What the sender says in their own words. */
const ownWords: readonly Happening[] = ['declined', 'thanked']

/** What it is to one of the two, where that is more than the plain words say (D50). */
const wordsTo: Record<RequestRole, Partial<typeof words>> = {
  giver: {
    asked: (what) => `You’re asked for ${what}.`,
    waiting: (what) => `You’re asked for ${what}, and they wait in line.`,
    promised: (what) => `You promised ${what}.`,
    handedOver: (what) => `You handed over ${what}.`,
  },
  taker: {
    asked: (what) => `You asked for ${what}.`,
    waiting: (what) => `You asked for ${what}, and wait in line.`,
    promised: (what) => `Promised to you: ${what}.`,
    handedOver: (what) => `You got ${what}.`,
    withdrawn: (what) => `You no longer want ${what}.`,
  },
}

/** What a taker reads beside it who wanted the food in a pantry that holds no more. The giver is sent it, too, and shown other words. */
const pantryFull = ' Your pantry is full, so it isn’t in there.'

/**
 * Returns the plain text of a card, and how it is worded for each of the two; `by` is whose press it tells of, `isPantryFull` whether
 * its taker had no room for it.
 */
export function cardWords(
  told: CardFacts,
  by: RequestRole,
  isPantryFull = false,
): { text: string; said?: RequestCard['said'] } {
  const { units, foodName, state, event } = told
  const what = `${units} × ${foodName}`
  const happened = event ?? state
  const text = words[happened](what)
  if (ownWords.includes(happened)) return { text }
  if (happened === 'confirmed')
    return {
      text,
      said: {
        sender: `You pressed “Handed over” for ${what}.`,
        recipient: `Please press “Handed over”, too: ${what}.`,
      },
    }
  const to = (role: RequestRole) =>
    (wordsTo[role][happened]?.(what) ?? text) + (isPantryFull && role === 'taker' ? pantryFull : '')
  return { text, said: { sender: to(by), recipient: to(by === 'giver' ? 'taker' : 'giver') } }
}
