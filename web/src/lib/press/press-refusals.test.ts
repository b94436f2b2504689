import { describe, expect, test } from 'vitest'
import { onDevice, until } from './press.factory.ts'

const device = onDevice()

describe('presses, when the server or its user says no', () => {
  test('a refusal reaches whoever pressed, and is out of the queue', async () => {
    device().server.refuses.set('milk', 'PANTRY_FULL')
    const page = await device().open()
    page.begin()
    await expect(page.say('milk').done).rejects.toMatchObject({ code: 'PANTRY_FULL' })
    expect(page.words()).toEqual([])
    expect(page.told).toEqual([])
  })

  test('a refusal that nobody awaits is told, kept, and offered again with what needs it', async () => {
    device().isOnline = false
    const first = await device().open()
    void first.say('milk', { creates: ['milk'] })
    void first.say('drink milk', { needs: ['milk'] })
    void first.say('rice')
    await first.isStored()
    first.close()
    device().isOnline = true
    device().server.refuses.set('milk', 'PANTRY_FULL')
    const second = await device().open()
    second.begin()
    await until(() => expect(second.told).toEqual(['milk PANTRY_FULL drink milk']))
    expect(device().server.heard).toEqual(['rice'])
    expect(second.presses().map(({ payload, refusal }) => [payload, refusal?.code])).toEqual([
      ['milk', 'PANTRY_FULL'],
      ['drink milk', 'GIVEN_UP'],
    ])
    device().server.refuses.clear()
    await second.offerAgain(second.presses()[0]?.id ?? '')
    await until(() => expect(second.words()).toEqual([]))
    expect(device().server.heard).toEqual(['rice', 'milk', 'drink milk'])
  })

  test('a refusal that nobody can take at that moment stays in the list and is told', async () => {
    device().server.refuses.set('milk', 'PANTRY_FULL')
    device().server.refuses.set('rice', 'PANTRY_FULL')
    const page = await device().open()
    page.begin()
    const milk = page.say('milk')
    page.keepRefused(milk.id)
    const rice = page.say('rice')
    page.keepRefused(rice.id, () => true)
    await expect(milk.done).rejects.toBeInstanceOf(page.GivenUp)
    await expect(rice.done).rejects.toMatchObject({ code: 'PANTRY_FULL' })
    expect(page.phases()).toEqual({ milk: 'refused' })
    await until(() => expect(page.told).toEqual(['milk PANTRY_FULL']))
  })

  test('a pause of many minutes is told at once, and not waited for', async () => {
    device().server.failures.push(['HANDOVER_PAUSED', 429])
    const page = await device().open()
    page.begin()
    await expect(page.say('code').done).rejects.toMatchObject({ code: 'HANDOVER_PAUSED' })
    expect(page.words()).toEqual([])
  })

  test('what was to undo a refused change goes with it', async () => {
    device().server.refuses.set('eat', 'NOT_FOUND')
    device().isOnline = false
    const page = await device().open()
    page.begin()
    const eat = page.say('eat', { creates: ['meal'] })
    const undo = page.say('undo', { needs: ['meal'], undoes: eat.id })
    const outcomes = Promise.allSettled([eat.done, undo.done])
    await page.isStored()
    device().isOnline = true
    page.sendNow()
    const [first, second] = await outcomes
    expect(first).toMatchObject({ reason: { code: 'NOT_FOUND' } })
    expect(second).toMatchObject({ reason: expect.any(page.GivenUp) })
    expect(page.words()).toEqual([])
  })

  test('what was never sent is taken back; what was sent is not', async () => {
    device().isOnline = false
    const page = await device().open()
    page.begin()
    const { id, done } = page.say('oops')
    expect(await page.withdraw(id)).toBe(true)
    await done
    expect(page.words()).toEqual([])
    device().isOnline = true
    device().server.failures.push(['OFFLINE', 0, 'cut'])
    const sent = page.say('said')
    await until(() => expect(device().server.heard).toEqual(['said']))
    expect(await page.withdraw(sent.id)).toBe(false)
    page.sendNow()
    await sent.done
    expect(device().server.heard).toEqual(['said'])
  })

  test('what is taken back takes along what was done with it', async () => {
    device().isOnline = false
    const page = await device().open()
    const add = page.say('milk', { creates: ['milk'] })
    const drink = page.say('drink milk', { needs: ['milk'] })
    const outcome = Promise.allSettled([drink.done])
    expect(await page.withdraw(add.id)).toBe(true)
    expect(await outcome).toMatchObject([{ reason: expect.any(page.GivenUp) }])
    expect(page.words()).toEqual([])
  })

  test('what is taken back leaves an earlier undoing alone, which waits for the same name', async () => {
    device().isOnline = false
    const page = await device().open()
    const removal = { creates: ['removal of milk'], needs: ['milk'] }
    const first = page.say('remove', removal)
    page.say('restore', { needs: ['removal of milk'], undoes: first.id }).done.catch(() => undefined)
    const second = page.say('remove again', removal)
    await page.isStored()
    expect(await page.withdraw(second.id)).toBe(true)
    expect(page.words()).toEqual(['remove', 'restore'])
  })

  test('discarding takes along what could not be done without it', async () => {
    device().isOnline = false
    const page = await device().open()
    const add = page.say('milk', { creates: ['milk'] })
    const outcomes = Promise.allSettled([add.done, page.say('drink milk', { needs: ['milk'] }).done])
    void page.say('rice')
    await page.discard(add.id)
    expect(page.words()).toEqual(['rice'])
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: expect.any(page.GivenUp) })
  })

  test('a refusal is told though what is shown could not be brought up to date', async () => {
    device().server.refuses.set('milk', 'NOT_FOUND')
    const page = await device().open()
    page.knowing.refresh = () => Promise.reject(new TypeError('Failed to fetch'))
    page.begin()
    await expect(page.say('milk').done).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await page.say('rice').done
    expect(device().server.heard).toEqual(['rice'])
  })
})
