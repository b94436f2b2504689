// Random pantries on random days before both engines: nothing too late is cooked, and nothing is called yours that is not.
import { runRandomPantries } from './drill.ts'

const size = { full: 10_000, small: 500 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const seed = Math.floor(Math.random() * 1_000_000)
  const { pantries, recipes, linesFromPantry, excluded, faults } = await runRandomPantries({
    pantries: small ? size.small : size.full,
    seed,
  })
  return {
    ok: faults.length === 0 && recipes.cookbook > pantries && recipes.ai > 0,
    lines: [
      `${pantries} pantries, seed ${seed}: ${recipes.cookbook} recipes of the cookbook, ${recipes.ai} of a lying model`,
      `items too late: ${excluded}; lines from the pantry: ${linesFromPantry}`,
      `items too late that were used, numbers that are wrong, foods called yours that are not: ${faults.length} (goal 0)`,
      ...faults.slice(0, 20),
    ],
  }
}
