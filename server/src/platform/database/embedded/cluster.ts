import { existsSync } from 'node:fs'
import { chown, lchown, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { flush } from '#platform/files/flush.ts'
import { EmbeddedDatabaseError, explain } from './embedded-database-error.ts'
import type { Layout } from './layout.ts'
import { ownPath, type RunAs, run } from './run-as.ts'
import type { User } from './user.ts'

const initdbArguments = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--data-checksums',
  '--no-instructions',
]

/** Makes sure that the data directory exists, is of this PostgreSQL's version and belongs to its user. */
export async function prepareCluster(layout: Layout, runAs: RunAs, major: number): Promise<void> {
  const versionFile = path.join(layout.cluster, 'PG_VERSION')
  if (!existsSync(versionFile)) await createCluster(layout, runAs)
  const version = (await readFile(versionFile, 'utf8')).trim()
  if (version !== String(major)) {
    throw new EmbeddedDatabaseError(
      `${layout.cluster} was made by PostgreSQL ${version}, this release brings ${major}. Back up with the release that made it and restore here.`,
    )
  }
  await giveTo(runAs.owner, layout.cluster)
}

/** Everything happens under a temporary name, so a crash at any moment leaves no half-made data directory. */
async function createCluster(layout: Layout, runAs: RunAs): Promise<void> {
  for (const entry of await readdir(layout.root)) {
    if (entry.startsWith(layout.newClusterPrefix)) {
      await rm(path.join(layout.root, entry), { recursive: true, force: true })
    }
  }
  const draft = await mkdtemp(path.join(layout.root, layout.newClusterPrefix))
  try {
    await chown(draft, runAs.owner.uid, runAs.owner.gid)
    const { code, output } = await run(runAs, draft, 'initdb', [
      ...initdbArguments,
      '-D',
      ownPath(runAs, draft),
    ])
    if (code !== 0) throw new Error(lastLines(output))
    await rename(draft, layout.cluster)
    await flush(layout.root)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw explain(`The database could not be created in ${layout.root}.`, error)
  }
}

/** Runs as another user may alternate (root once, a service user later); PostgreSQL insists on owning its data. */
async function giveTo({ uid, gid }: User, cluster: string): Promise<void> {
  if ((await stat(cluster)).uid === uid) return
  try {
    for (const entry of await readdir(cluster, { recursive: true }))
      await lchown(path.join(cluster, entry), uid, gid)
    // Last, because its owner tells whether the rest is done.
    await lchown(cluster, uid, gid)
  } catch (error) {
    throw explain(`The database in ${cluster} belongs to another user.`, error)
  }
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-4).join('\n')
}
