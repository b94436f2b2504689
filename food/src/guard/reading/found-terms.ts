/** The terms of allergen groups in a recipe, wherever and however they stand in it. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { foodNamed } from '../../foods.ts'
import type { FoodName } from '../../resolver/lexicon.ts'
import { wholeNames } from '../../resolver/whole-lines.ts'
import { isInsideName } from '../languages/inside-names.ts'
import { freedOf } from '../meant/claims.ts'
import { isLeftOut } from '../meant/denied.ts'
import { weighedIn } from '../step-amounts.ts'
import { isAcrossParts } from '../text/across.ts'
import { changedFields } from '../text/changed-fields.ts'
import type { Hit } from '../text/matcher.ts'
import { type Guard, readerOf } from '../text/text-forms.ts'
import { withAsideBehind } from '../words/bracketed.ts'
import { writtenNames } from '../words/written-names.ts'
import { type GuardedRecipe, namesOnLine, placeAt, type RecipeTexts, type TextPlace } from './recipe-texts.ts'
import { nameFoods } from './ways-to-take.ts'

/** A term of a group, and where it stands. */
export type FoundTerm = Pick<Hit, 'group' | 'term'> & { readonly where: TextPlace }

/** Every term in a recipe, and the groups that its title leaves out. `readings` are all ways to take its texts. */
export function termsIn(
  recipe: GuardedRecipe,
  laidOut: RecipeTexts,
  readings: readonly (readonly string[])[],
  guard: Guard,
): { readonly found: readonly FoundTerm[]; readonly leftOut: ReadonlySet<AllergenGroup> } {
  const { found, leftOut } = scanned(readings, laidOut, guard)
  const fromTable = laidOut.foods.flatMap(({ food, where }) =>
    (foodNamed(food)?.allergens ?? []).map((group) => ({ group, term: food, where })),
  )
  return {
    found: [
      ...found,
      ...fromTable,
      ...fromWholeLines(recipe, guard),
      ...fromSteps(recipe, guard),
      ...fromWritten(laidOut, guard),
    ],
    leftOut,
  }
}

/** 'Gluten-free bread?': who asks does not know. */
const question = /[?？]/
/** The same in prose, where other things are asked for, too. */
const askedClaim =
  /(?<!\p{L})(?:\p{L}+[- ]?free|vegan\p{L}{0,2}|plant[- ]based|\p{L}*frei(?:e[rsnm]?)?)\s*\)?\s*[?？]/iu

/** The terms of all readings, once each for a group and a place, without those that a text leaves out itself; and the groups that the title leaves out. */
function scanned(
  readings: readonly (readonly string[])[],
  { texts, places }: RecipeTexts,
  { matcher }: Guard,
): { readonly found: readonly FoundTerm[]; readonly leftOut: ReadonlySet<AllergenGroup> } {
  const leftOut = new Set<AllergenGroup>()
  const isLine = (at: number): boolean => places[at]?.part === 'ingredient'
  const isAsked = (at: number): boolean =>
    (isLine(at) || places[at]?.part === 'title' ? question : askedClaim).test(texts[at] ?? '')
  const freed = texts.map((text, at) => (isLine(at) ? freedOf(text) : []))
  const found = new Map<string, FoundTerm>()
  const [first = []] = readings
  const others = readings.slice(1).flatMap((plains) => {
    const changed = changedFields(first, plains)
    return changed ? [changed] : []
  })
  for (const reading of [first, ...others].map(nameFoods))
    for (const hit of matcher.scan(reading, { isLine, isAsked })) {
      const { group, term, field } = hit
      const key = `${group} ${field} ${term}`
      if (found.has(key)) continue
      const isWithout = isLeftOut(reading, hit.from)
      if (isWithout && places[field]?.part === 'title') leftOut.add(group)
      const isFree = freed[field]?.includes(group) || isWithout
      const isChance = isAcrossParts(reading, hit, (at) => places[at]?.part)
      if (!isFree && !isChance && !isInsideName(hit, () => reading.names))
        found.set(key, { group, term, where: placeAt(places, field) })
    }
  return { found: [...found.values()], leftOut }
}

/** Names too short to be looked for in prose, of what a step weighs out. */
function fromSteps({ steps }: GuardedRecipe, { matcher }: Guard): FoundTerm[] {
  return steps.flatMap((step, index) =>
    weighedIn(step, matcher).names.flatMap(({ food, name }) =>
      food.allergens.map((group) => ({ group, term: name, where: { part: 'step', index } as const })),
    ),
  )
}

/** Short names that only their accents tell: 'chả tôm', '1 bardak süt'. */
function fromWritten({ texts, places }: RecipeTexts, { matcher }: Guard): FoundTerm[] {
  return texts.flatMap((text, at) => {
    const free = freedOf(text)
    return writtenNames(text, matcher)
      .filter(({ group }) => !free.includes(group))
      .map((name) => ({ ...name, where: placeAt(places, at) }))
  })
}

/** A recipe's juice is squeezed; a pantry's stands in a bottle, with what keeps it. */
const squeezed: ReadonlySet<string> = new Set(['lemon juice', 'lime juice'])

/** A name such as 'noodles' says nothing within a longer one; of a line that is nothing else it tells all that it may be. */
function fromWholeLines(recipe: GuardedRecipe, guard: Guard): FoundTerm[] {
  const { amountsParted } = readerOf(guard)
  return recipe.ingredients.flatMap((line, index) => {
    const { text, itemName } = namesOnLine(line)
    const where: TextPlace = { part: 'ingredient', index }
    // What the line claims says nothing of the item that is taken for it.
    const held = (names: readonly FoodName[], free: readonly AllergenGroup[]): FoundTerm[] =>
      names.flatMap(({ food, name }) =>
        food.allergens
          .filter((group) => !free.includes(group))
          .map((group) => ({ group, term: name, where })),
      )
    const own = wholeNames(amountsParted(withAsideBehind(text))).filter(({ name }) => !squeezed.has(name))
    return [...held(own, freedOf(text)), ...held(wholeNames(amountsParted(itemName)), freedOf(itemName))]
  })
}
