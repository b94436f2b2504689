/** Things that stand in a dorm room under the name of a food: 'lemon dish soap', 'egg timer', 'champú de coco'. */
import { numberless } from '../names.ts'
import { nonFoodLanguages } from '../non-foods/languages.ts'
import { phrases } from '../non-foods/non-food-lists.ts'
import { foodsNamed, isNameWord, isTableWord } from './lexicon.ts'
import { isLineWord } from './line-words.ts'
import { nearestName } from './near-names.ts'
import { isBeside } from './pieces.ts'

const anywhere = phrases(nonFoodLanguages.map((lists) => lists.anywhere))
const first = phrases(nonFoodLanguages.map((lists) => lists.first))
const last = phrases(nonFoodLanguages.map((lists) => lists.last))
const packets = phrases(nonFoodLanguages.map((lists) => lists.packets))
const foods = phrases(nonFoodLanguages.map((lists) => lists.foods))
const trailing = phrases(nonFoodLanguages.map((lists) => lists.trailing))
const makers = phrases(nonFoodLanguages.map((lists) => lists.makers))
/** Words of one part that are things wherever a longer word ends with them; shorter ones end too much. */
const shortestJoined = 4
const joined = [...last].filter((words) => /^[a-z]+$/.test(words) && words.length >= shortestJoined)
const packing = phrases(nonFoodLanguages.map((lists) => lists.packing))
const written = nonFoodLanguages.flatMap((lists) => lists.written ?? [])

/** No phrase of the lists is longer. */
const longest = 4

/** How many words at the beginning of some, or at their end, are such a phrase; 0 when none are. */
function countAt(end: 'first' | 'last', words: readonly string[], list: ReadonlySet<string>): number {
  for (let count = Math.min(longest, words.length); count > 0; count--) {
    const part = end === 'first' ? words.slice(0, count) : words.slice(-count)
    if (list.has(part.join(' '))) return count
  }
  return 0
}

/** Whether a name is that of a thing that nobody eats. `told` are its folded words without amounts. */
export function isNonFood(text: string, told: readonly string[]): boolean {
  const words = told.map(numberless)
  const lower = text.normalize('NFC').toLowerCase().trim()
  if (written.some((pattern) => pattern.test(lower))) return true
  if (words.some((_, from) => countAt('first', words.slice(from), anywhere) > 0)) return true
  const said = withoutTrailing(words)
  const parts = words.map((_, at) => words.slice(0, at + 1)).slice(said.length - 1)
  if ([...parts, ...purposed(words)].some((part) => isThingAt('last', part, last))) return true
  if (isThingAt('first', words, first)) return true
  if (told.some((word, at) => at > 0 && isStrong(word))) return true
  if (isTool(told.slice(0, said.length))) return true
  const packet = countAt('last', words, packets)
  return packet > 0 && !holdsFood(told.slice(0, -packet))
}

/** How a thing is made stands behind it on many a label: 'egg timer magnetic'. */
function withoutTrailing(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !trailing.has(word))
  return end < 0 ? words : words.slice(0, end + 1)
}

/** What a thing is for stands behind it: 'chopsticks for sushi'. */
function purposed(words: readonly string[]): (readonly string[])[] {
  const at = words.indexOf('for')
  return at > 0 ? [words.slice(0, at)] : []
}

/** A thing's word that is part of no food's name says wherever it stands what a name is: 'salt lamp himalayan'. */
function isStrong(word: string): boolean {
  const key = numberless(word)
  if (word.length < shortestJoined || !last.has(key) || packing.has(key)) return false
  return ![word, key, `${key}s`, `${key}es`].some((form) => isNameWord(form) || isLineWord(form))
}

const doer = /^[a-z]{3,}(?:er|or)s?$/

/** Doers that no list holds ('burger flipper'), and things joined in one word that ends like one ('cake turntable'). */
function isTool(told: readonly string[]): boolean {
  const head = told.at(-1) ?? ''
  if (
    told.length < 2 ||
    isNameWord(head) ||
    isLineWord(head) ||
    isBeside(head) ||
    !told.slice(0, -1).some(isTableWord)
  )
    return false
  if (doer.test(head)) return !makers.has(numberless(head)) && !doer.test(nearestName(head) ?? '')
  return (
    joined.some((end) => head.length > end.length && numberless(head).endsWith(end)) &&
    nearestName(head) === undefined
  )
}

function isThingAt(end: 'first' | 'last', words: readonly string[], list: ReadonlySet<string>): boolean {
  return countAt(end, words, list) > countAt(end, words, foods)
}

/** Whether a thing's name says more than the thing: whose jam the jar holds. */
function holdsFood(words: readonly string[]): boolean {
  return words.some((word) => foodsNamed(word).length > 0)
}
