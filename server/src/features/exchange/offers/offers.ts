import { exchangeTexts } from '@shelfmate/contract/exchange/exchange'
import { isOffered } from '@shelfmate/contract/exchange/exchange-fold'
import type { SentOffer } from '@shelfmate/contract/exchange/offer-values'
import { offerTexts } from '@shelfmate/contract/exchange/offers'
import { dayNumber, daysAfter } from '@shelfmate/contract/pantry/expiry'
import { DomainError } from '#platform/errors/domain-error.ts'
import { type OfferKnowledge, offerKnowledge, offerKnowledgeSoFar } from './offer-knowledge.ts'
import type { WrittenOffer } from './stored-offer.ts'

interface SentPost extends SentOffer {
  foodName: string
  description: string
  expiryDate: string
}

/** The last day by the food table, and what is read in the words. */
type Decided = WrittenOffer & { expiryDate: string }

/**
 * An offer as it is stored. Errors: VALIDATION_FAILED for food that may not be offered any more on this day (section 5, D55), for a
 * day of making that has not come, and for a pick-up that ends before it begins.
 */
export async function decideOffer(sent: SentPost, today: string): Promise<Decided> {
  requirePickup(sent)
  const needsTable = sent.dateKind === 'bestBefore' || sent.dateKind === 'madeOn'
  const table = needsTable ? await offerKnowledge() : undefined
  const madeOn = sent.dateKind === 'madeOn' ? (sent.madeOn ?? '') : null
  const expiryDate = table && madeOn !== null ? lastDayOf(sent, madeOn, today, table) : sent.expiryDate
  const hasGrace = sent.dateKind === 'bestBefore' && !sent.homeMade && !sent.opened
  const graceDays = table && hasGrace ? table.graceDaysOf(sent.foodName) : 0
  if (!isOffered({ expiryDate, graceDays }, today)) throw invalid('expiryDate', exchangeTexts.dateInvalid)
  const { allergens, dateKind, homeMade, opened, pickupPlace, pickupFrom, pickupUntil } = sent
  return {
    allergens,
    dateKind,
    madeOn,
    homeMade: homeMade || madeOn !== null,
    opened,
    graceDays,
    expiryDate,
    pickupPlace,
    pickupFrom,
    pickupUntil,
    ...groupsRead(sent),
  }
}

/** Made food is offered until the day that its owner names, and no longer than the food keeps. */
function lastDayOf(
  { expiryDate, foodName }: SentPost,
  madeOn: string,
  today: string,
  { madeDaysOf }: OfferKnowledge,
): string {
  if (dayNumber(madeOn) === undefined || madeOn > today) throw invalid('madeOn', offerTexts.madeOnInvalid)
  const last = daysAfter(madeOn, madeDaysOf(foodName))
  return expiryDate < last ? expiryDate : last
}

/** What a post contains and may contain, stated and read; unread where this process has no need of the guard yet. */
function groupsRead({ foodName, description, allergens }: SentPost) {
  const knowledge = offerKnowledgeSoFar()
  if (!knowledge) return { metContains: null, metMay: null, edition: '' }
  return { ...metGroups({ foodName, description, allergens }, knowledge), edition: knowledge.guardEdition }
}

/** The groups that an offer contains and may contain, in the bits of two numbers. */
export function metGroups(
  { foodName, description, allergens }: Pick<SentPost, 'foodName' | 'description' | 'allergens'>,
  { bitsOf, doubtedGroups, readOffer, toldAllergens }: OfferKnowledge,
): { metContains: number; metMay: number } {
  const reading = readOffer({ foodName, description })
  const told = toldAllergens({ foodName, description }, reading)
  // Neighbours are warned of what the guard finds: 'leftovers' alone suggest wheat to their owner, and are no finding.
  const found = new Set(reading.hits.map(({ group }) => group))
  const contained = told.contains.filter((group) => found.has(group))
  const metContains = bitsOf([...contained, ...(allergens?.contains ?? [])])
  const may = [...told.mayContain, ...(allergens?.mayContain ?? []), ...doubtedGroups(reading)]
  return { metContains, metMay: bitsOf(may) & ~metContains }
}

function requirePickup({ pickupFrom, pickupUntil }: SentOffer): void {
  const isWhole = (pickupFrom === null) === (pickupUntil === null)
  const isOrdered = pickupFrom === null || pickupUntil === null || pickupFrom < pickupUntil
  if (!isWhole || !isOrdered) throw invalid('pickupUntil', offerTexts.pickupInvalid)
}

const invalid = (field: string, text: string) =>
  new DomainError('VALIDATION_FAILED', { fields: { [field]: text } })
