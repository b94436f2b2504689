import { runBarcodes } from './drill.ts'

const each = { small: 1, full: 20 }
const shownFaults = 10

/** Rendered barcodes, straight, tilted, turned, dim and far, through the decoder that browsers without one get. */
export async function run({ small }: { small: boolean }) {
  const { pictures, read, slowestMs, faults } = await runBarcodes(small ? each.small : each.full, 1)
  return {
    ok: read === pictures,
    lines: [
      `${read} of ${pictures} read, the slowest in ${slowestMs.toFixed(0)} ms`,
      ...faults.slice(0, shownFaults),
    ],
  }
}
