// The alert rules for Prometheus under Debian's own promtool: they are read without a word, and each fires on what it is for.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installed, lacks } from '../debian.ts'
import { root } from '../product/product.ts'
import { cases } from './cases.ts'

const rules = join(root, 'docs/prometheus/alerts.yml')

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const promtool = installed('promtool')
  if (!promtool) return lacks('promtool', 'prometheus')
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-alerts-'))
  try {
    const names = [...readFileSync(rules, 'utf8').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
    const tests = join(folder, 'tests.json')
    // Its format is YAML, of which JSON is a part.
    writeFileSync(
      tests,
      JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests: cases(names) }),
    )
    const checked = say(promtool, ['check', 'rules', rules])
    const tested = say(promtool, ['test', 'rules', tests])
    return {
      ok: checked.ok && tested.ok,
      lines: [
        ...checked.lines,
        `${names.length} alerts that fire, and none while all is well:`,
        ...tested.lines,
      ],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function say(program: string, args: string[]): { ok: boolean; lines: string[] } {
  try {
    const text = execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' })
    return { ok: true, lines: text.trim().split('\n') }
  } catch (error) {
    return { ok: false, lines: String(error).split('\n') }
  }
}
