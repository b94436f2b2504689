// Ten thousand naughty values in every field that can be written: no failure of ours, and no answer that takes two seconds.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../product/product.ts'

/** Values a field in a usual run, and how many times that. */
const usual = 2
const scale = { full: 5_000, small: 10 }
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
    lines: [`${usual * scale[size]} values a field: ${code === 0 ? 'no failure, no hang' : 'see above'}`],
  }
}
