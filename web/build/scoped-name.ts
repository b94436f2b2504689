import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'

const web = `${import.meta.dirname}/..`

/** A CSS module's class name: the same in the landing page rendered at build time and in the app's bundle. */
export function scopedName(name: string, file: string): string {
  const path = relative(web, file.replace(/\?.*$/, ''))
  const hash = createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 5)
  return `${basename(path).replace(/\.module\.css$/, '')}-${name}-${hash}`
}
