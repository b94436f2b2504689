// Every call of the API at a campus of 200,000 students: what PostgreSQL reads of each table for it, from the plans that it ran.
import { runTest } from '../run-test.ts'

/** Times the students of a usual run. */
const scale = { full: 100, small: 1 }

export const run = ({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> =>
  runTest('drills/plans/plans.test.ts', { scale: small ? scale.small : scale.full })
