import { msPerHour } from '@shelfmate/contract/api/durations'
import { expect, it } from 'vitest'
import { block } from '#features/blocks/blocks.factory.ts'
import { addPost } from '#features/exchange/exchange.factory.ts'
import { ask } from '#features/requests/requests.factory.ts'
import type { Device } from '#platform/push/testing/push-service.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { noticeStage } from '../notices.factory.ts'
import { noticesQueued, shown, takeNotices } from './push.factory.ts'

const stage = noticeStage()

/** Tofu of somebody is promised to the other, which both have read; returns the request's id, and Mei's device. */
async function promised(giver: TestUser, taker: TestUser): Promise<{ id: string; device: Device }> {
  const { app, mei, service } = stage
  const device = await takeNotices(app, mei, service)
  const post = await addPost(app, giver, { giving: 'firstCome' })
  const { id } = await ask(app, taker, post.id)
  await noticesQueued(app, 1)
  await app.pool.query('delete from push_notices')
  return { id, device }
}

const topics = async () => (await stage.waiting()).map(({ topic }) => topic)

it.each([
  ['taker', 'Your pick-up of Tofu is off'],
  ['giver', 'Your hand-over of Tofu is off'],
] as const)('a %s who was blocked hears that it is off, not why or by whom', async (role, title) => {
  const { app, mei, kai, device } = stage
  const blocking = await (role === 'taker' ? promised(mei, kai) : promised(kai, mei))
  await block(app, mei, kai)
  await noticesQueued(app, 1)
  await stage.sendAfter(2_000)
  const body = 'You needn’t go or wait for it. See what else you have arranged.'
  expect(shown(device)).toEqual([{ title, body, tag: `off:${blocking.id}`, url: '/home' }])
  expect(blocking.device.tries).toBe(0)
})

it('waits for the end of quiet hours, for no page says it', async () => {
  const { app, mei, kai, device } = stage
  await stage.choose({ quietFrom: '11:00', quietUntil: '14:00' })
  await promised(mei, kai)
  await block(app, mei, kai)
  await noticesQueued(app, 1)
  await stage.sendAfter(2_000)
  expect(device.tries).toBe(0)
  await stage.sendAfter(2 * msPerHour)
  expect(shown(device)).toMatchObject([{ title: 'Your pick-up of Tofu is off' }])
})

it('is of what was promised alone: nobody is on the way to the rest', async () => {
  const { app, mei, kai } = stage
  const asked = await addPost(app, mei, { giving: 'iChoose' })
  await ask(app, kai, asked.id)
  const { id } = await promised(mei, kai)
  await block(app, mei, kai)
  // What was asked for may be told only now that there is a device.
  const off = async () => (await topics()).filter((topic) => topic.startsWith('off:'))
  await expect.poll(off).toEqual([`off:${id}`])
})

it('goes to nobody who wants to hear of no messages', async () => {
  const { app, mei, kai, device } = stage
  await promised(mei, kai)
  await block(app, mei, kai)
  await noticesQueued(app, 1)
  await stage.choose({ messages: false })
  await stage.sendAfter(2_000)
  expect(device.tries).toBe(0)
  expect(await topics()).toEqual([])
})
