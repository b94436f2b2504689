import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { Registry } from 'prom-client'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { projectRoot } from '#platform/files/paths.ts'
import { DatabaseProxy } from '../../testing/database-proxy.ts'
import { app, withApp } from '../../testing/suite.ts'
import { TestApp } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { watchFolder, watchJobs, watchMailer } from './watch.ts'

withApp()
beforeAll(async () => {
  const user = await app.signUp()
  await app.call(pantryCalls.listItems, { as: user, input: { query: {} } })
})

const printed = async (of = app) => (await of.app.workerHttp.inject({ url: '/metrics' })).body

describe('metrics of a process', () => {
  it('tell of what it stands on, also on the port of a worker', async () => {
    for (const job of app.app.jobs) await job.run()
    const text = await printed()
    for (const line of [
      /^database_connections\{state="in use"\} \d+$/m,
      /^database_connections_max 10$/m,
      /^database_waiting 0$/m,
      /^part_up\{part="database"\} 1$/m,
      /^mails_waiting\{which="all"\} 0$/m,
      /^mails_total\{result="failed"\} 0$/m,
      /^mails_total\{result="refused"\} 0$/m,
      /^data_folder_free_bytes \d+/m,
      /^job_runs_total\{task="mail\.queue",result="done"\} \d+$/m,
      /^job_interval_seconds\{task="mail\.queue"\} 5$/m,
    ])
      expect(text).toMatch(line)
    expect((await app.app.workerHttp.inject({ url: '/readyz' })).statusCode).toBe(200)
    expect((await app.app.workerHttp.inject({ url: '/api/pantry/items' })).statusCode).toBe(404)
  })

  it('are all that the alerts ask for', async () => {
    const alerts = readFileSync(join(projectRoot, 'docs/prometheus/alerts.yml'), 'utf8')
    const expressions = [...alerts.matchAll(/^ +expr: (.*)$/gm)].map(([, expr]) => expr ?? '')
    expect(expressions.length).toBeGreaterThan(10)
    const names = new Set(expressions.flatMap((expr) => expr.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []))
    for (const known of ['histogram_quantile', 'http_request_duration_seconds_bucket']) names.delete(known)
    names.delete('http_request_duration_seconds_count')
    const text = await printed()
    const types = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    expect([...names].filter((name) => !types.has(name))).toEqual([])
  })
})

describe('a job that has not gone well since its process started', () => {
  afterEach(() => void vi.useRealTimers())
  const failure = new Error('no luck')
  it.each([
    ['fails', () => Promise.reject(failure)],
    ['hangs', () => new Promise<void>(() => undefined)],
  ])('counts as late from its first run on where it %s', async (name, run) => {
    vi.useFakeTimers({ now: 60_000, toFake: ['Date'] })
    const registry = new Registry()
    const [job] = watchJobs(registry, [{ name, everyMs: 1000, run }])
    const lastWell = async () =>
      /^job_succeeded_timestamp_seconds\{task="\w+"\} (.*)$/m.exec(await registry.metrics())?.[1]
    expect(await lastWell()).toBeUndefined()
    job?.run().catch(() => undefined)
    expect(await lastWell()).toBe('60')
    vi.setSystemTime(120_000)
    job?.run().catch(() => undefined)
    expect(await lastWell()).toBe('60')
  })
})

it('a broken note of the last backup counts as none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-watch-'))
  const registry = new Registry()
  watchFolder(registry, folder, 'last-backup')
  const noted = async (text: string) => {
    writeFileSync(join(folder, 'last-backup'), text)
    return /^backup_timestamp_seconds (.*)$/m.exec(await registry.metrics())?.[1]
  }
  expect(await noted('')).toBe('0')
  expect(await noted('1970-01-01T00:01:00.000Z')).toBe('60')
  expect(await noted('cut o')).toBe('60')
  rmSync(folder, { recursive: true })
})

it('a mail refused for its address alone does not count as one that failed', async () => {
  const registry = new Registry()
  let words = '550 5.1.1 no such user'
  const send = async () => {
    throw Object.assign(new Error(words), { command: 'RCPT TO', response: words })
  }
  const mailer = watchMailer(registry, { send })
  const mail = { to: 'mei@campus.test', subject: '', text: '', html: '' }
  await expect(mailer.send(mail)).rejects.toThrow(words)
  words = '450 4.2.0 see you later'
  for (let n = 0; n < 2; n++) await expect(mailer.send(mail)).rejects.toThrow(words)
  const text = await registry.metrics()
  for (const counted of ['"refused"} 1', '"failed"} 2', '"sent"} 0'])
    expect(text).toContain(`mails_total{result=${counted}`)
})

it('the detail of the status comes within a second while the database hangs', async () => {
  const database = await createTestDatabase()
  const proxy = await DatabaseProxy.before(database.target)
  const frozen = await TestApp.start(
    {},
    { database: { ...database, target: proxy.targetOf(database.target) } },
  )
  proxy.freeze()
  const since = performance.now()
  const { raw } = await frozen.send('GET', '/readyz?detail=json', { headers: { host: 'localhost' } })
  expect(performance.now() - since).toBeLessThan(1_000)
  expect(raw.statusCode).toBe(503)
  expect(raw.json().parts).toContainEqual(expect.objectContaining({ name: 'database', state: 'failing' }))
  proxy.thaw()
  await frozen.close()
  await proxy.cut()
})
