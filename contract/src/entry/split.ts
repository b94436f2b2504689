import { isBeforeHalf, isFractionAt, readCountAt, readMultiplierAt, readSizeAt } from './amounts.ts'
import type { DateContext } from './dates.ts'
import { readDateAt } from './past-dates.ts'
import { lengthAt, type Token } from './tokens.ts'
import { isWholeName } from './whole-names.ts'

const separators = /[\n\r;；、，]+/u
/** '1,5 l' and '2,50 €' are numbers; '2,6 eggs' are two and six. */
const decimalComma =
  /(\d),(\d{1,3}\s*(?:[a-z]{1,2}\b|gram|pfund|pond|ett[io]|milli|litre|liter|litro|(?:k|qu)ilo|%|€|升|克))/gi
const heldComma = '\u0001'
const holdCommas = (text: string) => text.replaceAll(decimalComma, `$1${heldComma}$2`)

/** Where the food that somebody types at `caret` begins and ends in a line. */
export function partAround(text: string, caret: number): { from: number; to: number } {
  const isBetween = (letter: string) => letter === ',' || separators.test(letter)
  const letters = holdCommas(text)
  let [from, to] = [caret, caret]
  while (from > 0 && !isBetween(letters.charAt(from - 1))) from -= 1
  while (to < letters.length && !isBetween(letters.charAt(to))) to += 1
  return { from, to }
}

/** The parts of a line, each with whether it stands behind a comma: then it may tell more of the food before. */
export function partsOf(text: string): { text: string; isBehindComma: boolean }[] {
  return text.split(separators).flatMap((line) =>
    holdCommas(line)
      .split(/,+/)
      .map((part) => part.replaceAll(heldComma, ',').trim())
      .filter((part) => part !== '')
      .map((part, n) => ({ text: part, isBehindComma: n > 0 })),
  )
}

/** The foods of a part, where its words tell them apart for certain. */
export const splitFoods = (tokens: readonly Token[], context: DateContext): (readonly Token[])[] =>
  splitAtAnd(tokens, context).flatMap((food) => splitAtCounts(food, context))

/**
 * A part taken apart at 'and' where that stands between two foods for certain: a number begins the second, or a date ends
 * the first. 'Mac and cheese' stays whole.
 */
function splitAtAnd(tokens: readonly Token[], context: DateContext): (readonly Token[])[] {
  const { lexicon } = context
  for (let at = 1; at < tokens.length - 1; at++) {
    const length = lengthAt(tokens, at, lexicon.and)
    if (length === 0 || isBeforeHalf(tokens, at, lexicon) || isWholeName(tokens, at - 1)) continue
    const [left, right] = [tokens.slice(0, at), tokens.slice(at + length)]
    if (beginsFood(right, context) || endsWithDate(left, context))
      return [left, ...splitAtAnd(right, context)]
  }
  return [tokens]
}

/** What stands behind a number in the name of a pizza, and of a Brazilian bread or coffee. */
const ofPizza =
  /^(?:cheese|kase|formaggi|fromages|quesos|queijos|coracoes|graos|stagioni|saisons|estaciones|seasons)/
/** What stands behind a number that tells more of the food before: '1 bacon 8 rashers', '2 curry 4 people'. */
const ofFoodBefore =
  /^(?:rashers?|fingers?|cubes?|tablets?|capsules?|people|persons?|personen|personnes|personas|persone|pessoas|nights)$/
const bread = /^(?:pain|pan|pane|pao)s?$|^(?:panes|paes)$/
const grains = /^cerea(?:les|li|is)$/
/** Before the number of a kind: 'stage 1 formula', 'size 3 nappies'. */
const numbered = /^(?:stage|step|size|phase|number|type|typ|tipo)$/
const mostBetween = 24

/** A part taken apart where a number stands between two foods of which one begins the first, too: '2 milk 6 eggs'. */
function splitAtCounts(tokens: readonly Token[], context: DateContext): (readonly Token[])[] {
  if (!beginsFood(tokens, context)) return [tokens]
  const at = tokens.findIndex((_, n) => n > 1 && isCountBetween(tokens, n, context))
  return at < 0 ? [tokens] : [tokens.slice(0, at), ...splitAtCounts(tokens.slice(at), context)]
}

function isCountBetween(tokens: readonly Token[], at: number, context: DateContext): boolean {
  const { lexicon } = context
  const [text = '', before] = [tokens[at]?.text, tokens[at - 1]]
  if (!/^[1-9]\d?$/.test(text) || Number(text) > mostBetween || !isNameAt(tokens, at - 1)) return false
  const saysOther = [lexicon.inDays, lexicon.inPlace, lexicon.until, lexicon.counters]
  if (numbered.test(before?.key ?? '') || saysOther.some((words) => words.has(before?.key ?? '')))
    return false
  const isOfName = [0, 1, 2].some((back) => at >= back && isWholeName(tokens, at - back))
  const isOfDate = tokens
    .slice(0, at + 1)
    .some((_, n) => n + (readDateAt(tokens, n, context)?.length ?? 0) > at)
  if (isOfName || isOfDate || readSizeAt(tokens, at, lexicon)) return false
  const behind = at + (readCountAt(tokens, at, lexicon)?.length ?? tokens.length)
  // '6 eggs 2 left', '2 soup 3 portions freezer'
  return (
    !saysMore(tokens, behind, context) && isNameAt(tokens, behind) && !isOfBefore(tokens, at, behind, context)
  )
}

/** Whether no food is told of at a place, but more of the one before. */
const saysMore = (tokens: readonly Token[], at: number, context: DateContext) =>
  at >= tokens.length ||
  lengthAt(tokens, at, context.lexicon.afterDays) + lengthAt(tokens, at, context.lexicon.places) > 0 ||
  readDateAt(tokens, at, context) !== undefined

/** Whether a number at `at` and the word behind it belong to the food before: '2 pizza 4 cheese', '1 bacon 8 rashers'. */
function isOfBefore(tokens: readonly Token[], at: number, behind: number, context: DateContext): boolean {
  const [before = '', word = ''] = [tokens[at - 1]?.key, tokens[behind]?.key]
  if (ofPizza.test(word) || (bread.test(before) && grains.test(word))) return true
  return ofFoodBefore.test(word) && saysMore(tokens, behind + 1, context)
}

const isNameAt = (tokens: readonly Token[], at: number) => /^\p{L}{3}/u.test(tokens[at]?.text ?? '')

function beginsFood(tokens: readonly Token[], context: DateContext): boolean {
  const { lexicon } = context
  const count =
    readSizeAt(tokens, 0, lexicon) ?? readMultiplierAt(tokens, 0, lexicon) ?? readCountAt(tokens, 0, lexicon)
  return (
    isFractionAt(tokens, 0) ||
    (count !== undefined && count.length < tokens.length && !readDateAt(tokens, 0, context))
  )
}

const endsWithDate = (tokens: readonly Token[], context: DateContext) =>
  tokens.some((_, at) => at > 0 && readDateAt(tokens, at, context)?.length === tokens.length - at)
