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
const { removePost, restorePost } = exchangeCalls
const remove = (id: string) => done(stage.app.call(removePost, { as: stage.mei, input: { params: { id } } }))
const restore = (id: string) =>
  done(stage.app.call(restorePost, { as: stage.mei, input: { params: { id } } }))

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
