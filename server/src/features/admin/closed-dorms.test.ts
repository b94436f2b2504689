import { randomUUID } from 'node:crypto'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { beforeAll, expect, it } from 'vitest'
import { addPost, tofu } from '#features/exchange/exchange.factory.ts'
import { databaseOver } from '#platform/database/database.ts'
import { app, mei, withApp, withMei } from '../../testing/suite.ts'
import { TestApp } from '../../testing/test-app.ts'
import { DormsAdmin } from './dorms.admin.ts'

const why = 'Rebuilt.'
const configuredDorms = ['North', 'South']
let dorms: DormsAdmin

withApp(() => TestApp.start({ DORMS: configuredDorms.join() }))
withMei()
beforeAll(() => {
  dorms = new DormsAdmin({
    database: databaseOver(app.pool),
    clock: app.clock,
    operator: 'porter',
    configuredDorms,
    move: async () => undefined,
  })
})

const publish = (location: string, id = randomUUID()) =>
  app.call(exchangeCalls.createPost, { as: mei, input: { body: { ...tofu, id, location } } })

const { pantryItemId: _, ...form } = tofu
const edit = (id: string, location: string) =>
  app.call(exchangeCalls.editPost, { as: mei, input: { params: { id }, body: { ...form, location } } })

it('new posts cannot name one, nor can others be moved there; what names it already stays', async () => {
  const [inside, outside] = [randomUUID(), await addPost(app, mei, { location: 'South' })]
  const first = await publish('North', inside)
  await dorms.close('North', why)
  const refusal = { code: 'VALIDATION_FAILED', fields: { location: expect.stringContaining('any more') } }
  for (const name of ['North', 'north']) {
    expect((await publish(name)).error).toMatchObject(refusal)
    expect((await edit(outside.id, name)).error).toMatchObject(refusal)
  }
  expect((await publish('North', inside)).body).toEqual(first.body)
  expect((await edit(inside, 'North')).body.post).toMatchObject({ location: 'North', version: 2 })
  expect((await edit(inside, 'South')).body.post).toMatchObject({ location: 'South', version: 3 })
  await dorms.add('north', why)
  expect((await publish('North')).status).toBe(201)
})

it('posts spell a dorm as the campus does, and may name a place that is none', async () => {
  const post = (await publish('sOUTH')).body.post
  expect(post?.location).toBe('South')
  expect((await edit(post?.id ?? '', 'north')).body.post?.location).toBe('North')
  expect((await publish('The bench by the lake')).body.post?.location).toBe('The bench by the lake')
})
