import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Product } from '../product/product.ts'
import type { MailServer } from './mail-server.ts'

interface MorningOptions {
  pool: pg.Pool
  mails: MailServer
  /** Due students: the kills spread over their mails. */
  due: number
  kills: number
  startWorker: () => Product
}

export interface Morning {
  seconds: number
  kills: number
}

const pollMs = 250
const patienceMs = 900_000
const decidingMs = 1_500

/** One morning of two workers, of which a random one is killed again and again, until nothing is left to send. */
export async function runMorning({ pool, mails, due, kills, startWorker }: MorningOptions): Promise<Morning> {
  const since = performance.now()
  const workers = [startWorker(), startWorker()]
  let killed = 0
  const kill = async () => {
    const which = Math.floor(Math.random() * workers.length)
    workers[which]?.child.kill('SIGKILL')
    await workers[which]?.ended
    workers[which] = startWorker()
    killed++
  }
  // The first one while they decide, the others while they send.
  if (kills > 0) await sleep(Math.random() * decidingMs)
  if (kills > 0) await kill()
  const moments = Array.from({ length: Math.max(0, kills - 1) }, () => Math.random() * due).toSorted(
    (a, b) => a - b,
  )
  for (const moment of moments) {
    await until(() => mails.count >= moment)
    await kill()
  }
  await until(async () => mails.count > 0 && (await waiting(pool)).due === 0)
  // Everybody is sent home, so that nothing is in flight; what the killed ones had taken waits for its lease to run out.
  for (const worker of workers) await worker.stop()
  const sendingMs = performance.now() - since
  if ((await waiting(pool)).pending > 0) {
    await pool.query(`update reminders set due_at = now() where status = 'pending'`)
    const last = startWorker()
    await until(async () => (await waiting(pool)).pending === 0)
    await last.stop()
  }
  return { seconds: sendingMs / 1000, kills: killed }
}

async function waiting(pool: pg.Pool): Promise<{ pending: number; due: number }> {
  const { rows } = await pool.query(
    `select count(*)::int as pending, count(*) filter (where due_at <= now())::int as due
     from reminders where status = 'pending'`,
  )
  return rows[0]
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('the reminders did not get on')
    await sleep(pollMs)
  }
}
