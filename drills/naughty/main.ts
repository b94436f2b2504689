// Ten thousand naughty values in every field that can be written: no failure of ours, and no answer that takes two seconds.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../product/product.ts'

/** How many times the five of a usual run. */
const scale = { full: 2_000, small: 4 }
const test = 'server/src/platform/routes/naughty.test.ts'
const longestMs = 86_400_000

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const size = small ? 'small' : 'full'
  const limits = ['--retry', '0', '--testTimeout', String(longestMs)]
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', test, '-t', 'in each field', ...limits],
    { cwd: root, env: { ...process.env, TEST_SCALE: String(scale[size]) }, stdio: 'inherit' },
  )
  const [code] = await once(child, 'exit')
  return {
    ok: code === 0,
    lines: [`${5 * scale[size]} values a field: ${code === 0 ? 'no failure, no hang' : 'see above'}`],
  }
}
