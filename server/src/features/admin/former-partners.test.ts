import { msPerMinute } from '@shelfmate/contract/api/durations'
import { resyncEvent } from '@shelfmate/contract/api/live'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { lateMs } from '@shelfmate/contract/requests/machine'
import { describe, expect, it } from 'vitest'
import { sendMessage } from '#features/chat/chat.factory.ts'
import { runAdmin } from '../../admin.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { app } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { addPost } from '../exchange/exchange.factory.ts'
import { shown } from '../notifications/push/push.factory.ts'
import { act, ask, offer, promisedSoon, seen } from '../requests/requests.factory.ts'
import { withCommandsAndPush } from './admin-stage.factory.ts'

const stage = withCommandsAndPush()

const remove = (who: TestUser) => runAdmin(['delete', who.email, '--reason', 'Because.'])

/** Somebody hands one piece over to somebody else. */
async function handOver(giver: TestUser, taker: TestUser): Promise<void> {
  const { id, code } = await ask(app, taker, (await addPost(app, giver, { giving: 'firstCome' })).id)
  await act(app, giver, id, 'enterCode', { code: code ?? '' })
}

/** What one of two reads of how the other kept their word, of a request that is open for it. */
async function recordOf(who: TestUser, role: 'giver' | 'taker') {
  const other = await app.signUp()
  const [giver, taker] = role === 'giver' ? [who, other] : [other, who]
  const { id } = await ask(app, taker, (await addPost(app, giver)).id)
  return (await seen(app, other, id))?.record
}

describe('the record of somebody whose partner’s account goes', () => {
  it.each(['giver', 'taker'] as const)('stays, of a %s', async (role) => {
    const { giver, taker, id } = await promisedSoon(app)
    const [staying, leaving] = role === 'giver' ? [giver, taker] : [taker, giver]
    app.clock.advance(10 * msPerMinute + lateMs)
    await act(app, leaving, id, 'sayMissed')
    await handOver(giver, taker)
    await handOver(taker, giver)
    const last = await app.signUp()
    await handOver(staying, last)
    await remove(leaving)
    expect(await recordOf(staying, role)).toEqual({ handedOver: 3, missed: 1 })
    await remove(last)
    expect(await recordOf(staying, role)).toEqual({ handedOver: 3, missed: 1 })
  })

  it('keeps nothing of what the other missed, nor of who it was', async () => {
    const { giver, taker, id } = await promisedSoon(app)
    app.clock.advance(10 * msPerMinute + lateMs)
    await act(app, giver, id, 'sayMissed')
    await remove(taker)
    expect(await recordOf(giver, 'giver')).toEqual({ handedOver: 0, missed: 0 })
    const { rows } = await app.pool.query('select user_id from request_records where user_id = $1', [
      giver.id,
    ])
    expect(rows).toEqual([])
  })
})

it('shows nobody a chat any more that went with an account', async () => {
  const [leaving, staying] = [await app.signUp(), await app.signUp()]
  await sendMessage(app, leaving, chatIdOf(leaving.id, staying.id))
  const screen = await new LiveClient(await app.listen(), staying).connected()
  await remove(leaving)
  expect(await screen.receives(resyncEvent)).toContain(null)
  screen.close()
  const { body } = await app.call(chatCalls.listChats, { as: staying, input: { query: {} } })
  expect(body).toMatchObject({ items: [], unreadChats: 0 })
})

describe('what was asked for, and not promised, of somebody whose account goes', () => {
  it.each(['firstCome', 'iChoose'] as const)('is gone, hears whoever waits for it: %s', async (giving) => {
    const { giver, taker, post } = await offer(app, { quantity: 1, giving })
    const lin = await app.signUp()
    if (giving === 'firstCome') await ask(app, taker, post.id)
    await ask(app, lin, post.id)
    const device = await stage.deviceOf(lin)
    await remove(giver)
    await stage.send()
    expect(shown(device)).toMatchObject([{ title: 'Something you asked for is gone', url: '/exchange' }])
  })

  it('is no notice to the giver of food that the one who goes asked for, nor to others who did', async () => {
    const { giver, taker, post } = await offer(app, { giving: 'iChoose' })
    const lin = await app.signUp()
    for (const each of [taker, lin]) await ask(app, each, post.id)
    for (const each of [giver, lin]) await stage.deviceOf(each)
    await remove(taker)
    const { rows } = await app.pool.query(`select topic from push_notices where topic like 'gone:%'`)
    expect(rows).toEqual([])
  })
})
