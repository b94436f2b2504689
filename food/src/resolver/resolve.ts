/** The one reader of the names of foods: what people type becomes foods that we know, a thing that is no food, or unknown. */
import { type Food, findFood, foodNamed } from '../foods.ts'
import { foldedWords, foldText } from '../guard/text/fold.ts'
import { indexPlain, within } from '../guard/text/indexed-text.ts'
import { memoize } from '../memoize.ts'
import { nameWords, numberless, sizeWord } from '../names.ts'
import { stemOf } from './affixes.ts'
import { areVague, branded, withOthers } from './branded.ts'
import { cakeOrPowder, compoundOf } from './compounds.ts'
import { foodsNamed, isNameWord, isTableWord, longestName } from './lexicon.ts'
import { looselyNear, nearestName } from './near-names.ts'
import { isNonFood } from './non-foods.ts'
import { isAccountedFor } from './pieces.ts'
import { spelledOut } from './shorthand.ts'

/** What a name was taken for. */
type Resolution =
  | {
      readonly kind: 'food'
      /** All that it may be, the likeliest first: whoever minds allergens minds those of every one. */
      readonly foods: readonly Food[]
      /** True when the name was repaired or shortened to be understood. */
      readonly guessed: boolean
    }
  | { readonly kind: 'non-food' }
  | { readonly kind: 'unknown' }

const nonFood: Resolution = { kind: 'non-food' }
const unknown: Resolution = { kind: 'unknown' }

const namesKept = 10_000

/** What a typed name of an item means: 'Fresh milk 1L', 'telur ayam', 'pnut butter', 'lemon dish soap'. */
export const resolveName: (text: string) => Resolution = memoize((text) => resolve(text, 'name'), namesKept)

const readLine: (text: string) => Resolution = memoize((text) => resolve(text, 'line'), namesKept)

/** The foods that a line of a recipe names, whatever else it says; the likeliest first. */
export function foodsInLine(text: string): readonly Food[] {
  const resolution = readLine(text)
  return resolution.kind === 'food' ? resolution.foods : []
}

/** The foods that a typed name means; none for what is no food and for what nobody knows. */
export function foodsMeant(text: string): readonly Food[] {
  const resolution = resolveName(text)
  return resolution.kind === 'food' ? resolution.foods : []
}

/** What Malay counts a food in, which is no fish there: 'serai 2 batang'. */
const counters =
  /(?:^|\s)(?:\d+|se)\s?(?:batang|ekor|biji|helai|ulas|keping|ikat|tangkai|buah|lembar|siung)(?=\s|$)/giu

const withoutCounts = (text: string): string => {
  const rest = text.replace(counters, '').trim()
  return /\p{L}/u.test(rest) ? rest : text
}

/** A line names what is eaten, amid much else; an item's name may be a thing's, and counts when all its words are known. */
function resolve(written: string, reading: 'name' | 'line'): Resolution {
  const text = withoutCounts(written)
  const exact = exactly(text)
  if (exact.length > 0) return food(exact)
  const words = nameWords(text).filter((word) => !sizeWord.test(word))
  if (isNonFood(text, words)) return nonFood
  const repaired = repair(text)
  if (repaired !== undefined) {
    const whole = foodsNamed(repaired)
    if (whole.length > 0)
      return food(
        whole.map((name) => name.food),
        true,
      )
  }
  const plain = headOf(text)
  const better = repaired === undefined ? nothing : headOf(repaired)
  // A repair that says no more than the words that were right may be none: both are minded.
  const isSurer = plain.length > 0 && plain.length >= better.length
  const held = isSurer ? [...plain.foods, ...better.foods] : better.foods
  if (held.length === 0) return unknown
  // What is right as it stands may be repaired into less: 'veggie' is one word of a burger's name.
  const readings = isSurer ? [text, repaired ?? text] : [repaired ?? text]
  if (reading === 'name' && !readings.some((one) => isAccountedFor(one, held))) return unknown
  const said = beforePurpose(repaired ?? text)
  return food(withOthers(said, branded(said, held)), !isSurer || better.length > 0)
}

/** What stands behind such a word is what something is for, and not what it is: 'stampo per torte'. */
const purpose = /(?<=\S)\s+(?:for|für|fuer|fur|pour|para|per|untuk)\s.*$/iu

const beforePurpose = (text: string): string => text.replace(purpose, '')

/** The foods that a text names and nothing else, sizes aside. */
function exactly(text: string): readonly Food[] {
  const bare = text.split(/\s+/).filter((word) => !sizeWord.test(word.toLowerCase()))
  const name = bare.join(' ')
  const table = foodNamed(name)
  const named = foodsNamed(name)
  // A name of the table may be another food's name elsewhere: 'pâtes' are pasta. Its very number says more: 'peppers' are no pepper.
  const written = named.filter(({ plain }) => plain === foldText(name)).map((one) => one.food)
  const first = table && written.length > 0 && !written.includes(table) ? written : []
  return [...first, ...(table ? [table] : []), ...named.map((one) => one.food)]
}

const food = (foods: readonly Food[], guessed = false): Resolution => ({
  kind: 'food',
  foods: [...new Set(foods)],
  guessed,
})

/** What stands behind such a word is in it or beside it: 'mussels in white wine'. */
const company = /(?<=\S)\s+(?:in|with|w\/|mit|avec|con|com|dengan)\s.*$/iu

/** What a text names before it says what for and what with; of a text that does so first, what it names at all. */
function headOf(text: string): Inside {
  const said = beforePurpose(text)
  const head = inside(said.replace(company, ''))
  return head.length > 0 ? head : inside(said)
}

/** What a longer text names, and how many of its letters that takes. */
interface Inside {
  readonly foods: readonly Food[]
  readonly length: number
}

const nothing: Inside = { foods: [], length: 0 }

/** The foods named inside a longer text: by the table's names in any order, else by the longest name of any language. */
function inside(text: string): Inside {
  const found = findFood(text)
  const plain = indexPlain([foldText(text)])
  let best = nothing
  for (let from = 0; from < plain.length; from++) {
    if (plain.joints[from] === within) continue
    const span = longestName(plain, from)
    const foods = span?.names.map((name) => name.food) ?? []
    if (!span) continue
    const one = { length: span.end - span.from, foods }
    if (!saysMore(one, best)) continue
    best = one
    from = span.end - 1
  }
  if (!found || (best.length > 0 && areVague([found]))) return best
  const length = keyLength(text, found)
  return best.length > length ? best : { foods: [found], length }
}

/** The longer name says more, but any food more than what leftovers are called. */
function saysMore(one: Inside, other: Inside): boolean {
  const [isVague, wasVague] = [areVague(one.foods), areVague(other.foods)]
  return isVague === wasVague ? one.length >= other.length : wasVague
}

/** How many letters of a text the table's food stands for: the longest of its names whose words all stand there. */
function keyLength(text: string, found: Food): number {
  const words = new Set(nameWords(text).map(numberless))
  return Math.max(
    0,
    ...[found.name, ...found.aliases].map((name) => {
      const own = nameWords(name)
      return own.every((word) => words.has(numberless(word))) ? own.join('').length : 0
    }),
  )
}

/** The text with its unknown words spelled out or corrected, or undefined when there is nothing to correct. */
function repair(text: string): string | undefined {
  let changed = false
  const kept = accentedNames(text)
  const typed = foldedWords(text)
  const words = typed.map((word, at) => {
    if (kept.has(word)) return word
    const better =
      spelledOut(numberless(word)) ??
      stemOf(word) ??
      fitting(at, typed) ??
      nearlyTyped(word) ??
      (isNameWord(word) ? undefined : compoundOf(word)) ??
      nearestName(word) ??
      cakeOrPowder(word)?.head
    if (better === undefined) return word
    changed = true
    return better
  })
  return changed ? words.join(' ') : undefined
}

/** The near word that makes a name with a neighbour or with all the rest: 'beens' are beans beside 'runner'. */
function fitting(at: number, typed: readonly string[]): string | undefined {
  const [word = '', before, after] = [typed[at], typed[at - 1], typed[at + 1]]
  return looselyNear(word).find(
    (near) =>
      (before !== undefined && foodsNamed(`${before} ${near}`).length > 0) ||
      (after !== undefined && foodsNamed(`${near} ${after}`).length > 0) ||
      (typed.length > 2 && foodsNamed(typed.with(at, near).join(' ')).length > 0),
  )
}

/** A word of the table that a typed one is but for its end, before it is taken apart: 'cauliflour' is no flour. */
function nearlyTyped(word: string): string | undefined {
  const near = nearestName(word)
  return near && isTableWord(near) && near.slice(0, sureBeginning) === word.slice(0, sureBeginning)
    ? near
    : undefined
}

const sureBeginning = 6

/** The words whose accents make them a name of their own: 'tôm' is a prawn and no short tomato. */
function accentedNames(text: string): ReadonlySet<string> {
  const accented = text.split(/\s+/).filter((word) => /[^\p{ASCII}]/u.test(word))
  return new Set(accented.filter((word) => foodsNamed(word).length > 0).flatMap(foldedWords))
}
