import { setImmediate as turn } from 'node:timers/promises'
import { openedOnce } from '#platform/cache/opened-once.ts'

/**
 * Reads the food table, the allergen guard and the cookbook: a second of work and 60 MB, for whatever first needs them, such as a recipe
 * or the feed of somebody with allergies (docs/performance.md lists all). A process that needs them for nothing starts sooner and stays
 * smaller. Others are answered in between: no step takes a quarter of a second.
 */
export const readFoodKnowledge = openedOnce(read)

const readyAllergyNames = openedOnce(layOut)

/**
 * Readies the food knowledge for reading a text about allergies, a misspelt one too: for the first who has any, that is a second of
 * work more. Others are answered in between.
 */
export async function readyForAllergies(text: string): Promise<void> {
  await readFoodKnowledge()
  if (text.trim() !== '') await readyAllergyNames()
}

/** Returns what the diets and tastes of somebody's own words mean in ours, of which nothing is theirs: 'halal, no pork'. */
export async function preferencesInPlainWords(text: string): Promise<string> {
  await readFoodKnowledge()
  const { inPlainWords } = await import('@shelfmate/food/ranking/diets/preferences')
  return inPlainWords(text)
}

/** Does what is done in steps, and lets others be answered after each. */
export async function inTurns(steps: Iterable<unknown>): Promise<void> {
  for (const _ of steps) await turn()
}

async function layOut(): Promise<void> {
  const { layOutToldNames } = await import('@shelfmate/food/guard/told-words/told-names')
  await inTurns(layOutToldNames())
  const { makeNameKeys } = await import('@shelfmate/food/guard/words/name-keys')
  await inTurns(makeNameKeys())
}

async function read(): Promise<void> {
  await import('@shelfmate/food/resolver/lexicon')
  await turn()
  const { compileGuard } = await import('@shelfmate/food/guard/reading/the-guard')
  await inTurns(compileGuard())
  const { readPages } = await import('@shelfmate/food/ranking/dishes/page-readings')
  await inTurns(readPages())
}
