import type { OfferSuggestion } from '@shelfmate/contract/exchange/offers'
import { correctionsOf } from '#features/foods/index.ts'
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
  const { toldAllergens, usualDateKind, correctionKey } = await offerKnowledge()
  const [[item], corrections] = await Promise.all([
    pantryItemId === null ? [] : findItem(on, { userId, id: pantryItemId }),
    correctionsOf(on, userId),
  ])
  const saidOf = (name = '') => corrections.get(correctionKey(name)) ?? ''
  // What a name is said to be is read beside it: a correction takes no allergen away.
  const words = [description, item?.name, item?.remark, saidOf(foodName), saidOf(item?.name)].filter(Boolean)
  const { contains, mayContain } = toldAllergens({ foodName, description: words.join('\n') })
  // What was opened or has thawed is to be eaten by its date, whatever the pack calls that.
  const isBegun = item?.condition === 'opened' || item?.condition === 'thawed'
  return {
    contains: [...contains],
    mayContain: [...mayContain],
    dateKind: isBegun ? 'useBy' : usualDateKind(saidOf(foodName) || foodName),
  }
}
