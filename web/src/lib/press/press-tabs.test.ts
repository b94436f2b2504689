import { describe, expect, test, vi } from 'vitest'
import { mei } from '../testing/people.factory.ts'
import { onDevice, sayAtItsEnd, until } from './press.factory.ts'

const device = onDevice()

/** Holds the server's answers back until the returned function is called. */
function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  device().server.answers = promise
  return resolve
}

describe('a reload', () => {
  test('of a page whose press is being stored: the next page sends it', async () => {
    await sayAtItsEnd(await device().open(), 'one')
    const second = await device().open()
    second.begin()
    await until(() => expect(device().server.heard).toEqual(['one']))
  })

  test('of a page whose press waits: it waits in the next one', async () => {
    device().isOnline = false
    const first = await device().open()
    first.begin()
    void first.say('one')
    await first.isStored()
    first.close()
    const second = await device().open()
    second.begin()
    await until(() => expect(second.phases()).toEqual({ one: 'waiting' }))
    expect(second.presses()[0]?.attempts).toBe(0)
  })

  test('of a page whose press is under way: the next page asks again, and it is done once', async () => {
    const first = await device().open()
    first.begin()
    device().server.failures.push(['OFFLINE', 0, 'cut'])
    void first.say('one')
    await until(() => expect(device().server.heard).toEqual(['one']))
    first.close()
    const second = await device().open()
    second.begin()
    await until(() => expect(device().server.calls).toEqual(['one', 'one again']))
    expect(device().server.heard).toEqual(['one'])
  })

  test('of a page that brings the answer to its screens: nothing is left to do', async () => {
    const first = await device().open()
    first.knowing.show = () => new Promise(() => undefined)
    first.begin()
    void first.say('one')
    await until(() => expect(first.phases()).toEqual({ one: 'settling' }))
    first.close()
    const second = await device().open()
    second.begin()
    await second.say('two').done
    expect(device().server.heard).toEqual(['one', 'two'])
  })

  test('of a page whose press was refused: it waits for the user in the next one', async () => {
    device().server.refuses.set('one', 'PANTRY_FULL')
    device().isOnline = false
    const first = await device().open()
    void first.say('one')
    await first.isStored()
    first.close()
    device().isOnline = true
    const second = await device().open()
    second.begin()
    await until(() => expect(second.phases()).toEqual({ one: 'refused' }))
    second.close()
    const third = await device().open()
    third.begin()
    await until(() => expect(third.phases()).toEqual({ one: 'refused' }))
  })
})

describe('two tabs', () => {
  test('show the same, and one may take back what the other pressed', async () => {
    device().isOnline = false
    const [left, right] = [await device().open(), await device().open()]
    left.begin()
    right.begin()
    const { id } = left.say('one')
    await until(() => expect(right.phases()).toEqual({ one: 'waiting' }))
    expect(await right.withdraw(id)).toBe(true)
    await until(() => expect(left.words()).toEqual([]))
    device().isOnline = true
    left.sendNow()
    await left.say('two').done
    expect(device().server.heard).toEqual(['two'])
  })

  test('what is under way in one cannot be taken back as if it had never been in the other', async () => {
    const [left, right] = [await device().open(), await device().open()]
    right.begin()
    const goOn = holdAnswers()
    const { id, done } = left.say('one')
    await until(() => expect(right.phases()).toEqual({ one: 'sending' }))
    expect(await left.withdraw(id)).toBe(false)
    goOn()
    left.begin()
    await done
    expect(left.words()).toEqual([])
  })

  test('what one has sent is done in the other, though that read the disk before it was told', async () => {
    device().isOnline = false
    const page = await device().open()
    page.begin()
    const { id, done } = page.say('hello')
    await page.isStored()
    const other = await device().open()
    other.begin()
    await until(() => expect(other.words()).toEqual(['hello']))
    await other.discardAlone(id)
    await until(() => expect(page.words()).toEqual([]))
    other.tellTabs({ settled: { id, kind: 'word', answer: 'hello' } })
    await done
  })

  test('a logout in one stores and sends nothing more of the other', async () => {
    const [left, right] = [await device().open(), await device().open()]
    left.begin()
    await right.forgetUser('mei')
    device().server.user = null
    device().server.failures.push(['UNAUTHENTICATED', 401])
    void left.say('secret')
    await until(() => expect(left.currentSession()).toBeNull())
    expect(device().server.heard).toEqual([])
    expect(Object.entries(localStorage)).toEqual([])
    const next = await device().open()
    next.begin()
    await next.say('hello').done
    expect(device().server.heard).toEqual(['hello'])
  })

  test('another account in one: what is pressed in the other is not done in its name', async () => {
    const [left, right] = [await device().open(), await device().open()]
    left.begin()
    device().isOnline = false
    left.say('before').done.catch(() => undefined)
    await left.isStored()
    expect(await right.rememberUser({ ...mei, id: 'arun' })).toBe(1)
    device().isOnline = true
    const after = Promise.allSettled([left.say('after').done])
    expect(await after).toMatchObject([{ reason: expect.any(left.GivenUp) }])
    left.sendNow()
    await until(() => expect(left.words()).toEqual([]))
    expect(device().server.heard).toEqual([])
  })

  test("shows nobody what is somebody else's", async () => {
    device().isOnline = false
    const page = await device().open()
    page.begin()
    const end = page.say('secret').done.catch((reason: unknown) => reason)
    await page.isStored()
    page.keepPressesOf('arun')
    expect(await end).toBeInstanceOf(page.GivenUp)
    expect(page.words()).toEqual([])
  })
})

describe('nobody', () => {
  test('presses nothing: it is refused, shown to nobody and kept nowhere', async () => {
    const page = await device().open()
    page.setSession(null)
    const { done } = page.say('hello')
    expect(page.words()).toEqual([])
    await expect(done).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(page.sayLive('hello')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(Object.entries(localStorage)).toEqual([])
  })
})

describe('what must be live', () => {
  test('goes out at once from its own page, after what was pressed before it', async () => {
    const page = await device().open()
    const goOn = holdAnswers()
    page.begin()
    const first = page.say('first').done
    const second = page.sayLive('second')
    expect(page.words()).toEqual(['first', 'second'])
    goOn()
    await Promise.all([first, second])
    expect(device().server.heard).toEqual(['first', 'second'])
    expect(page.words()).toEqual([])
  })

  test('says so without a network, and shows no more', async () => {
    device().isOnline = false
    const page = await device().open()
    page.begin()
    const said = page.sayLive('now')
    await expect(said).rejects.toMatchObject({ code: 'OFFLINE' })
    expect(page.words()).toEqual([])
  })

  test('says so when what is before it has to wait, and when the server fails', async () => {
    const page = await device().open()
    page.begin()
    device().server.failures.push(['UNAVAILABLE', 503], ['UNAVAILABLE', 503])
    void page.say('first')
    await expect(page.sayLive('second')).rejects.toMatchObject({ code: 'OFFLINE' })
    await expect(page.sayLive('third', { lane: 'other' })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(page.words()).toEqual(['first'])
  })
})

describe('who waits for a moment alone', () => {
  test('hears that it is done', async () => {
    const page = await device().open()
    page.begin()
    expect(await page.doneOrWaiting(page.say('hello'))).toBe(true)
  })

  test('looks at no later press once it is done', async () => {
    const page = await device().open()
    page.begin()
    await page.doneOrWaiting(page.say('hello'))
    const look = vi.fn(() => [])
    page.change((state) => Object.defineProperty({ ...state }, 'presses', { get: look }))
    expect(look).not.toHaveBeenCalled()
  })

  test('hears that it waits, and a later refusal is told like one that nobody awaits', async () => {
    device().isOnline = false
    const page = await device().open()
    page.begin()
    expect(await page.doneOrWaiting(page.say('hello'))).toBe(false)
    device().server.refuses.set('hello', 'VALIDATION_FAILED')
    device().isOnline = true
    page.sendNow()
    await until(() => expect(page.told).toEqual(['hello VALIDATION_FAILED']))
    expect(page.phases()).toEqual({ hello: 'refused' })
  })
})
