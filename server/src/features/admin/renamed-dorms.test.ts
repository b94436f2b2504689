import { randomUUID } from 'node:crypto'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPost, tofu } from '#features/exchange/exchange.factory.ts'
import { movePosts } from '#features/exchange/index.ts'
import { moveProfiles } from '#features/profile/index.ts'
import { moveRequests, shownSince } from '#features/requests/index.ts'
import { ask, seen } from '#features/requests/requests.factory.ts'
import { databaseOver } from '#platform/database/database.ts'
import { app, mei, ravi, withApp, withMeiAndRavi } from '../../testing/suite.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'
import { waitingForLocks } from '../../testing/test-database.ts'
import { DormsAdmin } from './dorms.admin.ts'

const why = 'A donor.'
const configuredDorms = ['North', 'South']
let dorms: DormsAdmin

withApp(() => TestApp.start({ DORMS: configuredDorms.join() }))
withMeiAndRavi({ alone: true })
beforeEach(async () => {
  await app.pool.query('delete from dorm_changes')
  dorms = new DormsAdmin({
    database: databaseOver(app.pool),
    clock: app.clock,
    operator: 'porter',
    configuredDorms,
    async move(tx, names) {
      await moveProfiles(tx, names)
      await movePosts(tx, names)
      await moveRequests(tx, { ...names, since: shownSince(app.clock.now()) })
    },
  })
})

const { pantryItemId: _, ...form } = tofu
const edit = (id: string, location: string) =>
  app.call(exchangeCalls.editPost, {
    as: mei,
    input: { params: { id }, body: { ...form, quantity: 1, location } },
  })
const publish = (location: string) =>
  app.call(exchangeCalls.createPost, { as: mei, input: { body: { ...tofu, id: randomUUID(), location } } })

it('are meant by who still says the old name, whatever it was renamed to since', async () => {
  const { id } = await addPost(app, mei, { location: 'South' })
  await dorms.rename('South', 'Lakeside', why)
  expect((await edit(id, 'South')).body.post).toMatchObject({ location: 'Lakeside', quantity: 1 })
  await dorms.rename('Lakeside', 'Harbour', why)
  expect((await edit(id, 'sOUTH')).body.post?.location).toBe('Harbour')
  expect((await publish('Lakeside')).body.post?.location).toBe('Harbour')
})

it('keep posts that stand in one that was closed afterwards, and take no other', async () => {
  const [inside, outside] = [await addPost(app, mei, { location: 'South' }), await addPost(app, mei)]
  await dorms.rename('South', 'Lakeside', why)
  await dorms.close('Lakeside', why)
  expect((await edit(inside.id, 'South')).body.post?.location).toBe('Lakeside')
  expect((await edit(outside.id, 'South')).error?.fields?.location).toContain('any more')
})

it('are no longer meant by a name that is opened anew, or closed for good after that', async () => {
  await dorms.rename('South', 'Lakeside', why)
  await dorms.add('South', why)
  expect((await publish('South')).body.post?.location).toBe('South')
  await dorms.close('South', why)
  expect((await publish('South')).error?.fields?.location).toContain('any more')
})

it('can be called as they were before', async () => {
  await dorms.rename('South', 'Lakeside', why)
  await dorms.rename('Lakeside', 'South', why)
  expect((await publish('Lakeside')).body.post?.location).toBe('South')
  expect((await publish('South')).body.post?.location).toBe('South')
})

it('are still meant where another house bears the name between two renamings', async () => {
  await dorms.rename('South', 'Lakeside', why)
  await dorms.rename('Lakeside', 'Harbour', why)
  await dorms.add('Lakeside', why)
  expect((await publish('South')).body.post?.location).toBe('Harbour')
  expect((await publish('Lakeside')).body.post?.location).toBe('Lakeside')
})

it('are meant no longer where they were closed since, and another house has their name', async () => {
  await dorms.rename('South', 'Lakeside', why)
  await dorms.close('Lakeside', why)
  await dorms.rename('North', 'Lakeside', why)
  expect((await publish('South')).error?.fields?.location).toContain('any more')
  expect((await publish('North')).body.post?.location).toBe('Lakeside')
})

it('are lived in by who saves a profile that was open before, and other addresses stay as they are typed', async () => {
  await dorms.rename('South', 'Lakeside', why)
  const saved = async (dorm: string) => {
    const body = { displayName: 'Mei Tan', dorm, photoId: null, age: null, preferences: '', allergies: '' }
    const answer = await app.call(profileCalls.update, { as: mei, input: { body } })
    expect((await app.call(profileCalls.readOwn, { as: mei })).body.dorm).toBe(answer.body.dorm)
    return answer.body.dorm
  }
  expect(await saved('south')).toBe('Lakeside')
  expect(await saved('north')).toBe('north')
  expect(await saved('South Street 4')).toBe('South Street 4')
  expect(await saved('')).toBe('')
})

describe('namesakes whom a renaming brings together', () => {
  const hidden = {
    age: 'everybody',
    preferences: 'everybody',
    allergies: 'everybody',
    dorm: 'nobody',
  } as const
  const live = async (as: TestUser, dorm: string, rest: { seenBy?: typeof hidden } = {}) => {
    const body = {
      displayName: 'Lim Wei',
      dorm,
      photoId: null,
      age: null,
      preferences: '',
      allergies: '',
      ...rest,
    }
    expect((await app.call(profileCalls.update, { as, input: { body } })).status).toBe(200)
  }
  const shown = async (who: TestUser) =>
    (await app.call(profileCalls.view, { as: ravi, input: { params: { userId: who.id } } })).body.displayName

  it('are told apart: who lives there under the name already bears no mark', async () => {
    const [there, moved, second, quiet] = [mei, await app.signUp(), await app.signUp(), await app.signUp()]
    await live(there, 'North')
    for (const each of [moved, second]) await live(each, 'South')
    await live(quiet, 'South', { seenBy: hidden })
    expect(await Promise.all([there, moved, second].map(shown))).toEqual([
      'Lim Wei',
      'Lim Wei',
      'Lim Wei (2)',
    ])
    await dorms.close('North', why)
    await dorms.rename('South', 'North', why)
    expect(await Promise.all([there, moved, second, quiet].map(shown))).toEqual([
      'Lim Wei',
      'Lim Wei (3)',
      'Lim Wei (2)',
      'Lim Wei',
    ])
  })

  it('let whoever saves their profile meanwhile go first', async () => {
    const moved = await app.signUp()
    await live(mei, 'North')
    await live(moved, 'South')
    await dorms.close('North', why)
    const holder = await app.pool.connect()
    await holder.query('begin')
    await holder.query('select from users where id = $1 for update', [moved.id])
    const renamed = dorms.rename('South', 'North', why)
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    await holder.query('update profiles set updated_at = updated_at where user_id = $1', [moved.id])
    await holder.query('commit')
    holder.release()
    await renamed
    expect(await shown(moved)).toBe('Lim Wei (2)')
  })
})

it('are told on what was asked for', async () => {
  const { id: postId } = await addPost(app, mei, { location: 'South' })
  const { id } = await ask(app, ravi, postId)
  await dorms.rename('South', 'Lakeside', why)
  for (const as of [mei, ravi]) expect((await seen(app, as, id))?.location).toBe('Lakeside')
})
