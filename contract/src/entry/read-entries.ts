import { limits } from '../api/limits.ts'
import type { CalendarDate } from '../pantry/expiry.ts'
import { withCountsApart } from './amounts.ts'
import { setApart } from './chinese-line.ts'
import type { DateContext } from './dates.ts'
import type { EntryRow } from './entry-row.ts'
import { foldWord, lexiconOf, type Phrases, withOwnPlaces } from './lexicon.ts'
import { linesOf } from './lines.ts'
import { peel } from './peel.ts'
import { withoutSlips } from './slips.ts'
import { beginsFood, partsOf, splitFoods } from './split.ts'
import { lengthAt, type Token, textOf, tokensOf, withDatesApart } from './tokens.ts'
import { isWholeName } from './whole-names.ts'

export interface EntryOptions {
  today: CalendarDate
  /** The viewer's languages as BCP 47 tags, the preferred one first. */
  languages: readonly string[]
  /** Places of the viewer's own. */
  places?: readonly string[]
}

/** '-', '- [x]', '☑️', '○', '🥛', where words follow */
const bullets =
  /^(?:(?:[-*•‣–—]|\[[ xX]?\]|[☐☑✓✗✘\u25A0-\u25FF→➜]\uFE0F?|\p{Extended_Pictographic}[\uFE0F\u200D]?(?=.*(?:\p{L}{2}|\p{Script=Han})))\s*)+/u

/** What the words of a line mean to a viewer. */
export const contextOf = ({ today, languages, places = [] }: EntryOptions): DateContext => ({
  lexicon: withOwnPlaces(lexiconOf(languages), places),
  today,
})

/**
 * The foods of a line as people type shopping, in any order: '2 milk fri, 6 eggs 3 dec, spinach 200g freezer'. Nothing is
 * guessed: a date that may be two, or none, stays to be seen as unread.
 */
export function readEntries(text: string, options: EntryOptions): EntryRow[] {
  const context = contextOf(options)
  return linesOf(text.slice(0, limits.entryLength), context).flatMap((line) =>
    foodsOf(line.text, context).map((row) => ({ ...row, place: row.place || line.place })),
  )
}

function foodsOf(line: string, context: DateContext): EntryRow[] {
  const rows: EntryRow[] = []
  let before: readonly Token[] = []
  for (const part of partsOf(setApart(line, context.lexicon))) {
    const { lexicon } = context
    const said = withoutSaying(tokensOf(part.text.replace(bullets, '')), context)
    const typed = withDatesApart(said, lexicon.until)
    const tokens = withCountsApart(withoutSlips(typed, lexicon), lexicon)
    for (const [n, food] of splitFoods(tokens, context).entries()) {
      const row = peel(food, context)
      const last = part.isBehindComma && n === 0 ? rows.at(-1) : undefined
      const isOther = isEaten(food, last)
      const more = row.name === '' && !isOther ? last : undefined
      const added = more && joinedTo(more, row)
      // What already has a day, or is asked about one, may make one date with what stands behind the comma: once.
      const mayBeDate = before.length > 0 && (!added || added.unread.length > 0)
      const whole = more && mayBeDate ? peel([...before, ...food], context) : undefined
      const dated = more && whole && asOneDate(more, row, whole)
      const joined = dated ?? added
      before = dated ? [] : added ? [...before, ...food] : food
      if (joined) rows[rows.length - 1] = joined
      else if (row.name !== '' || row.unread.length > 0 || food.length > 0)
        rows.push(row.name === '' ? nameless(food, context, last === undefined || isOther) : row)
    }
  }
  return rows
}

/** Without what joins a food to those before, or tells that it was bought: 'milk, and eggs', 'got 2 milk', 'need 3 eggs'. */
function withoutSaying(tokens: readonly Token[], context: DateContext): readonly Token[] {
  const { lexicon } = context
  const isNamed = /^\p{L}{2}/u.test(tokens[0]?.key ?? '') && !isWholeName(tokens)
  const and = isNamed ? lengthAt(tokens, 0, lexicon.and) : 0
  const said = and + lengthAt(tokens, and, lexicon.shopping)
  const isCounted = said > and && beginsFood(tokens.slice(said), context)
  const rest = tokens.slice(isCounted ? said : and)
  return rest.length > 0 ? rest : tokens
}

/** What is sold in rolls. */
const rolled =
  /(?:rolls?|papers?|foil|films?|(?<!tea ?)bags?|towels?|tissues?|liners?|sacks?|(?:cling|food|plastic) ?wrap|parchment|pastry|sushi|maki|andrex|cushelle)$/

/** 'milk, 8 rolls': another food, and not eight of milk; 'toilet paper, 8 rolls' are of the paper. */
const isEaten = (food: readonly Token[], last: EntryRow | undefined) =>
  food.some(({ key }) => /^rolls?$/.test(key)) && !rolled.test(foldWord(last?.name ?? ''))

const noCounters: Phrases<true> = new Map()
/** 'rolls', but not 'pcs' or 'packs'. */
const countedWord = /^(?=.{3})(?!pack|piece|portion|unit|count)[a-z]*[aeiou][a-z]*$/

/** '8 rolls' are counted by what they are, and 'Kam' is a mandarin and a Thursday: a word alone is a food. */
function nameless(food: readonly Token[], context: DateContext, mayCount: boolean): EntryRow {
  const counted = peel(food, { ...context, lexicon: { ...context.lexicon, counters: noCounters } })
  const word = foldWord(counted.name)
  if (mayCount && countedWord.test(word) && context.lexicon.counters.has(word)) return counted
  const text = textOf(food)
  const isName = /^\p{L}+$/u.test(text)
  return {
    name: isName ? text : '',
    quantity: undefined,
    size: '',
    place: '',
    expiryDate: '',
    unread: isName ? [] : [text],
  }
}

/** 'milk fri, 4 dec': the weekday before the comma is that of the date behind it; undefined where they are two days. */
const asOneDate = (last: EntryRow, more: EntryRow, whole: EntryRow): EntryRow | undefined =>
  whole.name === last.name && whole.unread.length === 0 && whole.expiryDate === more.expiryDate
    ? whole
    : undefined

/** 'milk, 2, fri': what stands behind a comma without a name belongs to the food before; undefined where that has its own. */
function joinedTo(last: EntryRow, more: EntryRow): EntryRow | undefined {
  const clashes =
    (last.quantity !== undefined && more.quantity !== undefined) ||
    (last.size !== '' && more.size !== '') ||
    (last.place !== '' && more.place !== '') ||
    (last.expiryDate !== '' && more.expiryDate !== '')
  if (clashes) return undefined
  return {
    name: last.name,
    quantity: last.quantity ?? more.quantity,
    size: last.size || more.size,
    place: last.place || more.place,
    expiryDate: last.expiryDate || more.expiryDate,
    unread: [...last.unread, ...more.unread],
  }
}
