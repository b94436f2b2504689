import { readFoodKnowledge } from '#features/foods/index.ts'

const load = async () => ({
  ...(await import('@shelfmate/food/offers/told-allergens')),
  ...(await import('@shelfmate/food/offers/keeping')),
  ...(await import('@shelfmate/food/offers/keeps-diet')),
  ...(await import('@shelfmate/food/resolver/corrections')),
  ...(await import('@shelfmate/food/guard/edition')),
  ...(await import('@shelfmate/food/guard/allergies/read-allergies')),
  ...(await import('@shelfmate/food/guard/allergies/allergies')),
})

export type OfferKnowledge = Awaited<ReturnType<typeof load>>

let known: OfferKnowledge | undefined

/** What the food table and the guard know of offers; read at the first call. */
export async function offerKnowledge(): Promise<OfferKnowledge> {
  await readFoodKnowledge()
  known ??= await load()
  return known
}

/** The same where this process has read it already. */
export const offerKnowledgeSoFar = (): OfferKnowledge | undefined => known
