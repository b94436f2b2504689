/** Words written as one: '200gpasta', '2tbspsoy sauce', 'peanutsauce', 'milkandeggs'. */
import { memoizeWith } from '../../memoize.ts'
import { cakeOrPowder } from '../../resolver/compounds.ts'
import { isNameWord } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { isPlainFood } from '../../resolver/plain-foods.ts'
import { isKitchenWord } from '../meant/known-words.ts'
import { foldText } from '../text/fold.ts'
import type { Matcher } from '../text/matcher.ts'
import { plainWords } from './plain-words.ts'

/** Longest first: in '2cupssoy' the s belongs to the cups. */
const units =
  'tablespoons tablespoon teaspoons teaspoon millilitres milliliters handfuls handful kilograms kilogram packets packet ounces ounce pounds pound litres liters litre liter grams gramm gram cups cup tbsps tbsp tbs tsps tsp pcs pieces piece cloves clove slices slice sticks stick pinches pinch cans can tins tin bunch kgs kg gms gm gr mg mls ml cl dl lbs lb oz el tl esslöffel teelöffel stk stück g l t x c'.split(
    ' ',
  )
const gluedAmount = /([\d½¼¾⅓⅔⅛])\s?(\p{L}{3,})/gu
const longWord = /\p{Script=Latin}{6,}/gu
/** Parts shorter than this are found in every other word. */
const partFrom = 3
const links: ReadonlySet<string> = new Set(['and', 'with', 'of', 'in', 'n', 'or', 'und', 'mit'])

const wordsKept = 20_000

/** The text with amounts and known words parted that were written as one; the text itself where nothing was. */
export function parted(text: string, matcher: Matcher): string {
  return partedAmounts(text, matcher).replace(
    longWord,
    (word) => partsOf(word.toLowerCase(), matcher) ?? word,
  )
}

/** The text with amounts parted from the foods after them: '200gpasta'. */
export function partedAmounts(text: string, matcher: Matcher): string {
  return text.replace(gluedAmount, (whole, digit: string, run: string) => {
    const rest = afterUnit(run, matcher)
    return rest === undefined ? whole : `${digit} ${run.slice(0, run.length - rest.length)} ${rest}`
  })
}

function afterUnit(run: string, matcher: Matcher): string | undefined {
  const lower = run.toLowerCase()
  if (isLineWord(lower)) return undefined
  const rests = units.filter((unit) => lower.startsWith(unit)).map((unit) => run.slice(unit.length))
  return rests.find((rest) => rest.length >= partFrom && isFoodWord(rest.toLowerCase(), matcher))
}

/** As many words are written as one. */
const mostParts = 3

/** The known words that a word in small letters was written of; undefined where it is one. */
const partsOf = memoizeWith((lower, matcher: Matcher): string | undefined => {
  const known = cakeOrPowder(lower)
  if (known) return known.words
  const isOne = isWord(lower, matcher) || plainWords.has(lower) || isKitchenWord(foldText(lower))
  return isOne ? undefined : split(lower, matcher, mostParts)?.join(' ')
}, wordsKept)

/** The known words that a word consists of, at most so many; undefined when there are none. */
function split(word: string, matcher: Matcher, most: number): string[] | undefined {
  for (let at = word.length - partFrom; at >= 1; at--) {
    const left = word.slice(0, at)
    const right = word.slice(at)
    if (!(left.length >= partFrom || links.has(left)) || !isWord(left, matcher)) continue
    if (isWord(right, matcher)) return [left, right]
    const more = most > 2 ? split(right, matcher, most - 1) : undefined
    if (more) return [left, ...more]
  }
  return undefined
}

function isWord(word: string, matcher: Matcher): boolean {
  return links.has(word) || isLineWord(word) || isFoodWord(word, matcher)
}

function isFoodWord(word: string, matcher: Matcher): boolean {
  return matcher.knownWords.has(word) || isNameWord(word) || isPlainFood(word)
}
