import type { OfferSuggestion } from '@shelfmate/contract/offers'
import { findItem } from '#features/pantry/index.ts'
import type { Executor } from '#platform/database/database.ts'
import { offerKnowledge } from './offer-knowledge.ts'

interface Typed {
  foodName: string
  description: string
  pantryItemId: string | null
}

/** What the food knowledge says of a food as its owner types it, and of the pantry item that it comes from. */
export async function suggestOffer(
  on: Executor,
  userId: string,
  { foodName, description, pantryItemId }: Typed,
): Promise<OfferSuggestion> {
  const { toldAllergens, usualDateKind } = await offerKnowledge()
  const [item] = pantryItemId === null ? [] : await findItem(on, { userId, id: pantryItemId })
  const words = [description, ...(item ? [item.name, item.remark] : [])].filter((text) => text !== '')
  const { contains, mayContain } = toldAllergens({ foodName, description: words.join('\n') })
  return { contains: [...contains], mayContain: [...mayContain], dateKind: usualDateKind(foodName) }
}
