// Ten thousand naughty values in every field that can be written: no failure of ours, and no answer that takes two seconds.
import { runTest } from '../run-test.ts'

/** A usual run tries two values a field. */
const scale = { full: 5_000, small: 10 }

export const run = ({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> =>
  runTest('server/src/platform/routes/naughty.test.ts', {
    scale: small ? scale.small : scale.full,
    only: 'in each field',
  })
