import type { ListedPost } from '@shelfmate/contract/exchange/exchange'
import type { HiddenKind, PostMark } from '@shelfmate/contract/exchange/offer-values'
import type { Allergies } from '@shelfmate/food/guard/allergies/allergies'
import { readyForAllergies } from '#features/foods/index.ts'
import { type OfferKnowledge, offerKnowledge } from './offer-knowledge.ts'
import { metGroups } from './offers.ts'

/** What a viewer avoids, as far as PostgreSQL can tell it, and the rest. Never leaves the answers to that viewer. */
export interface Avoided {
  /** The groups in the bits of a number. */
  readonly mask: number
  /** The edition of the knowledge that reads posts. */
  readonly edition: string
  readonly allergies: Allergies
  /** Whether words of their own, or ones that nobody can read, need every post looked at. */
  readonly hasWords: boolean
  readonly knowledge: OfferKnowledge
}

/** What a text about allergies avoids; null: nothing. */
export async function avoidedOf(text: string): Promise<Avoided | null> {
  if (text.trim() === '') return null
  await readyForAllergies(text)
  const knowledge = await offerKnowledge()
  const allergies = knowledge.readAllergies(text)
  if (!knowledge.avoidsAnything(allergies)) return null
  const mask = knowledge.bitsOf(allergies.groups)
  const hasWords = allergies.words.length > 0 || allergies.unreadable
  return { mask, edition: knowledge.guardEdition, allergies, hasWords, knowledge }
}

/** A post as the database marked it. */
export type Drafted<Item> = Omit<Item, 'mark'> & { mark?: PostMark | 'unread' | null }
/** The words of an offer, and what its owner states. */
export type WordsOfOffer = Pick<ListedPost, 'foodName' | 'description' | 'allergens'>

/** The mark of a post by its words, where the database's does not settle it. */
export function settledMark(item: Drafted<WordsOfOffer>, avoided: Avoided, isOwn: boolean): PostMark | null {
  const { mark = null } = item
  if (isOwn) return null
  const groups = mark === 'unread' ? readMark(item, avoided) : mark
  if (!avoided.hasWords || groups === 'contains') return groups
  const { foodName, description } = item
  const { knowledge, allergies } = avoided
  return knowledge.meetingOf(knowledge.readOffer({ foodName, description }), allergies) ?? groups
}

function readMark(item: Drafted<WordsOfOffer>, { mask, knowledge }: Avoided): PostMark | null {
  const { metContains, metMay } = metGroups(item, knowledge)
  if ((metContains & mask) !== 0) return 'contains'
  if ((metMay & mask) !== 0) return 'mayContain'
  return item.allergens === null ? 'notStated' : null
}

/** Whether a viewer who hides such posts is shown this one. */
export const staysShown = (mark: PostMark | null, hide: HiddenKind | null): boolean =>
  hide === null || mark === null || (mark === 'notStated' && hide === 'met')
