import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './product/product.ts'

const longestMs = 86_400_000

/** Runs a test of the server's as a drill, so many times as large as in a usual run; `only` names the one that is meant. */
export async function runTest(
  file: string,
  { scale, only }: { scale: number; only?: string },
): Promise<{ ok: boolean; lines: string[] }> {
  const limits = ['--retry', '0', '--testTimeout', String(longestMs), '--hookTimeout', String(longestMs)]
  const chosen = only === undefined ? [] : ['-t', only]
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', file, ...chosen, ...limits],
    { cwd: root, env: { ...process.env, TEST_SCALE: String(scale) }, stdio: 'inherit' },
  )
  const [code] = await once(child, 'exit')
  return {
    ok: code === 0,
    lines: [`${scale} times as large as in a usual run: ${code === 0 ? 'green' : 'see above'}`],
  }
}
