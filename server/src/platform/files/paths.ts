import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folder of the server package: the sources and the bundle lie at different depths below it. */
export const serverRoot = findUp(import.meta.dirname, 'migrations')

/** Folder of the whole repository. */
export const projectRoot = dirname(serverRoot)

function findUp(start: string, entry: string): string {
  if (existsSync(join(start, entry))) return start
  const parent = dirname(start)
  if (parent === start) throw new Error(`no folder above ${import.meta.dirname} holds ${entry}`)
  return findUp(parent, entry)
}
