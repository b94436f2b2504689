import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { arun, mei } from '../testing/people.factory.ts'
import {
  followAnswer,
  forgetQueries,
  forgetUser,
  rememberedUser,
  rememberUser,
  transactAs,
} from './account.ts'
import { answerOf, type StoreName, transact } from './device-db.ts'

const stores: StoreName[] = ['account', 'seen', 'outbox']

const see = (userId: string, what: string) =>
  transactAs(userId, ['seen'], async (store) => void store('seen').put(what, [userId, what]))
const press = (userId: string) =>
  transactAs(userId, ['outbox'], async (store) => void store('outbox').add({ userId }))
const count = () =>
  transact('readonly', stores, (store) => Promise.all(stores.map((name) => answerOf(store(name).count()))))

describe('the account of a device', () => {
  beforeEach(async () => {
    await forgetUser((await rememberedUser())?.id)
    await rememberUser(mei)
    await see('mei', 'pantry')
    await press('mei')
  })

  test('is remembered with what it saw and did', async () => {
    expect(await rememberedUser()).toEqual(mei)
    expect(await rememberUser({ ...mei, displayName: 'Mei Lim' })).toBe(0)
    expect(await count()).toEqual([1, 1, 1])
  })

  test('leaves nothing at logout', async () => {
    await forgetUser('mei')
    expect(await rememberedUser()).toBeUndefined()
    expect(await count()).toEqual([0, 0, 0])
  })

  test('keeps what was not sent when the session ends, for the same user alone', async () => {
    await forgetQueries('mei')
    expect(await rememberedUser()).toBeUndefined()
    expect(await count()).toEqual([0, 0, 1])
    expect(await rememberUser(mei)).toBe(0)
    expect(await count()).toEqual([1, 0, 1])
    await forgetQueries('mei')
    expect(await rememberUser(arun)).toBe(1)
    expect(await count()).toEqual([1, 0, 0])
  })

  test('nothing of another user stays when somebody else enters', async () => {
    expect(await rememberUser(arun)).toBe(1)
    expect(await count()).toEqual([1, 0, 0])
  })

  describe('with pictures', () => {
    const forgotten = vi.fn(async () => true)
    beforeEach(() => {
      forgotten.mockClear()
      vi.stubGlobal('caches', { delete: forgotten })
    })
    afterEach(() => vi.unstubAllGlobals())

    test('loses them when somebody else enters, though nothing waited to be sent', async () => {
      await forgetUser('mei')
      await rememberUser(mei)
      forgotten.mockClear()
      expect(await rememberUser(mei)).toBe(0)
      expect(forgotten).not.toHaveBeenCalled()
      expect(await rememberUser(arun)).toBe(0)
      expect(forgotten).toHaveBeenCalledExactlyOnceWith('pictures')
    })
  })

  describe('that is another one’s by now', () => {
    beforeEach(async () => {
      await rememberUser(arun)
      await see('arun', 'pantry')
      await press('arun')
    })
    afterEach(async () => expect(await count()).toEqual([1, 1, 1]))

    test('loses nothing by a tab of the one before that hears late of the end', async () => {
      await forgetQueries('mei')
      await forgetUser('mei')
      expect(await rememberedUser()).toEqual(arun)
    })

    test('loses nothing by an answer to a question from before', async () => {
      await followAnswer(null, mei)
      await followAnswer(null, undefined)
      await followAnswer({ ...mei }, mei)
      await followAnswer({ ...mei, id: 'kai' }, undefined)
      expect(await rememberedUser()).toEqual(arun)
    })
  })

  test('follows what the server says of whoever was there when it was asked', async () => {
    await followAnswer({ ...mei, displayName: 'Mei Lim' }, mei)
    expect(await rememberedUser()).toMatchObject({ displayName: 'Mei Lim' })
    await followAnswer(arun, mei)
    expect(await rememberedUser()).toEqual(arun)
    await followAnswer(null, arun)
    expect(await rememberedUser()).toBeUndefined()
    await followAnswer(mei, undefined)
    expect(await rememberedUser()).toEqual(mei)
  })

  test('does not come back with an answer that is older than its logout', async () => {
    await forgetUser('mei')
    await followAnswer(mei, mei)
    expect(await rememberedUser()).toBeUndefined()
  })

  test('a tab that has not heard of the logout writes nothing', async () => {
    await forgetUser('mei')
    await see('mei', 'chat')
    await press('mei')
    expect(await count()).toEqual([0, 0, 0])
  })
})
