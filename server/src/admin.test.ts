import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os, { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaderboardChangedEvent } from '@shelfmate/contract/achievements/achievements'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { reportsCalls } from '@shelfmate/contract/people/reports'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { afterAll, expect, it, vi } from 'vitest'
import { urlOf } from '#platform/database/embedded/connection.ts'
import { runAdmin, textOfAdminProblem, usage } from './admin.ts'
import { runBackup } from './backup.ts'
import { runRebuild } from './rebuild-achievements.ts'
import { LiveClient } from './testing/live-client.ts'
import { app, mei, ravi, withApp, withMeiAndRavi } from './testing/suite.ts'
import { TestApp, type TestUser } from './testing/test-app.ts'
import { createTestDatabase } from './testing/test-database.ts'

withApp(async () => {
  const database = await createTestDatabase()
  vi.stubEnv('DATABASE_URL', urlOf(database.target))
  return TestApp.start({}, { database })
})
withMeiAndRavi()
afterAll(() => void vi.unstubAllEnvs())

const complaint = (...args: string[]) => runAdmin(args).then(() => 'none', textOfAdminProblem)

it('explains itself', async () => {
  for (const args of [[], ['help'], ['--help']]) expect(await runAdmin(args)).toBe(usage)
  expect(Math.max(...usage.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110)
})

it('says what is missing before it touches anything', async () => {
  expect(await complaint('sack', 'mei@campus.test')).toBe(
    'There is no command “sack”. To see all: npm run admin -- help',
  )
  expect(await complaint('suspend')).toContain('Whom or what?')
  expect(await complaint('suspend', 'mei@campus.test')).toBe('Say why: --reason "..."')
  const tooMany =
    'Too many words. Put a name with spaces in quotes, and options behind npm run admin --; see npm run admin -- help'
  expect(await complaint('suspend', 'Mei', 'Tan', '--reason', 'x')).toBe(tooMany)
  expect(await complaint('steward', 'remove', 'mei@campus.test', 'PGP')).toBe(tooMany)
  expect(await complaint('suspend', 'mei@campus.test', '--reason', 'x', '--days', 'soon')).toContain(
    '--days takes',
  )
  for (const args of [['restore', 'mei@campus.test'], ['steward', 'add', 'mei@campus.test'], ['list']])
    expect(await complaint(...args, '--days', '3', '--reason', 'x')).toBe('--days goes with suspend alone.')
  expect(await complaint('delete', 'mei@campus.test', '--post', randomUUID())).toBe(
    '--post goes with annul alone.',
  )
  for (const date of ['yesterday', '20.11.2026', '2026-11-31', '2026-13-01', '2026-11-20T04:15', ''])
    expect(await complaint('log', '--since', date)).toBe('--since takes a date such as 2026-11-20.')
  expect(await complaint('list', '--since', '2026-11-20')).toBe('--since goes with log alone.')
  for (const look of ['list', 'log', 'dorms', 'reports']) expect(await complaint(look, 'mei')).toBe(tooMany)
  expect(await complaint('find', 'mei', '--reason', 'x')).toBe('--reason goes with changes alone.')
  for (const days of ['1e2', '0x7', '+7', '7.0', '0', '3651'])
    expect(await complaint('suspend', 'mei@campus.test', '--reason', 'x', '--days', days)).toContain(
      '--days takes a whole number',
    )
  for (const deed of ['add', 'remove']) {
    expect(await complaint('steward', deed)).toContain('Whom or what?')
    expect(await complaint('steward', deed, 'mei@campus.test')).toBe('Say why: --reason "..."')
  }
  expect(await complaint('steward', 'add', 'mei@campus.test', 'PGP')).toBe('Say why: --reason "..."')
  expect(await complaint('steward', 'add', 'mei@campus.test', 'North', 'House')).toContain('quotes')
  expect(await complaint('steward', 'mei@campus.test')).toContain('There is no command “steward mei@')
  expect(await complaint('rename-dorm', 'PGP', '--reason', 'x')).toBe(
    'Say the new name, too: rename-dorm OLD NEW',
  )
  expect(await complaint('remove-post', 'tofu', '--reason', 'x')).toBe('tofu is not an id.')
  const seeHelp = 'See: npm run admin -- help'
  expect(await complaint('list', '--force')).toBe(`Unknown option '--force'. ${seeHelp}`)
  expect(await complaint('restore', 'mei@campus.test', '--reason')).toBe(
    `Option '--reason <value>' argument missing. ${seeHelp}`,
  )
  expect(await complaint('suspend', 'mei@campus.test', '--reason', '--days', '3')).toBe(
    `Option '--reason' argument is ambiguous. ${seeHelp}`,
  )
})

const why = ['--reason', 'Because.']

it('takes what was reported along when a dorm is renamed, for its stewards', async () => {
  await runAdmin(['steward', 'add', ravi.email, 'Tembusu', ...why])
  const body = {
    displayName: 'Mei Tan',
    dorm: 'tembusu',
    photoId: null,
    age: null,
    preferences: '',
    allergies: '',
  }
  await app.call(profileCalls.update, { as: mei, input: { body } })
  const told = { id: randomUUID(), kind: 'person', reason: 'rude', targetId: mei.id } as const
  await app.call(reportsCalls.report, { as: await app.signUp(), input: { body: told } })
  expect(await runAdmin(['rename-dorm', 'tembusu', 'Lakeside', ...why])).toBe(
    'Tembusu is called Lakeside from now on.',
  )
  const { body: queue } = await app.call(stewardsCalls.listReports, { as: ravi, input: { query: {} } })
  expect(queue.items).toMatchObject([{ id: told.id, dorm: 'Lakeside' }])
  expect((await app.call(profileCalls.readOwn, { as: mei })).body.dorm).toBe('Lakeside')
})

it('shows what is to decide, the oldest first, and where no steward sees it', async () => {
  await app.pool.query('delete from reports')
  await app.pool.query('update users set is_steward = false')
  expect(await runAdmin(['reports'])).toBe('Nothing found.')
  await runAdmin(['steward', 'add', mei.email, ...why])
  const reporter = await app.signUp()
  const tell = (targetId: string, note = '') => {
    app.clock.advance(60_000)
    const body = { id: randomUUID(), kind: 'person' as const, reason: 'rude' as const, targetId, note }
    return app.call(reportsCalls.report, { as: reporter, input: { body } })
  }
  expect((await tell(mei.id, 'Shouts\nat night')).status).toBe(204)
  expect((await tell(ravi.id)).status).toBe(204)
  const [first, note, quote, second, ...rest] = (await runAdmin(['reports'])).split('\n')
  const aboutOf = ({ id, displayName }: TestUser) => `  person  ${id}  ${displayName} <${id}>  rude`
  expect(first?.replace(/^\S+ \S+/, '')).toBe(`${aboutOf(mei)}  no steward sees it`)
  expect([note, quote]).toEqual(['    Note: Shouts at night', `    Quote: ${mei.displayName}`])
  expect(second?.replace(/^\S+ \S+/, '')).toBe(aboutOf(ravi))
  expect(rest).toEqual([`    Quote: ${ravi.displayName}`])
})

it('has open leaderboards show who is verified with badges', async () => {
  const body = { name: 'Milk', quantity: 1, remark: '', expiryDates: ['2026-12-01'] }
  await app.call(pantryCalls.addItems, { as: mei, input: { body } })
  await app.pool.query('update users set verified_at = null where id = $1', [mei.id])
  const screen = await new LiveClient(await app.listen(), ravi).connected()
  await runAdmin(['verify', mei.email, ...why])
  expect(await screen.receives(leaderboardChangedEvent)).toEqual([null])
  screen.close()
})

it('says of what somebody is a steward', async () => {
  const name = `${mei.displayName} <${mei.email}>`
  expect(await runAdmin(['steward', 'add', mei.email, 'utown', ...why])).toBe(
    `${name} is a steward of UTown.`,
  )
  expect(await runAdmin(['steward', 'add', mei.email, 'PGP', ...why])).toBe(
    `${name} is a steward of PGP, UTown.`,
  )
  expect(await runAdmin(['find', mei.id])).toContain('  steward of PGP, UTown')
  expect(await runAdmin(['steward', 'add', mei.email, ...why])).toBe(`${name} is a steward of the campus.`)
  expect(await complaint('steward', 'add', mei.email, 'PGP', ...why)).toContain('steward remove')
  expect(await complaint('steward', 'add', ravi.email, 'Moon', ...why)).toContain('There is no dorm Moon.')
  expect(await complaint('steward', 'remove', ravi.email, ...why)).toContain('is no steward.')
  expect(await complaint('restore', ravi.email, ...why)).toContain('is not suspended.')
  expect((await runAdmin(['log'])).split('\n')[0]).not.toContain(ravi.email)
  await runAdmin(['steward', 'add', ravi.email, ...why])
  await runAdmin(['suspend', ravi.email, ...why])
  expect(await complaint('steward', 'add', ravi.email, 'PGP', ...why)).toContain('restore them first')
  expect(await runAdmin(['steward', 'remove', ravi.email, ...why])).toContain('no longer a steward')
  expect(await runAdmin(['restore', ravi.email, ...why])).toContain('may log in again. Posts')
})

it('says until when somebody is suspended while that lasts, and that it is UTC', async () => {
  await runAdmin(['suspend', ravi.email, '--days', '1', ...why])
  const found = () => runAdmin(['find', ravi.id])
  expect(await found()).toMatch(/ {2}suspended until \d{4}-\d\d-\d\d \d\d:\d\d UTC: Because\.$/)
  await app.pool.query(`update users set suspended_until = now() where id = $1`, [ravi.id])
  expect(await found()).not.toContain('suspended')
  await runAdmin(['suspend', ravi.email, ...why])
  expect(await found()).toMatch(/ {2}suspended until further notice: Because\.$/)
})

it('writes on one line what stewards give as a reason: nobody adds to the log by it, or moves a terminal about', async () => {
  const forged = `Spam.\n2026-11-29 07:00  root  delete  ${mei.email}  Asked\u001b[2J`
  await app.pool.query(
    `insert into admin_actions (at, operator, action, target, reason) values (now(), 'steward@campus.test', 'suspend', $1, $2)`,
    [ravi.email, forged],
  )
  await app.pool.query('update users set suspended_at = now(), suspension_reason = $2 where id = $1', [
    ravi.id,
    forged,
  ])
  const flat = `Spam. 2026-11-29 07:00 root delete ${mei.email} Asked [2J`
  for (const printed of [await runAdmin(['log']), await runAdmin(['find', ravi.id])])
    expect(printed.split('\n')[0]?.endsWith(flat)).toBe(true)
})

it('lists every change since a day, however many came later', async () => {
  const record = (at: string, times: number) =>
    app.pool.query(
      `insert into admin_actions (at, operator, action, target, reason)
       select $1::timestamptz, 'porter', 'delete', 'gone' || n || '@campus.test', 'Asked' from generate_series(1, $2) n`,
      [at, times],
    )
  await record('2031-05-06T23:59:59.999Z', 1)
  await record('2031-05-07T00:00:00Z', 1)
  await record('2031-05-08T12:00:00Z', 60)
  expect((await runAdmin(['log'])).split('\n')).toHaveLength(50)
  const since = (await runAdmin(['log', '--since', '2031-05-07'])).split('\n')
  expect(since).toHaveLength(61)
  expect(since.at(-1)).toBe('2031-05-07 00:00  porter  delete  gone1@campus.test  Asked')
  expect(await runAdmin(['log', '--since', '2031-05-09'])).toBe('Nothing found.')
  await app.pool.query(`delete from admin_actions where at > '2031-05-01'`)
})

it('says where a dorm’s name ends, also with a comma in it', async () => {
  const { email } = await app.signUp()
  for (const dorm of ['Hill, East', 'Hill']) {
    await runAdmin(['add-dorm', dorm, ...why])
    await runAdmin(['steward', 'add', email, dorm, ...why])
  }
  expect(await runAdmin(['find', email])).toContain('steward of Hill, “Hill, East”')
})

it('says of dorms how they are spelt, however they were typed', async () => {
  await runAdmin(['close-dorm', 'rc4', ...why])
  expect(await runAdmin(['add-dorm', 'Rc4', ...why])).toBe('Posts can name RC4 from now on.')
  await runAdmin(['close-dorm', 'rc4', ...why])
  expect(await runAdmin(['rename-dorm', 'capt', 'rC4', ...why])).toBe('CAPT is called RC4 from now on.')
})

it('says that nothing was found', async () => {
  expect(await runAdmin(['find', randomUUID()])).toBe('Nothing found.')
})

it('says of one student that one differs, and that it is fixed', async () => {
  const words = async (write: boolean) => (await runRebuild(write)).lines.at(-1)
  const body = { name: 'Milk', quantity: 1, remark: '', expiryDates: ['2026-12-01'] }
  await app.pool.query('delete from users where id <> all($1)', [[mei.id, ravi.id]])
  for (const as of [mei, ravi]) await app.call(pantryCalls.addItems, { as, input: { body } })
  expect(await words(false)).toBe('2 users counted, 0 differ.')
  await app.pool.query('delete from users where id = $1', [ravi.id])
  await app.pool.query('update achievement_counters set logged = 7')
  expect(await words(true)).toBe('1 user counted, 1 differs. Fixed.')
})

it('counts in words: one day, one donation, several', async () => {
  expect(await runAdmin(['suspend', ravi.email, '--days', '1', ...why])).toMatch(/ for 1 day\.$/)
  expect(await runAdmin(['suspend', ravi.email, '--days', '2', ...why])).toMatch(/ for 2 days\.$/)
  // Whoever restores a backup suspends again by it, by the id: the address may be another's then.
  expect((await runAdmin(['log'])).split('\n')[0]).toContain(
    `  suspend for 2 days  ${ravi.email}  ${ravi.id}  `,
  )
  const give = (times: number) =>
    app.pool.query(
      `insert into donations (user_id, id, post_id, food_name, donated_at)
       select $1, gen_random_uuid(), gen_random_uuid(), 'Tofu', now() from generate_series(1, $2)`,
      [mei.id, times],
    )
  await give(1)
  expect(await runAdmin(['annul', mei.email, ...why])).toBe('1 donation annulled.')
  await give(2)
  expect(await runAdmin(['annul', mei.email, ...why])).toBe('2 donations annulled.')
})

it('records a user of the machine without a name by their number', async () => {
  const unnamed = vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('A system error occurred: uv_os_get_passwd returned ENOENT')
  })
  await runAdmin(['verify', mei.email, ...why])
  unnamed.mockRestore()
  expect(await runAdmin(['log'])).toContain(`  uid ${process.getuid?.()}  verify  ${mei.email}`)
})

it('makes no database where there is none, as no command but a restore does', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shelfmate-nowhere-'))
  const { DATABASE_URL } = process.env
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATA_DIR', dataDir)
  const sentence = `There is no database in ${dataDir}; are the server's settings set?`
  expect(await complaint('list')).toBe(sentence)
  await expect(runRebuild(false)).rejects.toThrow(sentence)
  const { signal } = new AbortController()
  await expect(runBackup(join(dataDir, 'a.backup'), { strict: false, signal })).rejects.toThrow(sentence)
  expect(readdirSync(dataDir)).toEqual([])
  vi.stubEnv('DATABASE_URL', DATABASE_URL)
  vi.stubEnv('DATA_DIR', undefined)
  rmSync(dataDir, { recursive: true })
})
