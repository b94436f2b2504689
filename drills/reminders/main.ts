/** The reminders' drill: two workers that get killed, a real mail server, and who got what in the end. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { startEmbedded } from '../../server/src/platform/database/embedded/index.ts'
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts'
import { openPool } from '../../server/src/platform/database/pool.ts'
import { makeLog } from '../../server/src/platform/log/log.ts'
import { preparedData } from '../product/prepared-data.ts'
import { Product, program } from '../product/product.ts'
import { timeDeciding } from './deciding.ts'
import { MailServer } from './mail-server.ts'
import { runMorning } from './morning.ts'
import { enrol, isDue, judge } from './students.ts'

/** As in reminders.service.ts: what one killed worker can have had under way. */
const sendsInFlight = 4
const sizes = { full: { students: 72_000, kills: 30 }, small: { students: 600, kills: 2 } }
/** At full size alone: that workers whom nobody kills mail once, reminders.service.test.ts proves as well. */
const undisturbedStudents = 12_000
const decidingStudents = 100_000
const silent = { info: () => undefined, warn: console.warn, error: console.error }

/** Runs the drill; at full size the plan of the deciding statement is left in drills/results/. */
export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const size = small ? sizes.small : sizes.full
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-reminders-'))
  const dataDir = await preparedData(join(folder, 'data'))
  const embedded = await startEmbedded({ dataDir, log: silent })
  const mails = await MailServer.start(() => undefined)
  const pool = openPool({ ...embedded.connection, statement_timeout: 0 }, makeLog('silent'))
  const port = await freePort()
  const startWorker = () =>
    Product.start({
      entry: program,
      port,
      env: {
        DATABASE_URL: embedded.url,
        DATA_DIR: dataDir,
        SMTP_URL: mails.url,
        ROLES: 'worker',
        LOG_LEVEL: 'error',
      },
      logFile: join(folder, 'workers.log'),
    })
  try {
    await migrateDatabase(embedded.connection)
    const disturbed = await morning(size.students, size.kills)
    if (small) return { ok: disturbed.ok, lines: [disturbed.line] }
    const undisturbed = await morning(undisturbedStudents, 0)
    return {
      ok: disturbed.ok && undisturbed.ok,
      lines: [disturbed.line, undisturbed.line, await keepPlan(pool)],
    }
  } finally {
    await mails.stop()
    await pool.end()
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  async function morning(students: number, kills: number) {
    await enrol(pool, students)
    mails.forget()
    const { seconds, kills: killed } = await runMorning({ pool, mails, due: students, kills, startWorker })
    const { dueStudents, missing, wrong } = await judge(pool)
    const received = [...mails.received]
    const doubled = received.reduce((sum, [, ids]) => sum + ids.length - 1, 0)
    const otherId = received.filter(([, ids]) => new Set(ids).size > 1).length
    const astray = received.filter(([address]) => !isDue(address)).length
    const unmailed = dueStudents - (received.length - astray)
    const bound = killed * sendsInFlight
    return {
      ok: [missing, wrong, otherId, astray, unmailed].every((count) => count === 0) && doubled <= bound,
      line:
        `${dueStudents} due students, 2 workers, ${killed} kills: ${missing} decisions missing, ${wrong} wrong, ` +
        `${unmailed} without mail, ${astray} mails astray, ${doubled} doubled (at most ${bound}), ` +
        `${otherId} of them with another Message-ID; ${seconds.toFixed(1)} s, ${(dueStudents / seconds).toFixed(0)} mails/s`,
    }
  }
}

/** Keeps the plan of the deciding statement; returns how long it took. */
async function keepPlan(pool: Pool): Promise<string> {
  const { ms, decided, plan } = await timeDeciding(pool, decidingStudents)
  const results = join(import.meta.dirname, '../results')
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, 'reminders-plan.txt'), `${plan}\n`)
  return `deciding for ${decidingStudents} students with ${decidingStudents * 30} items: ${ms.toFixed(0)} ms, ${decided} reminders`
}
