/** Words that join a food and what is said of it: 'Laktoseintoleranz', 'koemelkallergie', 'mjölkallergi', 'glutenfree'. */
import { compoundOf } from '../../../resolver/compounds.ts'

/** How such words end, folded; the longer before the shorter. */
const endings = [
  'unvertraglichkeit',
  'unvertraglichkeiten',
  'unvertraglich',
  'unvertr',
  'uberempfindlichkeit',
  'empfindlichkeit',
  'empfindlich',
  'intoleranz',
  'intoleranzen',
  'intolerant',
  'intolerante',
  'intolerantie',
  'intoleranties',
  'intolerans',
  'intoleranse',
  'intolerance',
  'intoleranssi',
  'intolerancia',
  'allergie',
  'allergien',
  'allergieen',
  'allergiker',
  'allergikerin',
  'allergisch',
  'allergische',
  'allergischer',
  'allergi',
  'allergier',
  'allergisk',
  'allergiskt',
  'allergy',
  'allergies',
  'allergic',
  'allergia',
  'allergiaa',
  'allergian',
  'allerginen',
  'allergias',
  'alergia',
  'alergi',
  'overgevoeligheid',
  'overgevoelig',
  'overkanslighet',
  'overkanslig',
  'overfolsomhed',
  'overfolsom',
  'erzekenyseg',
  'erzekeny',
  'yliherkkyys',
  'malabsorption',
  'sensitivity',
  'sensitive',
  'freie',
  'freier',
  'freies',
  'freien',
  'frei',
  'vrije',
  'vrij',
  'fritt',
  'fria',
  'fri',
  'free',
  'mentes',
  'ton',
  'haltig',
  'haltige',
  'haltiges',
  'ofnaemi',
  'protein',
  'proteine',
  'proteinet',
  'eiweiss',
  'eiwit',
  'eiwitten',
].sort((one, other) => other.length - one.length)

const joined = new RegExp(`^(?<food>[a-z]{2,})(?:${endings.join('|')})$`)
/** What German and its kin put between, and what a word loses there: 'Eier-', 'Krebstier-', 'Erdnuss-'. */
const joints = /(?:es|s|en|n|er|e)$/
const ends = ['', 'e', 'n', 'en', 'er']
/** Below this length a word without its joint is another one. */
const shortestStem = 3

/**
 * The foods of a folded word that says what is done without them too: `isName` tells whether a word is a food or a group. A food that
 * nobody knows stays one, without what was said of it. Undefined for any other word.
 */
export function foodsJoined(word: string, isName: (word: string) => boolean): readonly string[] | undefined {
  if (isName(word)) return undefined
  const food = joined.exec(word)?.groups?.['food']
  if (food === undefined) return undefined
  const bare = food.replace(joints, '')
  const stems = bare.length >= shortestStem ? [food, bare] : [food]
  const name = stems.flatMap((stem) => ends.map((end) => stem + end)).find(isName)
  if (name !== undefined) return [name]
  const parts = compoundOf(food)?.split(' ') ?? [food]
  // 'Sojaproteinallergie' says two things of its food.
  return parts.every(isName) ? parts : (foodsJoined(food, isName) ?? [food])
}
