/** The drill of the allergen guard: hostile recipes of which none may be shown, and harmless ones of which nearly all must be. */
import { measured } from '@shelfmate/contract/testing/quickest.factory'
import type { AllergenGroup } from '@shelfmate/food/allergens/groups'
import { noAllergies, uniteAllergies } from '@shelfmate/food/guard/allergies/allergies'
import { readAllergies } from '@shelfmate/food/guard/allergies/read-allergies'
import { checkRecipe } from '@shelfmate/food/guard/check-recipe'
import { theGuard } from '@shelfmate/food/guard/reading/the-guard'
import type { Guard } from '@shelfmate/food/guard/text/text-forms'
import { harmlessRecipe } from './harmless-recipes.ts'
import { hostileRecipe } from './hostile-recipes.ts'
import { seeded } from './random.ts'

export interface DrillSize {
  readonly hostile: number
  readonly harmless: number
  readonly seed: number
  /** Another guard than the product's, to prove that the drill can fail. */
  readonly guard?: Guard
  /** Ends the hostile ones when so many were shown. */
  readonly enoughShown?: number
}

export interface DrillFigures {
  /** Hostile recipes that passed the guard; each told, with what it hid and how. */
  readonly shown: readonly string[]
  /** Share of the harmless recipes that were withheld, and why. */
  readonly withheldRate: number
  readonly withheld: readonly string[]
  /** Hostile recipes whose innocent form was withheld: they prove nothing and must be few. */
  readonly meaningless: number
  readonly medianMs: number
  readonly slowestMs: number
  /** The mean of a recipe's work, whatever else the machine does. */
  readonly workMs: number
}

/** Runs the drill and returns its figures. */
export function runAllergenGuardDrill({
  hostile,
  harmless,
  seed,
  guard = theGuard(),
  enoughShown = hostile,
}: DrillSize): DrillFigures {
  const random = seeded(seed)
  const durations: number[] = []
  let worked = 0
  const check = (...[recipe, allergies]: Parameters<typeof checkRecipe>) => {
    const started = performance.now()
    const { value: verdict, workMs } = measured(() => checkRecipe(recipe, allergies, guard))
    durations.push(performance.now() - started)
    worked += workMs
    return verdict
  }

  const shown: string[] = []
  let meaningless = 0
  for (let index = 0; index < hostile && shown.length < enoughShown; index++) {
    const made = hostileRecipe(index, random)
    // Every other student told of it in words; the rest ticks the group, so that one miss in reading hides no other.
    const allergies = index % 2 === 0 ? avoiding([made.group]) : readAllergies(made.told)
    if (!checkRecipe(made.innocent, allergies, guard).ok) meaningless++
    if (check(made.recipe, allergies).ok)
      shown.push(
        `${made.group}/${made.kind}: ${JSON.stringify(made.word)} ${made.disguise}, ${made.placement}, told ${JSON.stringify(made.told)}: ${JSON.stringify(made.recipe)}`,
      )
  }

  const withheld: string[] = []
  for (let index = 0; index < harmless; index++) {
    const made = harmlessRecipe(random)
    const verdict = check(made.recipe, avoiding(made.avoided))
    if (!verdict.ok)
      withheld.push(
        `${made.avoided.join(' ')}: ${JSON.stringify(verdict.findings.slice(0, 3))} ${made.recipe.title}`,
      )
  }

  durations.sort((left, right) => left - right)
  return {
    shown,
    withheldRate: harmless === 0 ? 0 : withheld.length / harmless,
    withheld,
    meaningless,
    medianMs: durations[durations.length >> 1] ?? 0,
    slowestMs: durations.at(-1) ?? 0,
    workMs: worked / Math.max(1, durations.length),
  }
}

function avoiding(groups: readonly AllergenGroup[]) {
  return uniteAllergies({ ...noAllergies, groups })
}
