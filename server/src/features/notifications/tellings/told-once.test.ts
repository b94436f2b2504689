import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { beforeEach, expect, it } from 'vitest'
import { tellOfPosts } from '../push/push.factory.ts'
import { tellingStage } from './tellings.factory.ts'

const stage = tellingStage()
const { offer, work, titles } = stage
const expiryDate = '2027-03-12'

beforeEach(() => stage.choose({ rescue: true }))

const done = async (pressing: Promise<{ status: number }>) => {
  expect((await pressing).status).toBeLessThan(300)
}
const { claim, removePost, restorePost } = exchangeCalls
const claimOne = (id: string) =>
  done(stage.app.call(claim, { as: stage.mei, input: { params: { id }, body: {} } }))
const remove = (id: string) => done(stage.app.call(removePost, { as: stage.mei, input: { params: { id } } }))
const restore = (id: string) =>
  done(stage.app.call(restorePost, { as: stage.mei, input: { params: { id } } }))

it('nobody hears of more than ten posts a day, be they gone at once', async () => {
  for (let n = 0; n < 12; n++) {
    const { id } = await offer({ foodName: `Bun ${n}`, quantity: 1, expiryDate })
    await work()
    await claimOne(id)
  }
  expect(titles()).toHaveLength(10)
})

it('who was told of a post that is gone is forgotten once that day is over; of one that may be restored it is not', async () => {
  const purge = () => stage.app.app.jobs.find(({ name }) => name === 'notifications.purgeTellings')?.run()
  const told = async () => (await stage.app.pool.query('select post_id as id from post_tellings')).rows
  const gone = await offer({ quantity: 1, expiryDate })
  await work()
  await claimOne(gone.id)
  stage.app.clock.advance(msPerHour)
  const removed = await offer({ expiryDate })
  await work()
  stage.app.clock.advance(msPerDay - 2 * msPerHour)
  await purge()
  expect(await told()).toEqual([{ id: gone.id }, { id: removed.id }])
  stage.app.clock.advance(msPerDay)
  await remove(removed.id)
  await purge()
  expect(await told()).toEqual([{ id: removed.id }])
})

it('a post that is restored is told where it was not, and once', async () => {
  const { id } = await offer({ expiryDate })
  await remove(id)
  stage.app.clock.advance(30_000)
  await tellOfPosts(stage.app)
  await restore(id)
  await work()
  expect(titles()).toEqual(['Tofu in Tembusu'])
  await remove(id)
  await restore(id)
  await work()
  expect(titles()).toEqual(['Tofu in Tembusu'])
})
