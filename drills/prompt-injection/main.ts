// Instructions hidden in names, remarks and preferences, before a model that obeys every one of them.
import { program } from '../product/product.ts'
import { runPromptInjection } from './drill.ts'

const size = { full: 500, small: 40 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const injections = small ? size.small : size.full
  const { asked, shown, shownOfModel, withheld, faults } = await runPromptInjection(program, { injections })
  return {
    // A drill in which the model is never believed would prove nothing.
    ok: faults.length === 0 && shown > 0 && shownOfModel > 0,
    lines: [
      `${asked} injections through names, remarks and preferences, 20 allergy profiles, a model that obeys all`,
      `recipes shown: ${shown}, of the model ${shownOfModel}; left out by the guard: ${withheld}`,
      `allergens, markup, addresses or pieces of the prompt shown: ${faults.length} (goal 0)`,
      ...faults.slice(0, 20),
    ],
  }
}
