import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { requestsCalls } from '@shelfmate/contract/requests/requests'
import { beforeEach, expect, it } from 'vitest'
import { sendMessage } from '#features/chat/chat.factory.ts'
import { addComment, addPost } from '#features/exchange/exchange.factory.ts'
import { ask } from '#features/requests/requests.factory.ts'
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

it('where whoever is suspended stands in a list, their picture does not, until they are back', async () => {
  const chatId = chatIdOf(mei.id, ravi.id)
  await sendMessage(app, mei, chatId)
  const { id } = await addPost(app, ravi)
  await addComment(app, mei, id)
  await ask(app, mei, id)
  const answers = async () => {
    const query = { query: {} }
    const all = await Promise.all([
      app.call(chatCalls.listChats, { as: ravi, input: query }),
      app.call(chatCalls.open, { as: ravi, input: { params: { chatId } } }),
      app.call(exchangeCalls.listComments, { as: ravi, input: { params: { id }, ...query } }),
      app.call(requestsCalls.list, { as: ravi, input: query }),
    ])
    return all.map(({ raw: { body } }) => `${body.includes('Mei Tan')} ${body.includes(photoId)}`)
  }
  expect(await answers()).toEqual(Array(4).fill('true true'))
  await suspendUntil(null)
  expect(await answers()).toEqual(Array(4).fill('true false'))
  await suspendUntil('2020-01-01')
  expect(await answers()).toEqual(Array(4).fill('true true'))
})

it('a suspension that has ended hides nothing, and none says no more than its owner chose', async () => {
  await suspendUntil('2020-01-01')
  expect(await view()).toMatchObject({ ...texts, age: null, photoId })
  expect((await fetchImage(app, ravi, photoId)).status).toBe(200)
})
