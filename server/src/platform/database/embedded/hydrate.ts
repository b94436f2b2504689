import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '#platform/errors/has-code.ts'
import type { Binaries } from './binaries.ts'

type Link = { source: string; target: string }

/**
 * Puts the library links in place that npm cannot pack; false when the folder cannot be written.
 * The package would do so in an install script, which `npm ci --ignore-scripts` leaves out.
 */
export async function hydrate(native: string): Promise<boolean> {
  for (const { source, target } of await readLinks(native)) {
    const link = path.join(native, '..', target)
    if (existsSync(link)) continue
    try {
      await symlink(path.relative(path.dirname(target), source), link)
    } catch (error) {
      // Another process may have made it in between.
      if (!existsSync(link)) {
        if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
        throw error
      }
    }
  }
  return true
}

/**
 * Copies the programs below `parent`, readable for every user, and returns the copy's `native` folder.
 * The copy appears under its name only when it is complete, so several processes may do this at once.
 */
export async function copyBinaries(binaries: Binaries, parent: string): Promise<string> {
  const home = path.join(parent, `postgres-programs-${binaries.version}`)
  const native = path.join(home, 'native')
  if (existsSync(native)) return native
  const made = await mkdir(parent, { recursive: true })
  // Whatever the umask is, the user that runs PostgreSQL must get through.
  if (made) await chmod(parent, 0o755)
  const draft = await mkdtemp(`${home}.new-`)
  try {
    await cp(binaries.native, path.join(draft, 'native'), {
      recursive: true,
      filter: isNeeded,
      verbatimSymlinks: true,
    })
    await openForAll(draft)
    await hydrate(path.join(draft, 'native'))
    await rename(draft, home)
  } catch (error) {
    if (!existsSync(native)) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return native
}

/** Static libraries and build files are half the files and never run. */
function isNeeded(source: string): boolean {
  return !/\.a$|\/pkgconfig$|\/include$/.test(source)
}

/** What was installed under a strict umask may be closed to the user that runs PostgreSQL. */
async function openForAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isSymbolicLink()) continue
    const executable = entry.isDirectory() || ((await stat(file)).mode & 0o100) !== 0
    await chmod(file, executable ? 0o755 : 0o644)
  }
}

async function readLinks(native: string): Promise<Link[]> {
  const links: unknown = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8'))
  return Array.isArray(links) ? links.filter(isLink) : []
}

function isLink(value: unknown): value is Link {
  return value !== null && typeof value === 'object' && 'source' in value && 'target' in value
}
