import { msPerDay } from '@shelfmate/contract/api/durations'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { describe, expect, it } from 'vitest'
import { decide, nameSteward, report } from '#features/reports/reports.factory.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { tofu } from '../../exchange/exchange.factory.ts'
import { ask, editPost, ledgerOf, offer, seen, tick, tryTo } from '../requests.factory.ts'

withApp()

/** A promise whose post is gone without a word, as on a server of the version before, and another's post under its id. */
async function replaced() {
  const staged = await offer(app, { quantity: 1 })
  const request = await ask(app, staged.taker, staged.post.id)
  await app.pool.query('delete from posts where id = $1', [staged.post.id])
  const other = await app.signUp()
  const body = { ...tofu, id: staged.post.id, giving: 'firstCome' as const }
  const published = await app.call(exchangeCalls.createPost, { as: other, input: { body } })
  if (!published.body.post) throw new Error(`publishing answered ${published.status}`)
  return { ...staged, request, other, others: published.body.post }
}

describe('a post under the id of one that is gone', () => {
  it('gives nothing to who was promised that one, and takes nothing for them', async () => {
    const { taker, post, request } = await replaced()
    const next = await app.signUp()
    const asked = await ask(app, next, post.id)
    await tick(app)
    expect(await seen(app, taker, request.id)).toMatchObject({ state: 'expired', reason: 'postGone' })
    expect(await seen(app, next, asked.id)).toMatchObject({ state: 'promised' })
    expect(await ledgerOf(app, post.id)).toMatchObject({ quantity: 2, promised: 1 })
  })

  it('is not handed over for it', async () => {
    const { giver, taker, post, request } = await replaced()
    const pressed = await tryTo(app, giver, request.id, 'enterCode', { code: request.code ?? '' })
    expect(pressed.error?.code).toBe('REQUEST_MOVED_ON')
    expect(await seen(app, taker, request.id)).toMatchObject({ state: 'expired', reason: 'postGone' })
    expect(await ledgerOf(app, post.id)).toMatchObject({ quantity: 2, handedOver: 0 })
  })

  it('says nothing of that one when it is edited', async () => {
    const { other, others, taker, request } = await replaced()
    await editPost(app, other, others, { foodName: 'Rice' })
    expect(await seen(app, taker, request.id)).toMatchObject({ foodName: 'Tofu' })
  })
})

it('what a steward removes ends at once for all who asked for it, told in their chats', async () => {
  const { giver, taker, post } = await offer(app, { quantity: 1 })
  const [lin, steward] = [await app.signUp(), await app.signUp()]
  const [first, second] = [await ask(app, taker, post.id), await ask(app, lin, post.id)]
  await nameSteward(app, steward)
  const reported = await report(app, await app.signUp(), { kind: 'post', targetId: post.id })
  expect((await decide(app, steward, reported, { outcome: 'removed' })).status).toBe(204)
  for (const [who, { id }, unread] of [
    [taker, first, 1],
    [lin, second, 0],
  ] as const) {
    expect(await seen(app, who, id)).toMatchObject({ state: 'expired', reason: 'postGone' })
    const input = { params: { chatId: chatIdOf(who.id, giver.id) } }
    const { messages, unreadCount } = (await app.call(chatCalls.open, { as: who, input })).body
    expect(messages.at(-1)?.card).toMatchObject({ state: 'expired' })
    expect(unreadCount).toBe(unread)
  }
})

it('a line that cannot be ended keeps no other from its end, and is said to be the one', async () => {
  const broken = await offer(app, { quantity: 1 })
  const whole = await offer(app, { quantity: 1 })
  for (const { taker, post } of [broken, whole]) await ask(app, taker, post.id)
  const lines = [broken, whole].map(({ post }) => post.id)
  await app.pool.query('update posts set promised = 0 where id = any($1::uuid[])', [lines.slice(0, 1)])
  app.clock.advance(msPerDay)
  await expect(tick(app)).rejects.toThrow(`the requests for post ${broken.post.id} could not be ended`)
  expect(await ledgerOf(app, whole.post.id)).toMatchObject({ promised: 0 })
  const open = await app.pool.query(`select post_id from food_requests where state = 'promised'`)
  expect(open.rows).toEqual([{ post_id: broken.post.id }])
  await app.pool.query('delete from posts where id = $1', [broken.post.id])
  await tick(app)
})
