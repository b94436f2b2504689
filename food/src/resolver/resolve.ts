/** The one reader of the names of foods: what people type becomes foods that we know, a thing that is no food, or unknown. */
import { type Food, findFood, foodNamed } from '../foods.ts'
import { foldText } from '../guard/fold.ts'
import { indexPlain, within } from '../guard/indexed-text.ts'
import { nameWords, numberless } from '../names.ts'
import { remembering } from '../remember.ts'
import { foodsNamed, longestName } from './lexicon.ts'
import { nearestName } from './near-names.ts'
import { isNonFood } from './non-foods.ts'
import { spelledOut } from './shorthand.ts'

/** What a name was taken for. */
export type Resolution =
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
export const resolveName: (text: string) => Resolution = remembering(resolve, namesKept)

/** The foods that a typed name means; none for what is no food and for what nobody knows. */
export function foodsMeant(text: string): readonly Food[] {
  const resolution = resolveName(text)
  return resolution.kind === 'food' ? resolution.foods : []
}

/** Sizes and counts ('1L', '500 g', 'x6') say nothing of what a food is. */
const size = /^(?:x?\d[\d.,x]*(?:k?g|m?l|cl|oz|lb|pcs?|pack|s)?|x\d+|k?g|m?l|oz|lb|pcs?)$/

function resolve(text: string): Resolution {
  const exact = exactly(text)
  if (exact.length > 0) return food(exact)
  const words = nameWords(text).filter((word) => !size.test(word))
  if (isNonFood(text, words)) return nonFood
  const repaired = repair(text)
  if (repaired !== undefined) {
    const whole = foodsNamed(repaired)
    if (whole.length > 0)
      return food(
        whole.map((name) => name.food),
        true,
      )
    const held = inside(repaired)
    if (held.length > 0) return food(held, true)
  }
  const held = inside(text)
  return held.length > 0 ? food(held) : unknown
}

/** The foods that a text names and nothing else, sizes aside. */
function exactly(text: string): readonly Food[] {
  const bare = text.split(/\s+/).filter((word) => !size.test(word.toLowerCase()))
  const table = foodNamed(bare.join(' '))
  const named = foodsNamed(bare.join(' ')).map((name) => name.food)
  // A name of the table may be another food's name elsewhere: 'pâtes' are pasta.
  return table ? [table, ...named] : named
}

const food = (foods: readonly Food[], guessed = false): Resolution => ({
  kind: 'food',
  foods: [...new Set(foods)],
  guessed,
})

/** The foods named inside a longer text: by the table's names in any order, else by the longest name of any language. */
function inside(text: string): readonly Food[] {
  const found = findFood(text)
  const plain = indexPlain([foldText(text)])
  let best: { length: number; foods: readonly Food[] } | undefined
  for (let from = 0; from < plain.length; from++) {
    if (plain.joints[from] === within) continue
    const span = longestName(plain, from)
    if (!span || span.end - span.from < (best?.length ?? 0)) continue
    best = { length: span.end - span.from, foods: span.names.map((name) => name.food) }
    from = span.end - 1
  }
  if (!found) return best?.foods ?? []
  const isLonger = best !== undefined && best.length > keyLength(text, found)
  return isLonger && best ? best.foods : [found]
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
  const words = nameWords(text).map((word) => {
    if (kept.has(word)) return word
    const better = spelledOut(numberless(word)) ?? nearestName(word)
    if (better === undefined) return word
    changed = true
    return better
  })
  return changed ? words.join(' ') : undefined
}

/** The words whose accents make them a name of their own: 'tôm' is a prawn and no short tomato. */
function accentedNames(text: string): ReadonlySet<string> {
  const accented = text.split(/\s+/).filter((word) => /[^\p{ASCII}]/u.test(word))
  return new Set(accented.filter((word) => foodsNamed(word).length > 0).flatMap(nameWords))
}
