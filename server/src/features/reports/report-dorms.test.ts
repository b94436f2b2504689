import { defaultDorms } from '@shelfmate/contract/campus/dorms'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { type Audience, seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { beforeAll, expect, it } from 'vitest'
import { DormsAdmin } from '#features/admin/index.ts'
import { addPost } from '#features/exchange/exchange.factory.ts'
import { databaseOver } from '#platform/database/database.ts'
import { app, withApp } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { nameSteward, report } from './reports.factory.ts'
import { moveReports } from './stewards.repository.ts'

const reason = 'Rebuilt.'
let dorms: DormsAdmin
let campus: TestUser
withApp()
beforeAll(async () => {
  dorms = new DormsAdmin({
    database: databaseOver(app.pool),
    clock: app.clock,
    operator: 'porter',
    configuredDorms: defaultDorms,
    move: async (tx, names) => void (await moveReports(tx, names)),
  })
  campus = await app.signUp()
  await nameSteward(app, campus)
})

async function residentOf(dorm: string, audience: Audience = 'everybody'): Promise<TestUser> {
  const as = await app.signUp({ firstName: 'Rude', lastName: 'Person' })
  const body = {
    displayName: as.displayName,
    dorm,
    photoId: null,
    age: null,
    preferences: '',
    allergies: '',
    seenBy: { ...seenByEverybody, dorm: audience },
  }
  await app.call(profileCalls.update, { as, input: { body } })
  return as
}

async function stewardOf(dorm: string): Promise<TestUser> {
  const steward = await app.signUp()
  await nameSteward(app, steward, dorm)
  return steward
}

const queue = async (as: TestUser, dorm?: string) => {
  const input = { query: { ...(dorm !== undefined && { dorm }) } }
  return (await app.call(stewardsCalls.listReports, { as, input })).body.items.map(({ id }) => id)
}

it('reach a steward who was named by another spelling of the dorm, and stay theirs when it is renamed', async () => {
  const steward = await stewardOf('tembusu')
  const { id: targetId } = await residentOf('Tembusu')
  const id = await report(app, await app.signUp(), { kind: 'person', targetId })
  expect(await queue(steward)).toEqual([id])
  expect(await queue(steward, 'tembusu')).toEqual([id])
  const body = { dorm: 'Tembusu', reason }
  const input = { params: { userId: steward.id }, body }
  expect((await app.call(stewardsCalls.name, { as: campus, input })).status).toBe(204)
  const mine = async () => (await app.call(stewardsCalls.me, { as: steward })).body.dorms
  expect(await mine()).toEqual(['Tembusu'])
  await app.pool.query(`update steward_dorms set dorm = 'tembusu' where user_id = $1`, [steward.id])
  await dorms.rename('Tembusu', 'Lakeside', reason)
  expect(await mine()).toEqual(['Lakeside'])
  expect(await queue(steward)).toEqual([id])
})

it.each([
  ['a closed dorm', 'RC4'],
  ['a dorm of no list', 'Hill House'],
])('stay with the steward of %s', async (_, dorm) => {
  const [steward, other] = [await stewardOf(dorm), await stewardOf('PGP')]
  if ((await dorms.list()).includes(dorm)) await dorms.close(dorm, reason)
  const resident = await residentOf(dorm.toLowerCase())
  const post = await addPost(app, resident, { location: 'PGP' })
  const reporter = await app.signUp()
  const ids = [
    await report(app, reporter, { kind: 'person', targetId: resident.id }),
    await report(app, reporter, { kind: 'post', targetId: post.id }),
  ]
  expect((await queue(steward)).toSorted()).toEqual(ids.toSorted())
  expect(await queue(other)).toEqual([])
})

it('of somebody who keeps their dorm reach its stewards, and name it to nobody', async () => {
  const steward = await stewardOf('PGP')
  const { id: targetId } = await residentOf('PGP', 'nobody')
  const id = await report(app, await app.signUp(), { kind: 'person', targetId })
  const told = async (as: TestUser) => {
    const { body } = await app.call(stewardsCalls.readReport, { as, input: { params: { id } } })
    const listed = await app.call(stewardsCalls.listReports, { as, input: { query: {} } })
    return [body.dorm, listed.body.items.find((each) => each.id === id)?.dorm]
  }
  for (const as of [steward, campus]) expect(await told(as)).toEqual(['', ''])
  expect(await queue(campus, 'PGP')).not.toContain(id)
  await app.pool.query('delete from users where id = $1', [targetId])
  expect(await told(steward)).toEqual(['', ''])
})

it('quote of a person no dorm that they keep to themselves', async () => {
  const read = async (audience: Audience) => {
    const { id: targetId } = await residentOf('PGP', audience)
    const id = await report(app, await app.signUp(), { kind: 'person', targetId })
    const { body } = await app.call(stewardsCalls.readReport, { as: campus, input: { params: { id } } })
    return body.quote.text.split('\n').slice(1)
  }
  expect(await read('everybody')).toEqual(['PGP'])
  expect(await read('nobody')).toEqual([])
})
