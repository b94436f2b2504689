/** Foods that steps name with an amount and the list does not: after '2 tbsp' even a short or misspelt word is a food. */
import type { AllergenGroup } from '../allergens/groups.ts'
import { memoizeWith } from '../memoize.ts'
import { type FoodName, foodsNamed } from '../resolver/lexicon.ts'
import { isLineWord } from '../resolver/line-words.ts'
import { withoutElisions } from './meant/elisions.ts'
import { isKitchenWord } from './meant/known-words.ts'
import { foldText } from './text/fold.ts'
import { groupsLike } from './text/likeness.ts'
import type { Matcher } from './text/matcher.ts'
import { unknownWords } from './words/unknown-words.ts'

/** What a step weighs out. */
interface Weighed {
  /** Names too short to be looked for everywhere. */
  readonly names: readonly FoodName[]
  /** Words that nobody knows, and the groups whose names they are like. */
  readonly unknown: readonly { readonly words: string; readonly like: readonly AllergenGroup[] }[]
}

/** Measures of food, on folded text. */
const weighed =
  /(?<![a-z\d])(?:\d+|[¼½¾⅓⅔]) ?(?:k?g|grams?|[mcd]?l|oz|lbs?|tbsps?|tsps?|tablespoons?|teaspoons?|cups?|el|tl|cuilleres? a (?:soupe|cafe)|cucharadi?t?as?|cucchiai(?:ni|no|o)?|colher(?:es)?|su bardagi|(?:yemek|tatli|cay) kasigi|muong|thia|sudu(?: besar| teh)?|sdm|sdt) (?<food>[^\n\d]+)/g
const shortName = /^[a-z]{2,3}$/
const stepsKept = 20_000

/** The foods that a step weighs out and that a look at its words alone misses. */
export const weighedIn: (step: string, matcher: Matcher) => Weighed = memoizeWith(read, stepsKept)

function read(step: string, matcher: Matcher): Weighed {
  const words = [...foldText(withoutElisions(step)).matchAll(weighed)].flatMap(({ groups }) => {
    const word = groups?.['food']?.split(' ').find((one) => !isLineWord(one) && !isKitchenWord(one))
    return word === undefined ? [] : [word]
  })
  return {
    names: words.filter((word) => shortName.test(word)).flatMap(foodsNamed),
    unknown: words.flatMap((word) => {
      const like = unknownWords(word, matcher).length === 0 ? [] : groupsLike([word], matcher)
      return like.length === 0 ? [] : [{ words: word, like }]
    }),
  }
}
