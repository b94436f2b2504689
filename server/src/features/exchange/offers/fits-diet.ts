import { avoidedOf, settledMark, type WordsOfOffer } from './avoided.ts'
import { offerKnowledge } from './offer-knowledge.ts'

/** What somebody eats and must not eat, as they wrote it. */
export interface Diet {
  preferences: string
  allergies: string
}

/**
 * Whether somebody may be told of a food without being asked: it keeps their preferences, and where they avoid anything its
 * owner states the allergens, and neither those nor its words meet them. What is not stated fits nobody with an allergy.
 */
export async function fitsDiet(words: WordsOfOffer, { preferences, allergies }: Diet): Promise<boolean> {
  const avoided = await avoidedOf(allergies)
  if (avoided && settledMark({ ...words, mark: 'unread' }, avoided, false) !== null) return false
  if (preferences.trim() === '') return true
  const { keepsDiet } = await offerKnowledge()
  return keepsDiet(preferences, words.foodName)
}
