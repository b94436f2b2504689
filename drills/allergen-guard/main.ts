/** The allergen guard's drill for the drills runner: prints the figures that the product promises. */
import { runListDrill, runUnknownWordsDrill } from './closed-world.ts'
import { runAllergenGuardDrill } from './drill.ts'

const drillSeed = 5
const goals = { withheldRate: 0.02, meaninglessRate: 0.01, inventedWithheldRate: 0.05 }
const medianGoalMs = 1
/** The small drill shares its machine with other tests: it looks at the guard's own work alone, and for one that got many times slower. */
const workGoalMs = 20

/** Runs the drill in full (20,000 hostile, 2,000 harmless, 5,000 with an unknown word, 100,000 lists) or small. */
export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const size = small
    ? { hostile: 1_000, harmless: 400, unknown: 500, lists: 1_000 }
    : { hostile: 20_000, harmless: 2_000, unknown: 5_000, lists: 100_000 }
  const figures = runAllergenGuardDrill({ ...size, seed: drillSeed })
  const { silent, withheld } = runUnknownWordsDrill(size.unknown, drillSeed)
  const lost = runListDrill(size.lists, drillSeed)
  const isQuick = small ? figures.workMs <= workGoalMs : figures.medianMs <= medianGoalMs
  const ok =
    silent.length === 0 &&
    lost.length === 0 &&
    figures.shown.length === 0 &&
    withheld <= size.unknown * goals.inventedWithheldRate &&
    figures.withheldRate <= goals.withheldRate &&
    isQuick &&
    figures.meaningless <= size.hostile * goals.meaninglessRate
  return {
    ok,
    lines: [
      `hostile recipes: ${size.hostile}, shown: ${figures.shown.length} (goal 0), already withheld without their allergen: ${figures.meaningless}`,
      `harmless recipes: ${size.harmless}, withheld: ${(figures.withheldRate * 100).toFixed(2)} % (goal at most ${goals.withheldRate * 100} %)`,
      `guard over one recipe: median ${figures.medianMs.toFixed(3)} ms (goal at most ${medianGoalMs} ms${small ? ' in full' : ''}), slowest ${figures.slowestMs.toFixed(1)} ms, work ${figures.workMs.toFixed(3)} ms${small ? ` (goal at most ${workGoalMs} ms)` : ''}`,
      `invented words: ${size.unknown}, shown without a warning: ${silent.length} (goal 0), withheld for being like an allergen: ${withheld} (goal at most ${goals.inventedWithheldRate * 100} %)`,
      `lists of allergies: ${size.lists}, with a group lost: ${lost.length} (goal 0)`,
      ...silent.slice(0, 20).map((line) => `SHOWN ${line}`),
      ...lost.slice(0, 20).map((line) => `LOST ${line}`),
      ...figures.shown.slice(0, 20).map((line) => `SHOWN ${line}`),
      ...figures.withheld.slice(0, 20).map((line) => `WITHHELD ${line}`),
    ],
  }
}
