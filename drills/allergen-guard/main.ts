/** The allergen guard's drill for the drills runner: prints the figures that the product promises. */
import { runAllergenGuardDrill } from './drill.ts'

const goals = { withheldRate: 0.02, medianMs: 1, meaninglessRate: 0.01 }

/** Runs the drill in full (10,000 hostile and 2,000 harmless recipes) or small (1,000 and 400). */
export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const size = small ? { hostile: 1_000, harmless: 400 } : { hostile: 10_000, harmless: 2_000 }
  const figures = runAllergenGuardDrill({ ...size, seed: 5 })
  const ok =
    figures.shown.length === 0 &&
    figures.withheldRate <= goals.withheldRate &&
    figures.medianMs <= goals.medianMs &&
    figures.meaningless <= size.hostile * goals.meaninglessRate
  return {
    ok,
    lines: [
      `hostile recipes: ${size.hostile}, shown: ${figures.shown.length} (goal 0), already withheld without their allergen: ${figures.meaningless}`,
      `harmless recipes: ${size.harmless}, withheld: ${(figures.withheldRate * 100).toFixed(2)} % (goal at most ${goals.withheldRate * 100} %)`,
      `guard over one recipe: median ${figures.medianMs.toFixed(3)} ms (goal at most ${goals.medianMs} ms), slowest ${figures.slowestMs.toFixed(1)} ms`,
      ...figures.shown.slice(0, 20).map((line) => `SHOWN ${line}`),
      ...figures.withheld.slice(0, 20).map((line) => `WITHHELD ${line}`),
    ],
  }
}
