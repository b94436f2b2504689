import { campusCalls } from '@shelfmate/contract/campus/campus'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { beforeAll, expect, it } from 'vitest'
import { addPost } from '#features/exchange/exchange.factory.ts'
import { movePosts } from '#features/exchange/index.ts'
import { moveProfiles } from '#features/profile/index.ts'
import { openDorms } from '#platform/campus/dorms.ts'
import { databaseOver } from '#platform/database/database.ts'
import { app, withApp } from '../../testing/suite.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'
import { listActions } from './admin.repository.ts'
import { DormsAdmin } from './dorms.admin.ts'

const why = 'Opens in January.'
let mei: TestUser
let dorms: DormsAdmin

withApp(() => TestApp.start({ DORMS: 'North,South' }))
beforeAll(async () => {
  mei = await app.signUp()
  dorms = new DormsAdmin({
    database: databaseOver(app.pool),
    clock: app.clock,
    operator: 'porter',
    configuredDorms: ['North', 'South'],
    async move(tx, names) {
      await moveProfiles(tx, names)
      await movePosts(tx, names)
    },
  })
})

const offered = async () => (await app.call(campusCalls.read, {})).body.dorms
const saveDorm = (dorm: string) => {
  const body = { displayName: 'Mei Tan', dorm, photoId: null, age: null, preferences: '', allergies: '' }
  return app.call(profileCalls.update, { as: mei, input: { body } })
}

it('are added, closed and opened again while the server runs, each recorded', async () => {
  await dorms.add('Hill', why)
  expect(await offered()).toEqual(['North', 'South', 'Hill'])
  expect(await dorms.close('north', why)).toBe('North')
  expect(await offered()).toEqual(['South', 'Hill'])
  expect(await dorms.add('NORTH', why)).toBe('North')
  expect(await offered()).toEqual(['North', 'South', 'Hill'])
  const log = await listActions(databaseOver(app.pool), {})
  expect(log.map(({ operator, action, target, reason }) => [operator, action, target, reason])).toEqual(
    expect.arrayContaining([
      ['porter', 'add dorm', 'Hill', why],
      ['porter', 'close dorm', 'North', why],
    ]),
  )
})

it('are one line, however they were pasted', async () => {
  expect(await dorms.add('East\n  Wing', why)).toBe('East Wing')
  await expect(dorms.add('East Wing', why)).rejects.toThrow('There is a dorm East Wing already.')
  await dorms.close('East Wing', why)
})

it('take posts and people along when they are renamed', async () => {
  const post = await addPost(app, mei, { location: 'South' })
  // As posts of before were stored.
  await app.pool.query(`update posts set location = 'SOUTH' where id = $1`, [post.id])
  await saveDorm('South')
  expect(await dorms.rename('south', 'Lakeside', why)).toEqual({ from: 'South', to: 'Lakeside' })
  expect(await offered()).toEqual(['North', 'Hill', 'Lakeside'])
  const [latest] = await listActions(databaseOver(app.pool), {})
  expect([latest?.operator, latest?.action, latest?.target, latest?.reason]).toEqual([
    'porter',
    'rename dorm to Lakeside',
    'South',
    why,
  ])
  const { rows } = await app.pool.query('select location from posts where id = $1', [post.id])
  expect(rows).toEqual([{ location: 'Lakeside' }])
  expect((await app.call(profileCalls.readOwn, { as: mei })).body.dorm).toBe('Lakeside')
})

it('are known in whatever letters, where they are named anew and where the configuration is written anew', async () => {
  const opened = (configured: string[]) => openDorms(databaseOver(app.pool), configured)
  await dorms.close('hill', why)
  expect(await opened(['north', 'HILL'])).toEqual(['north', 'Lakeside'])
  await dorms.add('hILL', why)
  expect(await opened(['north', 'HILL'])).toEqual(['north', 'HILL', 'Lakeside'])
  expect(await offered()).toEqual(['North', 'Hill', 'Lakeside'])
  expect(await dorms.rename('lakeside', 'SOUTH', why)).toEqual({ from: 'Lakeside', to: 'South' })
  expect(await dorms.rename('South', 'LAKESIDE', why)).toEqual({ from: 'South', to: 'Lakeside' })
})

it('say what cannot be done', async () => {
  const complaint = (work: Promise<unknown>) => work.then(() => 'none', String)
  expect(await complaint(dorms.add('north', why))).toContain('There is a dorm North already.')
  expect(await complaint(dorms.add('', why))).toContain('1 to 120 characters')
  expect(await complaint(dorms.close('Moon', why))).toContain('There is no dorm Moon.')
  expect(await complaint(dorms.rename('Hill', 'Lakeside', why))).toContain('There is a dorm Lakeside')
  await dorms.close('Hill', why)
  await dorms.close('Lakeside', why)
  expect(await complaint(dorms.close('North', why))).toContain('the last one')
})
