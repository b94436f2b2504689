// Three processes at once on nothing: an empty data folder, and an empty database that DATABASE_URL names.
import { program } from '../product/product.ts'
import { startThree } from './drill.ts'

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const repeats = small ? 1 : 5
  const lines: string[] = []
  let ok = true
  for (let n = 0; n < repeats; n++) {
    const { faults, folderMs, urlMs } = await startThree(program)
    const times = (ms: number[]) => ms.map((each) => each.toFixed(0)).join(', ')
    lines.push(`empty data folder: ready after ${times(folderMs)} ms; empty database: ${times(urlMs)} ms`)
    lines.push(...faults)
    ok &&= faults.length === 0
  }
  return { ok, lines }
}
