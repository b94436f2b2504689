import { describe, expect, test, vi } from 'vitest'
import { mei } from '../testing/people.factory.ts'
import { onDevice, until } from './press.factory.ts'

const quietMs = 200
const device = onDevice()

describe('presses in trouble', () => {
  test.each([
    ['is full', () => vi.spyOn(IDBObjectStore.prototype, 'put'), 'QuotaExceededError'],
    ['answers nothing any more', () => vi.spyOn(IDBDatabase.prototype, 'transaction'), 'UnknownError'],
  ])('goes out though the disk %s', async (_, spy, error) => {
    device().isOnline = false
    const page = await device().open()
    page.begin()
    const { done } = page.say('hello')
    await page.isStored()
    spy().mockImplementation(() => {
      throw new DOMException('The disk fails.', error)
    })
    device().isOnline = true
    page.sendNow()
    await done
    expect(device().server.heard).toEqual(['hello'])
    expect(page.words()).toEqual([])
  })

  test('sends what was refused once, though a full disk cannot take that down', async () => {
    device().isOnline = false
    const first = await device().open()
    void first.say('milk')
    await first.isStored()
    first.close()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    })
    device().isOnline = true
    device().server.refuses.set('milk', 'PANTRY_FULL')
    const page = await device().open()
    page.begin()
    await until(() => expect(page.told).toEqual(['milk PANTRY_FULL']))
    page.sendNow()
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    expect(device().server.calls).toHaveLength(1)
    expect(page.phases()).toEqual({ milk: 'refused' })
    device().server.refuses.clear()
    await page.offerAgain(page.presses()[0]?.id ?? '')
    await until(() => expect(page.words()).toEqual([]))
    expect(device().server.heard).toEqual(['milk'])
  })

  test('says once how many went out late, when the last has', async () => {
    device().isOnline = false
    const page = await device().open()
    page.begin()
    page.say('milk')
    page.say('eggs')
    await page.isStored()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 })
    device().isOnline = true
    device().server.failures.push(['OFFLINE', 0])
    page.sendNow()
    await page.say('rice').done
    await until(() => expect(page.told).toEqual(['2 late']))
    vi.useRealTimers()
    expect(page.words()).toEqual([])
  })

  test('works without a disk, as long as the page lives', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const page = await device().open()
    page.begin()
    await page.say('hello').done
    expect(device().server.heard).toEqual(['hello'])
    expect(page.words()).toEqual([])
  })

  describe('what the disk refuses', () => {
    const fillDisk = () =>
      vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
        throw new DOMException('The disk is full.', 'QuotaExceededError')
      })
    const notes = () => Object.values(localStorage).map((text) => JSON.parse(String(text))[1])
    const sayUnstored = async () => {
      const page = await device().open()
      const said = page.say('hello')
      await until(() => expect(page.phases()).toEqual({ hello: 'waiting' }))
      return { page, said }
    }

    test('goes out from the next page, once there is room', async () => {
      device().isOnline = false
      const disk = fillDisk()
      const { page } = await sayUnstored()
      page.close()
      disk.mockRestore()
      device().isOnline = true
      const next = await device().open()
      next.begin()
      await until(() => expect(device().server.heard).toEqual(['hello']))
      await until(() => expect(next.words()).toEqual([]))
      expect(notes()).toEqual([])
    })

    test('is sent by the next page as a repetition when it may have arrived', async () => {
      const disk = fillDisk()
      const { page } = await sayUnstored()
      device().server.failures.push(['OFFLINE', 0, 'cut'])
      page.begin()
      await until(() => expect(page.troubles()).toHaveProperty('*'))
      expect(notes()).toMatchObject([{ payload: 'hello', attempts: 1 }])
      page.close()
      disk.mockRestore()
      const next = await device().open()
      next.begin()
      await until(() => expect(device().server.calls).toEqual(['hello', 'hello again']))
      expect(device().server.heard).toEqual(['hello'])
    })

    test('stays refused in the next page', async () => {
      device().server.refuses.set('hello', 'PANTRY_FULL')
      const disk = fillDisk()
      const { page, said } = await sayUnstored()
      page.leaveUnawaited(said.id)
      page.begin()
      await until(() => expect(page.phases()).toEqual({ hello: 'refused' }))
      page.close()
      disk.mockRestore()
      const next = await device().open()
      next.begin()
      await until(() => expect(next.phases()).toEqual({ hello: 'refused' }))
      expect(device().server.calls).toEqual(['hello'])
    })

    test.each(['sent', 'taken back', 'discarded'])('leaves no note once it is %s', async (how) => {
      fillDisk()
      const { page, said } = await sayUnstored()
      const outcome = Promise.allSettled([said.done])
      if (how === 'sent') page.begin()
      else if (how === 'taken back') expect(await page.withdraw(said.id)).toBe(true)
      else await page.discard(said.id)
      await outcome
      expect(notes()).toEqual([])
    })

    test('is sent once, though another tab finds room for it', async () => {
      device().isOnline = false
      const disk = fillDisk()
      const { page, said } = await sayUnstored()
      page.begin()
      disk.mockRestore()
      const other = await device().open()
      other.begin()
      await page.isStored()
      device().isOnline = true
      page.sendNow()
      other.sendNow()
      await said.done
      await until(() => expect([page.words(), other.words()]).toEqual([[], []]))
      expect(device().server.calls).toEqual(['hello'])
      expect(notes()).toEqual([])
    })
  })

  test('a change of another version of the app holds up its own lane alone, until it is discarded', async () => {
    const page = await device().open()
    page.begin()
    const strange = page.say('???', { kind: 'smell', lane: 'smells' })
    const outcome = Promise.allSettled([strange.done])
    void page.say('behind it', { lane: 'smells' })
    await page.say('hello').done
    expect(device().server.heard).toEqual(['hello'])
    expect(page.words()).toEqual(['???', 'behind it'])
    // It was not sent: it can be taken back as if it had never been made.
    expect(page.presses()[0]?.attempts).toBe(0)
    await page.discard(strange.id)
    expect(await outcome).toMatchObject([{ reason: expect.any(page.GivenUp) }])
    page.sendNow()
    await until(() => expect(page.words()).toEqual([]))
    expect(device().server.heard).toEqual(['hello', 'behind it'])
  })

  test('sleeps while a lane is held up, whatever else was', async () => {
    const page = await device().open()
    page.begin()
    device().server.failures.push(['UNAVAILABLE', 503], ['UNAVAILABLE', 503], ['UNAVAILABLE', 503])
    const gone = page.say('gone', { lane: 'one' })
    const given = Promise.allSettled([gone.done])
    await until(() => expect(page.troubles()).toHaveProperty('one'))
    void page.say('stays', { lane: 'other' })
    await until(() => expect(page.troubles()).toHaveProperty('other'))
    await page.discard(gone.id)
    await given
    // The first lane is free meanwhile, and nothing waits in it.
    await until(() => expect(page.troubles()['one']?.until).toBeLessThan(performance.now()))
    await until(() => expect(page.troubles()['other']?.failures).toBe(2))
    const turns = device().turnsTaken
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    expect(device().turnsTaken - turns).toBeLessThanOrEqual(1)
  })

  test('waits no longer where the clock of the device is set back', async () => {
    const page = await device().open()
    page.begin()
    device().server.failures.push(['UNAVAILABLE', 503])
    const { done } = page.say('hello')
    await until(() => expect(page.troubles()).toHaveProperty('words'))
    vi.spyOn(Date, 'now').mockReturnValue(0)
    await done
    expect(device().server.heard).toEqual(['hello'])
  })

  test('sends nothing more once the session is over', async () => {
    const page = await device().open()
    device().isOnline = false
    page.begin()
    void page.say('hello')
    await until(() => expect(page.troubles()).toHaveProperty('*'))
    device().server.user = null
    device().server.failures.push(['UNAUTHENTICATED', 401])
    device().isOnline = true
    page.sendNow()
    await until(() => expect(device().server.failures).toEqual([]))
    const turns = device().turnsTaken
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    expect(device().turnsTaken - turns).toBeLessThanOrEqual(1)
    expect(page.words()).toEqual(['hello'])
  })

  test.each([
    ['the password was changed while it was under way', async () => Response.json({ user: mei })],
    ['nothing tells whether the session is over', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('signs nobody out where %s, and goes on', async (_, asked) => {
    vi.stubGlobal('fetch', asked)
    const page = await device().open()
    page.begin()
    device().server.failures.push(['UNAUTHENTICATED', 401])
    const { done } = page.say('hello')
    await until(() => expect(page.troubles()).toHaveProperty('words'))
    expect(page.phases()).toEqual({ hello: 'waiting' })
    page.sendNow()
    await done
    expect(device().server.heard).toEqual(['hello'])
    expect(page.currentSession()).toEqual(mei)
  })
})
