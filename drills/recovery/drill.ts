import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { Product } from '../product/product.ts'
import { type Ground, grounds } from './grounds.ts'
import { archiveTo, baseBackup, recover } from './shells.ts'
import { Writers } from './writers.ts'

interface RecoveryFigures {
  ground: string
  acknowledged: number
  /** Acknowledged and not there after everything was brought back. */
  lost: number
  /** What came before the moment asked for and is not there; `tooMany`: what came after it and is. */
  missing: number
  tooMany: number
  recoveryMs: number
}

const writers = 8
/** No change comes in the second around the moment that is asked for. */
const quietMs = 1_000

/** Loses a database to signal 9 under writers and brings it back from a base backup and the archive, twice. */
export async function runRecovery(
  kind: keyof typeof grounds,
  entry: string,
  writeMs: number,
): Promise<RecoveryFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-recovery-'))
  const archive = join(folder, 'wal')
  const base = join(folder, 'base')
  const ground = await grounds[kind](join(folder, 'g'), entry)
  const start = () => startOn(ground, entry, folder)
  try {
    archiveTo(archive, ground.cluster)
    await ground.before()
    const product = await start()
    const crowd = await Writers.signUp(product.url, writers)
    crowd.start()
    await sleep(writeMs)
    await baseBackup(base, ground.reachedBy())
    await sleep(writeMs)
    await crowd.stop()
    await sleep(quietMs)
    const moment = new Date()
    const until = crowd.acknowledged.length
    await sleep(quietMs)
    crowd.start()
    await sleep(writeMs)
    await ground.kill(product)
    await crowd.stop()
    const { acknowledged } = crowd
    const lostCluster = `${ground.cluster}.lost`
    renameSync(ground.cluster, lostCluster)
    const comeBack = async (to?: Date) => {
      await recover({ base, lost: lostCluster, target: ground.cluster, archive, until: to })
      await ground.before()
      const again = await start()
      const found = await idsIn(ground)
      await again.stop()
      await ground.after()
      return found
    }
    const since = performance.now()
    const all = await comeBack()
    const recoveryMs = performance.now() - since
    rmSync(ground.cluster, { recursive: true })
    const then = await comeBack(moment)
    return {
      ground: kind,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((id) => !all.has(id)).length,
      missing: acknowledged.slice(0, until).filter((id) => !then.has(id)).length,
      tooMany: acknowledged.slice(until).filter((id) => then.has(id)).length,
      recoveryMs,
    }
  } finally {
    await Product.stopAll()
    await ground.after()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startOn({ env }: Ground, entry: string, folder: string): Promise<Product> {
  const port = await freePort()
  return Product.start({ entry, port, env, logFile: join(folder, 'server.log') }).ready()
}

async function idsIn(ground: Ground): Promise<Set<string>> {
  const client = new pg.Client(ground.connection())
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from item_logs')
  await client.end()
  return new Set(rows.map(({ id }) => id))
}
