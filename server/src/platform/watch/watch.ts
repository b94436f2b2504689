import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { msPerSecond } from '@shelfmate/contract/api/durations'
import type { Pool } from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Job } from '#platform/jobs/jobs.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { refusesAddress } from '#platform/mail/refusal.ts'
import { freeBytes } from '#platform/status/disk-space.ts'
import { lookAt, type SystemPart } from '#platform/status/status.ts'

/** Looking costs a question to each part, the mail server among them. */
const lookAgainMs = 30_000

/** How many of the pool's connections are in use, and who waits for one. */
export function watchPool(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'in use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'database_connections_max',
    help: 'Connections that the pool may open now',
    registers: [registry],
    collect() {
      this.set(pool.options.max)
    },
  })
  new Gauge({
    name: 'database_waiting',
    help: 'Requests that wait for a connection',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

/** The jobs, each telling when it ran last and how often it failed. */
export function watchJobs(registry: Registry, jobs: readonly Job[]): Job[] {
  // Prometheus calls something else a job.
  const labelNames = ['task']
  const registers = [registry]
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of a job, by how they ended',
    registers,
    labelNames: [...labelNames, 'result'],
  })
  const succeeded = new Gauge({
    name: 'job_succeeded_timestamp_seconds',
    labelNames,
    registers,
    help: 'When a job last went well; until then, when it first began',
  })
  const interval = new Gauge({
    name: 'job_interval_seconds',
    help: 'How often a job runs',
    labelNames,
    registers,
  })
  const begun = new Set<string>()
  for (const { name } of jobs) for (const result of ['done', 'failed']) runs.inc({ task: name, result }, 0)
  return jobs.map((job) => ({
    ...job,
    async run(stopping?: AbortSignal) {
      interval.set({ task: job.name }, job.everyMs / msPerSecond)
      // Without a moment to count from no alert tells of a job that has never gone well.
      if (!begun.has(job.name)) succeeded.set({ task: job.name }, Date.now() / msPerSecond)
      begun.add(job.name)
      try {
        await job.run(stopping)
        runs.inc({ task: job.name, result: 'done' })
        succeeded.set({ task: job.name }, Date.now() / msPerSecond)
      } catch (error) {
        runs.inc({ task: job.name, result: 'failed' })
        throw error
      }
    },
  }))
}

/** The mailer, counting what it hands over, what it cannot, and what is refused for its address alone. */
export function watchMailer(registry: Registry, mailer: Mailer): Mailer {
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails handed over, tries that failed, and tries refused for an address that takes none',
    labelNames: ['result'],
    registers: [registry],
  })
  for (const result of ['sent', 'failed', 'refused']) mails.inc({ result }, 0)
  return {
    ...mailer,
    async send(mail, withinMs) {
      try {
        await mailer.send(mail, withinMs)
        mails.inc({ result: 'sent' })
      } catch (error) {
        mails.inc({ result: refusesAddress(error) ? 'refused' : 'failed' })
        throw error
      }
    },
  }
}

/** Mails that wait, those that waited too long among them. What cannot be counted now keeps its last figure. */
export function watchQueue(
  registry: Registry,
  count: () => Promise<{ pending: number; late: number }>,
): void {
  const gauge = new Gauge({
    name: 'mails_waiting',
    help: 'Mails that wait for the mail server; late after five minutes',
    labelNames: ['which'],
    registers: [registry],
    async collect() {
      const found = await count().catch(nothingNew)
      if (!found) return
      gauge.set({ which: 'all' }, found.pending)
      gauge.set({ which: 'late' }, found.late)
    },
  })
}

const nothingNew = () => undefined

/** Whether each part of the status works: pictures, mail, Redis, the database. Looked at twice a minute at most. */
export function watchParts(registry: Registry, parts: readonly SystemPart[]): void {
  let lookedAt = Number.NEGATIVE_INFINITY
  const gauge = new Gauge({
    name: 'part_up',
    help: 'Whether a part of /readyz?detail works',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      if (performance.now() - lookedAt < lookAgainMs) return
      lookedAt = performance.now()
      for (const { name, state } of await lookAt(parts))
        if (state !== 'off') gauge.set({ part: name }, state === 'on' ? 1 : 0)
    },
  })
}

/** What is left of the disk, and when `npm run backup` last wrote one; `backupFile` lies in the data folder. */
export function watchFolder(registry: Registry, dataDir: string, backupFile: string): void {
  const free = new Gauge({
    name: 'data_folder_free_bytes',
    help: 'Free space where DATA_DIR lies',
    registers: [registry],
    async collect() {
      await freeBytes(dataDir).then((bytes) => free.set(bytes), nothingNew)
    },
  })
  const backup = new Gauge({
    name: 'backup_timestamp_seconds',
    help: 'When the last backup of this DATA_DIR was made; 0 for never',
    registers: [registry],
    async collect() {
      const madeAt = Date.parse(await readFile(join(dataDir, backupFile), 'utf8').catch(() => ''))
      // Compared with NaN no alert would ever fire.
      if (!Number.isNaN(madeAt)) backup.set(madeAt / msPerSecond)
    },
  })
}
