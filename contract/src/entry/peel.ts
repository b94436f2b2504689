import { limits } from '../api/limits.ts'
import { fractionLength, readCountAt } from './amounts.ts'
import type { DateContext } from './dates.ts'
import type { EntryRow } from './entry-row.ts'
import type { Lexicon } from './lexicon.ts'
import { longestPart, type Peeled, partsAt } from './parts.ts'
import { eitherLength, lengthAt, type Token, textOf } from './tokens.ts'
import { isWholeName } from './whole-names.ts'

/** Takes what is no name from both ends of a food's words, then what is plain from their middle; the name is what is left. */
export function peel(tokens: readonly Token[], context: DateContext): EntryRow {
  const peeled: Peeled = { tokens, dates: [], unread: [] }
  while (takeFromEnd(peeled, context) || takeFromStart(peeled, context) || takeCountFromEnd(peeled, context));
  takeFromMiddle(peeled, context)
  setAsideNumbers(peeled)
  return rowOf(peeled)
}

/** One thing that ends the words: the longest first. */
function takeFromEnd(peeled: Peeled, context: DateContext): boolean {
  const { tokens } = peeled
  for (let at = Math.max(0, tokens.length - longestPart); at < tokens.length; at++) {
    const part = partsAt(peeled, at, context).find(({ length }) => at + length === tokens.length)
    // 'coffee 3 in 1', but not 'milk 3 in the fridge'
    if (!part || (!part.isPlain && isWholeName(tokens, Math.max(0, at - 1)))) continue
    part.note(peeled)
    peeled.tokens = tokens.slice(0, at)
    return true
  }
  return false
}

const bareNumber = /^\d+(?:[.,]\d+)?$/

/** One thing that begins the words. */
function takeFromStart(peeled: Peeled, context: DateContext): boolean {
  const { tokens, quantity } = peeled
  if (isWholeName(tokens)) return false
  const [part] = partsAt(peeled, 0, context)
    .filter(({ isPlain }) => isPlain)
    .toSorted((a, b) => b.length - a.length)
  part?.note(peeled)
  if (part) peeled.tokens = withoutOf(tokens.slice(part.length), context.lexicon)
  if (part) return true
  const some = quantity === undefined ? someLength(tokens, context.lexicon) : 0
  if (some > 0 && some < tokens.length) {
    peeled.unread.push(textOf(tokens.slice(0, some)))
    const of = lengthAt(tokens, some, context.lexicon.ofFood)
    peeled.tokens = withoutOf(tokens.slice(some + of), context.lexicon)
    return true
  }
  const count = quantity === undefined ? readCountAt(tokens, 0, context.lexicon) : undefined
  if (count) {
    noteCount(peeled, count, withoutOf(tokens.slice(count.length), context.lexicon))
    return true
  }
  const fraction = fractionLength(tokens, context.lexicon)
  if (fraction === 0 || fraction === tokens.length) return false
  peeled.unread.push(textOf(tokens.slice(0, fraction)))
  peeled.tokens = tokens.slice(fraction)
  return true
}

/** 'a few', '4-5': how many words begin a name that tell of some. */
function someLength(tokens: readonly Token[], { some }: Lexicon): number {
  return eitherLength(tokens, 0) || lengthAt(tokens, 0, some)
}

/** 'une douzaine d'œufs' is of 'œufs'. */
const withoutOf = ([first, ...others]: readonly Token[], { ofFood }: Lexicon): readonly Token[] => {
  if (!first) return others
  const isOf = ofFood.has("d'") && /^d['’]\p{L}/iu.test(first.text)
  return [isOf ? { text: first.text.slice(2), key: first.key.slice(2) } : first, ...others]
}

const noteCount = (
  peeled: Peeled,
  { quantity, isSaid }: { quantity: number; isSaid: boolean },
  tokens: readonly Token[],
) => void Object.assign(peeled, { quantity, isSaid, tokens })

/** 'pack of 6' */
const longestCount = 3

/** Before the number of a kind: 'spaghetti no 5'. */
const ofNumber = /^(?:no|nr)$/

/** A number at the end, where it stands alone. */
function takeCountFromEnd(peeled: Peeled, { lexicon }: DateContext): boolean {
  const { tokens, quantity } = peeled
  if (quantity !== undefined) return false
  for (let at = Math.max(1, tokens.length - longestCount); at < tokens.length; at++) {
    const count = readCountAt(tokens, at, lexicon)
    const before = tokens[at - 1]?.key ?? ''
    // 'omega 3', 'coffee 3 in 1', 'spaghetti no 5'
    const isNumber = count?.isSaid !== true && ofNumber.test(before)
    const isOfName = before === 'in' || isNumber || isWholeName(tokens, at - 1)
    if (!count || at + count.length !== tokens.length || isOfName || bareNumber.test(before)) continue
    noteCount(peeled, count, tokens.slice(0, at))
    return true
  }
  return false
}

/** What can be nothing else, wherever it stands. */
function takeFromMiddle(peeled: Peeled, context: DateContext): void {
  for (let at = 1; at < peeled.tokens.length - 1; ) {
    const { tokens } = peeled
    const part = partsAt(peeled, at, context).find(
      ({ isPlain, length }) => isPlain && at + length < tokens.length,
    )
    part?.note(peeled)
    if (part) peeled.tokens = [...tokens.slice(0, at), ...tokens.slice(at + part.length)]
    else at += 1
  }
}

const price = /^(?:[€$£¥₺]?\d+[.,]\d\d(?:€|\$|£|eur)?|[€$£¥₺]\d+)$/i

/** Numbers that are left at the ends say nothing for certain, unless a quantity was said beside them: '7 up x2'. */
function setAsideNumbers(peeled: Peeled): void {
  const isLoose = (token: Token | undefined) =>
    token !== undefined && (price.test(token.key) || (!peeled.isSaid && bareNumber.test(token.key)))
  const { tokens } = peeled
  if (isWholeName(tokens)) return
  let [from, to] = [0, tokens.length]
  // '2 for £3 yoghurts'
  const isFor = (at: number) => tokens[at]?.key === 'for' && price.test(tokens[at + 1]?.key ?? '')
  while (from < to && (isLoose(tokens[from]) || isFor(from))) from += 1
  while (to > from && isLoose(tokens[to - 1]) && !endsWhole(tokens, to)) to -= 1
  peeled.unread.push(...[tokens.slice(0, from), tokens.slice(to)].map(textOf).filter((text) => text !== ''))
  peeled.tokens = tokens.slice(from, to)
}

/** 'heinz 57', 'coffee 3 in 1', 'spaghetti no 5' */
const endsWhole = (tokens: readonly Token[], to: number) =>
  [2, 3].some((length) => to >= length && isWholeName(tokens, to - length)) ||
  ofNumber.test(tokens[to - 2]?.key ?? '')

function rowOf({ tokens, quantity, size = '', place = '', dates: found, unread }: Peeled): EntryRow {
  const keeping = found.filter(({ reading }) => !reading.isFrom)
  const dates = keeping.length > 0 ? keeping : found
  const letters = [...textOf(tokens).replaceAll(/^[\s\-–—:,.]+|[\s\-–—:,.!?*_]+$/gu, '')]
  const name = letters.slice(0, limits.foodNameLength).join('').trim()
  const rest = letters.slice(limits.foodNameLength).join('').trim()
  const known = new Set(
    dates.map(({ reading: { date, isLoose } }) => (isLoose && quantity === undefined ? '' : (date ?? ''))),
  )
  const [only = ''] = known
  const isCertain = known.size === 1 && only !== ''
  return {
    name,
    quantity,
    size,
    place,
    expiryDate: isCertain ? only : '',
    unread: [...(isCertain ? [] : dates.map(({ text }) => text)), ...unread, ...(rest === '' ? [] : [rest])],
  }
}
