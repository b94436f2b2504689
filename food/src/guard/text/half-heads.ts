/** What halves of an alternative share as a part of a word: the milk of 'Sojamilch'. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { wholeNames } from '../../resolver/whole-lines.ts'

/** Words that are written together with what stands before them, 'Sojamilch', 'cornflour', and what they hold of themselves. */
const heads: readonly (readonly [groups: readonly AllergenGroup[], ending: RegExp])[] = [
  [
    ['milk'],
    /.{3}(milch|milk|melk|mjolk|maelk|jogh?urt|yogh?urt|sahne|rahm|butter|boter|smor|kase|kaas|creme|cream|quark)s?$/,
  ],
  [['gluten'], /.{3}(mehl|flour|meel|mjol|brote?|bread|brod|brood|brotchen|spaghetti|tortillas?)$/],
  [['gluten', 'eggs'], /.{3}(nudeln?|noodles?|noedels|nudlar|nudler|pasta)$/],
  [['eggs'], /.{3}(mayo(?:nn?aise)?)$/],
  [['peanuts', 'nuts'], /(?:^| )(?:crunchy|smooth|chunky|creamy) butters?$/],
]
const groupsOfHeads = (words: string): AllergenGroup[] =>
  heads.flatMap(([groups, ending]) => (ending.test(words) ? groups : []))
const shortestCompound = 7

/** The 'milch' of 'Sojamilch'; undefined for a word without such an end. */
export function headOf(word: string): string | undefined {
  if (word.length < shortestCompound) return undefined
  for (const [, ending] of heads) {
    const head = ending.exec(word)?.[1]
    if (head !== undefined) return head
  }
  return undefined
}

/** What such words hold that are no term: pasta tells nothing within a longer name. */
export const groupsOfOther = (words: string): readonly AllergenGroup[] => [
  ...groupsOfHeads(words),
  ...wholeNames(words).flatMap(({ food }) => food.allergens),
]
