import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { sharingCalls } from '@shelfmate/contract/exchange/sharing'
import { beforeAll, expect, it } from 'vitest'
import { block, unblock } from '#features/blocks/blocks.factory.ts'
import { bytesOf, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { LinkSigner } from '#platform/secret/secret.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addPost, tofu, wholeList } from '../exchange.factory.ts'

let mei: TestUser
let ravi: TestUser
withApp(startWithImages)
beforeAll(async () => {
  app.clock.set('2026-11-20T04:00:00Z')
  mei = await app.signUp()
  ravi = await app.signUp({ firstName: 'Ravi', lastName: 'Nair' })
})

const keyOf = (as: TestUser, id: string) =>
  app.call(sharingCalls.readShareKey, { as, input: { params: { id } } })
const imageOf = (id: string, key: string) =>
  app.send('GET', `/api/exchange/posts/${id}/shared-photo?key=${key}`, {})

async function shared(fields: object = {}) {
  const { body } = await upload(app, mei, await bytesOf(testImage(400).jpeg()), { purpose: 'post' })
  const post = await addPost(app, mei, { ...fields, photoId: body.id })
  const { key } = (await keyOf(mei, post.id)).body
  return { post, key, imageId: body.id }
}

it('shows one post alone at its own address, to whoever its list would show it', async () => {
  const post = await addPost(app, mei, { expiryDate: '2026-11-20' })
  for (const expiryDate of ['2026-11-20', '2099-12-01']) await addPost(app, mei, { expiryDate })
  for (const as of [mei, ravi]) expect(await wholeList(app, as, { id: post.id })).toEqual([post])
  app.clock.set('2026-11-21T04:00:00Z')
  expect(await wholeList(app, ravi, { id: post.id })).toEqual([])
  expect(await wholeList(app, mei, { id: post.id })).toEqual([post])
  app.clock.set('2026-11-20T04:00:00Z')
  await block(app, mei, ravi)
  expect(await wholeList(app, ravi, { id: post.id })).toEqual([])
  await unblock(app, mei, ravi)
})

it('gives the key of a link to the post’s owner alone', async () => {
  const { post, key } = await shared()
  expect(key).toMatch(/^[\w-]{43}$/)
  expect((await keyOf(ravi, post.id)).status).toBe(404)
  expect((await keyOf(mei, mei.id)).status).toBe(404)
})

it('shows the photo before any login to whoever has the key of this very post', async () => {
  const [one, other] = [await shared(), await shared()]
  const image = await imageOf(one.post.id, one.key)
  expect(image.status).toBe(200)
  expect(image.raw.headers['content-type']).toBe('image/webp')
  expect((await imageOf(one.post.id, other.key)).status).toBe(404)
  expect((await imageOf(one.post.id, '')).status).toBe(400)
  expect((await app.send('GET', `/api/images/${one.imageId}`, {})).status).toBe(401)
})

it('shows nothing of somebody else’s post under the id of one that is gone', async () => {
  const { post, key } = await shared()
  for (let unit = 0; unit < post.quantity; unit++)
    await app.call(exchangeCalls.claim, { as: mei, input: { params: { id: post.id }, body: {} } })
  const { body } = await upload(app, ravi, await bytesOf(testImage(300).jpeg()), { purpose: 'post' })
  const again = { ...tofu, id: post.id, photoId: body.id }
  expect((await app.call(exchangeCalls.createPost, { as: ravi, input: { body: again } })).status).toBe(201)
  expect((await imageOf(post.id, key)).status).toBe(404)
  expect((await imageOf(post.id, (await keyOf(ravi, post.id)).body.key)).status).toBe(200)
})

it('takes the keys that were given out before for posts of that time alone', async () => {
  const [old, other] = [await shared(), await shared()]
  await app.pool.query('update posts set has_bare_key = true where id = $1', [old.post.id])
  const signer = new LinkSigner(app.limitStore.secret, 'share a post')
  const [before, never] = [old, other].map(({ post }) => signer.sign(post.id).slice(post.id.length + 1))
  for (const key of [before ?? '', old.key]) expect((await imageOf(old.post.id, key)).status).toBe(200)
  expect((await imageOf(other.post.id, never ?? '')).status).toBe(404)
})

it('shows what is still offered past its best-before date, to its last day', async () => {
  const { post, key } = await shared({ foodName: 'Rice', dateKind: 'bestBefore', expiryDate: '2026-11-20' })
  expect(post.graceDays).toBe(30)
  for (const [day, status] of [
    ['2026-12-20', 200],
    ['2026-12-21', 404],
  ] as const) {
    app.clock.set(`${day}T04:00:00Z`)
    expect((await imageOf(post.id, key)).status).toBe(status)
  }
  app.clock.set('2026-11-20T04:00:00Z')
})

it('shows nothing any more once the post is gone, its date has passed, or its picture is hidden', async () => {
  const [gone, past, hidden] = [await shared(), await shared({ expiryDate: '2026-11-20' }), await shared()]
  await app.call(exchangeCalls.removePost, { as: mei, input: { params: { id: gone.post.id } } })
  await app.pool.query('update images set hidden_at = now() where id = $1', [hidden.imageId])
  expect((await imageOf(past.post.id, past.key)).status).toBe(200)
  app.clock.set('2026-11-21T04:00:00Z')
  for (const { post, key } of [gone, past, hidden]) expect((await imageOf(post.id, key)).status).toBe(404)
  app.clock.set('2026-11-20T04:00:00Z')
})
