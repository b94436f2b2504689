import { join } from 'node:path'
import { serverRoot } from '#platform/files/paths.ts'

/**
 * The file of a program that runs beside this process: one of the bundle under its name there, its source where there is no
 * bundle. `source` is the source's path from the sources' folder.
 */
export const programOf = (bundled: string, source: string): string =>
  import.meta.filename.endsWith('.ts')
    ? join(serverRoot, 'src', source)
    : join(serverRoot, 'dist', `${bundled}.js`)
