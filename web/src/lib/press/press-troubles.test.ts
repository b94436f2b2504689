import { describe, expect, test, vi } from 'vitest'
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

  test('works without a disk, as long as the page lives', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const page = await device().open()
    page.begin()
    await page.say('hello').done
    expect(device().server.heard).toEqual(['hello'])
    expect(page.words()).toEqual([])
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
    device().server.failures.push(['UNAUTHENTICATED', 401])
    device().isOnline = true
    page.sendNow()
    await until(() => expect(device().server.failures).toEqual([]))
    const turns = device().turnsTaken
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    expect(device().turnsTaken - turns).toBeLessThanOrEqual(1)
    expect(page.words()).toEqual(['hello'])
  })
})
