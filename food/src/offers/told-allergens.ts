/** The allergens that the words of an offer tell of: what is suggested to its owner, and what its neighbours are warned of. */
import { type AllergenGroup, type Allergens, allergenGroups } from '@shelfmate/contract/foods/allergens'
import type { Allergies } from '../guard/allergies/allergies.ts'
import { judgeReading } from '../guard/check-recipe.ts'
import { clearlyClaimed } from '../guard/meant/claims.ts'
import { isItself } from '../guard/meant/title-claims.ts'
import type { FoundTerm } from '../guard/reading/found-terms.ts'
import { type Reading, readRecipe } from '../guard/reading/reading.ts'
import { foldText } from '../guard/text/fold.ts'
import { foodsMeant } from '../resolver/resolve.ts'

/** The words of an offer. */
interface OfferWords {
  readonly foodName: string
  readonly description: string
}

/** 'May contain nuts', 'traces of milk', up to the end of the sentence. */
const mayContain =
  /\b(?:may contain|might contain|can contain|(?:may have |has )?traces? of|spuren von)\b[^.;!\n]*/giu

/** 'No milk, no eggs.': what is said to be left out, and nothing more of it; 'with or without milk' leaves nothing out. */
const leftOut =
  /(?<!\bwith(?:\s+(?:or|and)\s+|\s*\/\s*))\b(?:no|without)(?: any| added)? \p{L}{3,20}(?=\s*(?:[.,;!)]|$))/giu

const asRecipe = ({ foodName, description }: OfferWords) => ({
  title: foodName,
  ingredients: [foodName],
  steps: [],
  ...(description !== '' && { notes: [description] }),
})

/** The guard's reading of an offer, as it reads a recipe. */
export const readOffer = (words: OfferWords): Reading => readRecipe(asRecipe(words))

const loaf = /^loa(?:f|ves)$/

/** Whether a term only names the food once more that claims to be without: the brownies of 'vegan brownies', a loaf of bread. */
const isAgain = (hit: FoundTerm, foodName: string): boolean =>
  !isItself(hit) &&
  (hit.where.part !== 'note' ||
    loaf.test(foldText(hit.term)) ||
    ` ${foldText(foodName)} `.includes(` ${foldText(hit.term)} `))

/**
 * What the words tell: contained is what the food itself holds, or what is named of a food that nobody knows; the rest of what the guard
 * finds may be in it. Every group that the guard finds stands in one of the two. Vegan brownies contain no milk unless milk itself is named.
 */
export function toldAllergens(words: OfferWords, reading = readOffer(words)): Allergens {
  const said = words.description.replace(mayContain, ' ').replace(leftOut, ' ')
  const sure = said === words.description ? reading : readOffer({ ...words, description: said })
  const found = new Set(reading.hits.map(({ group }) => group))
  const [food] = foodsMeant(words.foodName)
  const freed = clearlyClaimed(words.foodName)
  const told = sure.hits.filter((hit) => !freed.includes(hit.group) || !isAgain(hit, words.foodName))
  const named = food
    ? told.filter(({ group, where }) => where.part === 'note' || freed.includes(group))
    : told
  const own = food?.allergens.filter((group) => !freed.includes(group)) ?? []
  const held = new Set([...own, ...named.map(({ group }) => group)])
  return {
    contains: allergenGroups.filter((group) => held.has(group)),
    mayContain: allergenGroups.filter((group) => found.has(group) && !held.has(group)),
  }
}

/** The groups that cannot be ruled out: all of a text that cannot be read, those that an unknown word is like. */
export function doubtedGroups({ unreadable, unknown }: Reading): readonly AllergenGroup[] {
  return unreadable.length > 0 ? allergenGroups : [...new Set(unknown.flatMap(({ like }) => like))]
}

/** What a food is to somebody with allergies; null: nothing that they avoid was stated or found. */
type Meeting = 'contains' | 'mayContain' | null

/** Groups, as a set in the bits of a number. */
export const bitsOf = (groups: readonly AllergenGroup[]): number =>
  groups.reduce((bits, group) => bits | (1 << allergenGroups.indexOf(group)), 0)

/** How an offer meets what only the guard can tell: words of one's own, and texts that cannot be read. */
export function meetingOf(reading: Reading, allergies: Allergies): Meeting {
  const verdict = judgeReading(reading, allergies)
  if (verdict.ok) return null
  return verdict.findings.some(({ kind }) => kind !== 'doubt') ? 'contains' : 'mayContain'
}
