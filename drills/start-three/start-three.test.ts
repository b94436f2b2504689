import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startThree } from './drill.ts'

const patienceMs = 60_000

test(
  'says so when a process does not become ready',
  async () => {
    const { faults } = await startThree(join(import.meta.dirname, 'no-such-program.ts'))
    expect(faults).toEqual([
      expect.stringContaining('ended with code 1'),
      expect.stringContaining('ended with code 1'),
    ])
  },
  patienceMs,
)
