import { expect, it } from 'vitest'
import { TestApp } from '../../../testing/test-app.ts'
import { waitingForLocks } from '../../../testing/test-database.ts'
import { sendMessage } from '../../chat/chat.factory.ts'
import { noticeStage } from '../notices.factory.ts'
import { logIn, noticesQueued, sendingTo, takeNotices } from './push.factory.ts'

const stage = noticeStage()

const writeMany = (count: number, to = stage.app) =>
  Promise.all(Array.from({ length: count }, () => sendMessage(to, stage.mei, stage.chatId)))

const generations = async () => {
  const { rows } = await stage.app.pool.query<{ count: number }>(
    'select sum(generation)::int as count from push_notices',
  )
  return rows[0]?.count
}

it('queues what comes close together in one statement', async () => {
  const ending = await TestApp.start(sendingTo(stage.service), { beside: stage.app })
  await stage.write()
  await writeMany(20, ending)
  await ending.close()
  // The first, and one more; a crowded moment takes a few.
  expect([2, 3, 4]).toContain(await generations())
})

it('does not put a notice off for a sender who writes on', async () => {
  await stage.write()
  await writeMany(1)
  stage.app.clock.advance(1_000)
  await writeMany(1)
  await noticesQueued(stage.app, 2)
  const { rows } = await stage.app.pool.query<{ dueAt: Date }>('select due_at as "dueAt" from push_notices')
  expect(rows[0]?.dueAt.getTime()).toBeLessThan(stage.app.clock.now().getTime() + 2_000)
})

it('loses nobody’s notice with a device that is forgotten meanwhile', async () => {
  const other = await logIn(stage.app, stage.kai)
  await takeNotices(stage.app, other, stage.service)
  const holder = await stage.app.pool.connect()
  await holder.query('begin')
  await holder.query(
    `delete from sessions where id = (
    select session_id from push_subscriptions where user_id = $1 order by created_at desc limit 1)`,
    [stage.kai.id],
  )
  await writeMany(1)
  await expect.poll(() => waitingForLocks(stage.app)).toBe(1)
  await holder.query('commit')
  holder.release()
  await noticesQueued(stage.app, 1)
})

it('has queued everything once the process has ended', async () => {
  const ending = await TestApp.start(sendingTo(stage.service), { beside: stage.app })
  await stage.write()
  await writeMany(1, ending)
  await writeMany(1, ending)
  await ending.close()
  expect(await generations()).toBe(3)
})
