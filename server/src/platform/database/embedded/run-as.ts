import { spawn } from 'node:child_process'
import path from 'node:path'
import { type Binaries, programIn } from './binaries.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { copyBinaries, hydrate } from './hydrate.ts'
import type { Layout } from './layout.ts'
import { mayRead, ownName, type User, unprivilegedUser } from './user.ts'

/** How to run PostgreSQL, which refuses to be root: as whom, from which folder, and how it reaches its data. */
export type RunAs = {
  native: string
  /** Who owns the data, as seen from this process. */
  owner: User
  /** Set the user of the new process to the owner. */
  switchUser: boolean
  /** A program to put in front: `unshare`, which maps us to an unprivileged user inside a namespace. */
  prefix: readonly string[]
  /** The owner cannot walk to the data, so it is handed over as the current folder. */
  throughCwd: boolean
}

const systemFolders = ['/var/lib/shelfmate', '/opt/shelfmate', '/usr/local/lib/shelfmate']

/** Picks the first way to run PostgreSQL that this machine allows. */
export async function chooseRunAs(layout: Layout, binaries: Binaries): Promise<RunAs> {
  const reasons: string[] = []
  for await (const candidate of candidates(layout, binaries)) {
    const { code, output } = await run(candidate, layout.root, 'postgres', ['--version'])
    if (code === 0) return candidate
    reasons.push(output.trim())
  }
  throw new EmbeddedDatabaseError(
    `The embedded PostgreSQL cannot run here: it needs glibc and an unprivileged user. Start the program as an ordinary user, or set DATABASE_URL. (${reasons.join('; ')})`,
  )
}

/** The path by which a PostgreSQL started in `folder` reaches that folder. */
export function ownPath(runAs: RunAs, folder: string): string {
  return runAs.throughCwd ? '/proc/self/cwd' : folder
}

/** File, arguments and options for `spawn`. The environment is our own: a stray PGDATA or LANG must not matter. */
export function commandOf(runAs: RunAs, program: 'initdb' | 'postgres', args: readonly string[]) {
  const [file = '', ...rest] = [...runAs.prefix, programIn(runAs.native, program), ...args]
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return { file, args: rest, options: { env, ...(runAs.switchUser ? runAs.owner : {}) } }
}

/** Runs one program in `cwd` to its end and collects what it prints. */
export function run(
  runAs: RunAs,
  cwd: string,
  program: 'initdb' | 'postgres',
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const command = commandOf(runAs, program, args)
  return new Promise((resolve) => {
    const child = spawn(command.file, command.args, {
      ...command.options,
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: -1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? -1, output }))
  })
}

/** Ways to run PostgreSQL, from the one that touches least to the one that writes outside DATA_DIR. */
async function* candidates(layout: Layout, binaries: Binaries): AsyncGenerator<RunAs> {
  const inPlace = (await hydrate(binaries.native)) ? binaries.native : undefined
  const native = async () => inPlace ?? (await copyBinaries(binaries, layout.root))
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const asIs = { owner: self, switchUser: false, prefix: [], throughCwd: false }

  if (self.uid !== 0) {
    if (ownName() !== '') yield { ...asIs, native: await native() }
    const user = unprivilegedUser()
    if (user) yield { ...asIs, native: await native(), prefix: unshareTo(user) }
    return
  }

  const user = unprivilegedUser(layout.cluster, layout.root)
  if (!user) return
  const readable = inPlace !== undefined && isReadable(inPlace, user) ? inPlace : undefined
  const switched = { owner: user, switchUser: true, prefix: [] }
  if (readable && mayRead(layout.root, user)) yield { ...switched, native: readable, throughCwd: false }
  yield { ...asIs, native: await native(), prefix: unshareTo(user) }
  if (readable) yield { ...switched, native: readable, throughCwd: true }
  for (const folder of systemFolders) {
    const copy = await copyBinaries(binaries, folder).catch(() => undefined)
    if (copy) yield { ...switched, native: copy, throughCwd: true }
  }
}

function unshareTo(user: User): string[] {
  return ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, '--']
}

function isReadable(native: string, user: User): boolean {
  return [programIn(native, 'postgres'), path.join(native, 'share/postgresql/postgres.bki')].every((file) =>
    mayRead(file, user),
  )
}
