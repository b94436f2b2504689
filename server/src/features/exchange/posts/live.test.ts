import {
  type ExchangeChange,
  exchangeCalls,
  exchangeChangedEvent,
} from '@shelfmate/contract/exchange/exchange'
import { type PantryChange, pantryChangedEvent } from '@shelfmate/contract/pantry/pantry'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { wholePantry } from '#features/pantry/pantry.factory.ts'
import { LiveClient } from '../../../testing/live-client.ts'
import { patienceMs } from '../../../testing/patience.ts'
import { TestApp, type TestUser } from '../../../testing/test-app.ts'
import { addComment, donate } from '../exchange.factory.ts'

let app: TestApp
let second: TestApp
let mei: TestUser
let ravi: TestUser
let screens: LiveClient[] = []
beforeAll(async () => {
  app = await TestApp.start()
  second = await TestApp.start({}, { beside: app })
  mei = await app.signUp()
  ravi = await app.signUp()
  const origins = [await app.listen(), await second.listen()]
  screens = await Promise.all([mei, ravi].map((as, n) => new LiveClient(origins[n] ?? '', as).connected()))
})
afterAll(async () => {
  for (const screen of screens) screen.close()
  await second.close()
  await app.close()
})

it('tells every open screen what its call answered, through whatever process, and the last state of quick ones', async () => {
  const { item, post } = await donate(app, mei, { stock: 5, quantity: 4 })
  const params = { id: post.id }
  const comment = await addComment(app, ravi, post.id)
  const answers: ExchangeChange[] = []
  const asking = async (call: Promise<{ body: ExchangeChange }>) => void answers.push((await call).body)
  const {
    author: _a,
    fromPantry: _f,
    commentCount: _c,
    createdAt: _t,
    version: _v,
    id: _i,
    graceDays: _g,
    ...fields
  } = post
  await asking(app.call(exchangeCalls.editPost, { as: mei, input: { params, body: fields } }))
  const removing = { as: ravi, input: { params: { id: comment.id } } }
  await asking(app.call(exchangeCalls.removeComment, removing))
  await asking(app.call(exchangeCalls.claim, { as: mei, input: { params, body: {} } }))
  await asking(app.call(exchangeCalls.removePost, { as: mei, input: { params } }))
  await asking(app.call(exchangeCalls.restorePost, { as: mei, input: { params } }))
  await asking(app.call(exchangeCalls.restorePost, { as: mei, input: { params } }))
  await asking(app.call(exchangeCalls.putBack, { as: mei, input: { params } }))
  const changes = answers.map(({ postId, version, post: after, ...rest }) => ({
    postId,
    version,
    post: after,
    comment: rest.comment,
    removedCommentId: rest.removedCommentId,
  }))
  // The second restoring changed nothing.
  changes.splice(5, 1)
  const last = changes.at(-1)
  for (const screen of screens) {
    await vi.waitFor(
      () => expect(screen.received(exchangeChangedEvent).at(-1)).toMatchObject(last ?? {}),
      patienceMs,
    )
    const told = screen.received(exchangeChangedEvent) as ExchangeChange[]
    expect(told.slice(0, 2)).toMatchObject([
      { postId: post.id, version: 1, post },
      { version: 2, comment },
    ])
    // What came in one second is one frame for all, but for comments.
    expect(told.length).toBeLessThan(8)
    for (const { since: _s, ...change } of told.slice(2)) expect(changes).toContainEqual(change)
  }
  const [own, other] = screens
  const pantry = await own?.receives(pantryChangedEvent, 3)
  // Events carry what the contract says.
  expect((pantry as PantryChange[]).map(({ seq, upserted }) => [seq, upserted[0]?.quantity])).toEqual([
    [1, 5],
    [2, 1],
    [3, 4],
  ])
  expect(other?.received(pantryChangedEvent)).toEqual([])
  expect((await wholePantry(app, mei)).items).toEqual([{ ...item, quantity: 4 }])
})
