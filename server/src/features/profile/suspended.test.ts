import { profileCalls } from '@shelfmate/contract/profile/profile'
import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { beforeEach, expect, it } from 'vitest'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { app, mei, ravi, withApp, withMeiAndRavi } from '../../testing/suite.ts'

const texts = { dorm: 'Tembusu', preferences: 'Room 12-3', allergies: 'Peanuts', age: 21 }
let photoId: string
withApp(startWithImages)
withMeiAndRavi()
beforeEach(async () => {
  photoId = (await upload(app, mei, await bytesOf(testImage(8, 6).png()), { purpose: 'profile' })).body.id
  const body = {
    displayName: 'Mei Tan',
    ...texts,
    photoId,
    seenBy: { ...seenByEverybody, age: 'nobody' as const },
  }
  expect((await app.call(profileCalls.update, { as: mei, input: { body } })).status).toBe(200)
})

const view = async () =>
  (await app.call(profileCalls.view, { as: ravi, input: { params: { userId: mei.id } } })).body
const suspendUntil = (until: string | null) =>
  app.pool.query('update users set suspended_at = now(), suspended_until = $2 where id = $1', [mei.id, until])

it('whoever is suspended is a name alone to others', async () => {
  await suspendUntil(null)
  const nothing = { age: null, dorm: '', preferences: '', allergies: '', photoId: null }
  expect(await view()).toEqual({ userId: mei.id, displayName: 'Mei Tan', ...nothing })
  expect((await fetchImage(app, ravi, photoId)).status).toBe(404)
})

it('a suspension that has ended hides nothing, and none says no more than its owner chose', async () => {
  await suspendUntil('2020-01-01')
  expect(await view()).toMatchObject({ ...texts, age: null, photoId })
  expect((await fetchImage(app, ravi, photoId)).status).toBe(200)
})
