import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { urlOf } from '../../server/src/platform/database/embedded/connection.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded/index.ts'
import { type Account, send, signUp } from '../product/api.ts'
import { Product } from '../product/product.ts'
import { layOutFormer } from './former.ts'
import { Kitchen } from './kitchen.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface TwoVersionsFigures {
  faults: string[]
  posts: number
  donations: number
  /** Requests handed over by the new version of posts that the former one made. */
  handedOver: number
}

/** A former version at work, the present one beside it on the same database, then the present one alone. */
export async function runTwoVersions(
  entry: string,
  { commit, rounds }: { commit: string; rounds: number },
): Promise<TwoVersionsFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-two-versions-'))
  const postgres = await startEmbedded({ dataDir: join(folder, 'data'), log })
  const client = new pg.Client(postgres.connection)
  try {
    await client.connect()
    const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: urlOf(postgres.connection) }
    const start = async (program: string, name: string) =>
      Product.start({ entry: program, port: await freePort(), env, logFile: join(folder, name) }).ready()
    const before = await start(layOutFormer(commit, join(folder, 'former')), 'former.log')
    const [mei, arun] = [await signUp(before.url), await signUp(before.url)]
    const kitchen = new Kitchen(mei)
    for (let n = 0; n < rounds; n++) await workAt(kitchen, before.url, await kitchen.post(before.url))
    const now = await start(entry, 'present.log')
    await kitchen.compare(now.url)
    let handedOver = 0
    for (let n = 0; n < rounds; n++) {
      const [old, young] = [await kitchen.post(before.url), await kitchen.post(now.url)]
      for (const id of [old, young, ...[...kitchen.given.keys()].slice(n, n + 1)]) {
        await workAt(kitchen, before.url, id)
        await workAt(kitchen, now.url, id)
      }
      handedOver += await handOver(now.url, { kitchen, mei, arun, id: old })
      for (const { url } of [before, now]) await kitchen.compare(url)
    }
    const ends = [await before.stop()]
    for (const id of [...kitchen.given.keys()].slice(0, rounds)) await workAt(kitchen, now.url, id)
    await kitchen.compare(now.url)
    ends.push(await now.stop())
    const { rows } = await client.query<{ posts: number; donations: number; torn: number }>(
      `select (select count(*)::int from posts) as posts, (select count(*)::int from donations) as donations,
         (select count(*)::int from posts p where handed_over <> (select count(*) from donations d where d.post_id = p.id)) as torn`,
    )
    const [{ posts, donations, torn } = { posts: 0, donations: 0, torn: 0 }] = rows
    const given = [...kitchen.given.values()].reduce((sum, units) => sum + units, 0)
    const faults = [
      ...kitchen.faults,
      ...ends.filter((end) => end !== 'code 0').map((end) => `a process ended with ${end}`),
      ...(donations === given ? [] : [`${donations} donations of ${given} units given`]),
      ...(torn === 0 ? [] : [`${torn} posts whose ledger is not what was given`]),
    ]
    return { faults, posts, donations, handedOver }
  } finally {
    await Product.stopAll()
    await client.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One of all that both versions do with a post. */
async function workAt(kitchen: Kitchen, url: string, id: string): Promise<void> {
  await kitchen.comment(url, id)
  if ((kitchen.given.get(id) ?? 0) < 2) await kitchen.claim(url, id)
  await kitchen.edit(url, id)
  await kitchen.removeAndRestore(url, id)
}

interface Deal {
  kitchen: Kitchen
  mei: Account
  arun: Account
  id: string
}

/** Asked for, promised and handed over by its code; returns how many were. */
async function handOver(url: string, { kitchen, mei, arun, id }: Deal): Promise<number> {
  const requestId = randomUUID()
  const act = async (who: Account, body: object) => {
    const path = `/requests/${requestId}/actions`
    const answer = await send(url, {
      method: 'POST',
      path,
      cookie: who.cookie,
      body: { id: randomUUID(), ...body },
    })
    if (answer.status !== 200) kitchen.faults.push(`${path} answered ${JSON.stringify(answer)}`)
  }
  await send(url, {
    method: 'POST',
    path: `/exchange/posts/${id}/requests`,
    cookie: arun.cookie,
    body: { id: requestId, units: 1 },
  })
  await act(mei, { action: 'promise' })
  const list = await send(url, { method: 'GET', path: '/requests', cookie: arun.cookie })
  // The product's own tests hold this answer to its schema.
  const { items } = list.body as { items: { id: string; code: string | null }[] }
  await act(mei, { action: 'enterCode', code: items.find((each) => each.id === requestId)?.code ?? '' })
  kitchen.given.set(id, (kitchen.given.get(id) ?? 0) + 1)
  return 1
}
