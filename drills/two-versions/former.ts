import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../product/product.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
/** Packages of the project itself: a former version has its own. */
const own = '@shelfmate'

/** The commit before the one that added a migration. */
export function commitBefore(migration: string): string {
  const added = git('log', '--diff-filter=A', '--format=%H', '--', `server/migrations/${migration}.sql`)
  const first = added.split('\n').at(-1)
  if (!first) throw new Error(`the history here does not know when ${migration} came: is the clone shallow?`)
  return git('rev-parse', `${first}^`)
}

/** Lays out the project as of a commit in an empty folder, on the packages that are installed; returns what starts its server. */
export function layOutFormer(commit: string, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const installed = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules', own), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== own) symlinkSync(join(installed, name), join(folder, 'node_modules', name))
  for (const name of ['contract', 'food', 'server', 'web'])
    symlinkSync(join(folder, name), join(folder, 'node_modules', own, name))
  return join(folder, 'server/src/main.ts')
}
