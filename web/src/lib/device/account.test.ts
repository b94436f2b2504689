import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { arun, mei } from '../testing/people.factory.ts'
import { forgetQueries, forgetUser, rememberedUser, rememberUser, transactAs } from './account.ts'
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
    await forgetUser()
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
    await forgetUser()
    expect(await rememberedUser()).toBeUndefined()
    expect(await count()).toEqual([0, 0, 0])
  })

  test('keeps what was not sent when the session ends, for the same user alone', async () => {
    await forgetQueries()
    expect(await rememberedUser()).toBeUndefined()
    expect(await count()).toEqual([0, 0, 1])
    expect(await rememberUser(mei)).toBe(0)
    expect(await count()).toEqual([1, 0, 1])
    await forgetQueries()
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
      await forgetUser()
      await rememberUser(mei)
      forgotten.mockClear()
      expect(await rememberUser(mei)).toBe(0)
      expect(forgotten).not.toHaveBeenCalled()
      expect(await rememberUser(arun)).toBe(0)
      expect(forgotten).toHaveBeenCalledExactlyOnceWith('pictures')
    })
  })

  test('a tab that has not heard of the logout writes nothing', async () => {
    await forgetUser()
    await see('mei', 'chat')
    await press('mei')
    expect(await count()).toEqual([0, 0, 0])
  })
})
