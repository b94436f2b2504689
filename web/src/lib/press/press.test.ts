import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { arun } from '../testing/people.factory.ts'
import { onDevice, sayAtItsEnd, until } from './press.factory.ts'

const device = onDevice()

describe('presses', () => {
  test('shows a change at once, sends it, and forgets it', async () => {
    const page = await device().open()
    page.begin()
    const { done } = page.say('hello')
    expect(page.words()).toEqual(['hello'])
    await done
    expect(page.words()).toEqual([])
    expect(device().server.heard).toEqual(['hello'])
  })

  test('what was said without a network goes out once, in order, from another page', async () => {
    device().isOnline = false
    const first = await device().open()
    first.begin()
    for (const word of ['one', 'two', 'three']) void first.say(word)
    await first.isStored()
    first.close()
    const second = await device().open()
    second.begin()
    await until(() => expect(second.words()).toEqual(['one', 'two', 'three']))
    expect(device().server.heard).toEqual([])
    device().isOnline = true
    second.sendNow()
    await until(() => expect(second.words()).toEqual([]))
    expect(device().server.heard).toEqual(['one', 'two', 'three'])
  })

  test('what was pressed just before a page ended goes out from the next one', async () => {
    await sayAtItsEnd(await device().open(), 'one', 'two')
    const second = await device().open()
    second.begin()
    await until(() => expect(device().server.heard).toEqual(['one', 'two']))
    const third = await device().open()
    third.begin()
    await until(() => expect(second.words()).toEqual([]))
    expect(device().server.heard).toEqual(['one', 'two'])
  })

  test('an answer that was lost is asked for again, and nothing overtakes', async () => {
    device().server.failures.push(['OFFLINE', 0, 'cut'], ['TIMEOUT', 0], ['UNAVAILABLE', 503])
    const page = await device().open()
    page.begin()
    const all = [page.say('one').done, page.say('two').done]
    await until(() => expect(device().server.heard).toEqual(['one']))
    for (let n = 0; n < 4; n++) page.sendNow()
    await until(() => page.sendNow())
    await Promise.all(all)
    expect(device().server.heard).toEqual(['one', 'two'])
  })

  test('two pages send together, and nothing twice', async () => {
    const [left, right] = [await device().open(), await device().open()]
    left.begin()
    right.begin()
    const words = Array.from({ length: 20 }, (_, n) => `word ${n}`)
    await Promise.all(words.map((word, n) => (n % 2 === 0 ? left : right).say(word).done))
    expect(device().server.heard.toSorted()).toEqual(words.toSorted())
    await until(() => expect([left.words(), right.words()]).toEqual([[], []]))
  })

  test('tells its day where it goes out on a later one, and only there', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 22) })
    onTestFinished(() => void vi.useRealTimers())
    device().isOnline = false
    const page = await device().open()
    page.begin()
    const { done } = page.say('hello')
    await page.isStored()
    vi.setSystemTime(new Date(2026, 10, 21, 8))
    device().isOnline = true
    page.sendNow()
    await done
    await page.say('and goodbye').done
    expect(device().server.heard).toEqual(['hello', 'and goodbye'])
    expect(device().server.days).toEqual(['2026-11-20'])
  })
})

describe('another user who enters', () => {
  test('is shown no answer to what somebody else did', async () => {
    const page = await device().open()
    const { promise: answers, resolve: goOn } = Promise.withResolvers<void>()
    device().server.answers = answers
    page.begin()
    const shown: unknown[] = []
    page.knowing.show = async () => void shown.push('secret')
    void page.say('secret')
    const live = { kind: 'live word', payload: 'live secret', lane: 'other' }
    const isDone = page.pressLive(
      live,
      () => answers,
      () => void shown.push('live secret'),
    )
    await until(() => expect(Object.values(page.phases())).toEqual(['sending', 'sending']))
    page.setSession(arun)
    goOn()
    await isDone
    await until(() => expect(page.words()).toEqual([]))
    expect([device().server.heard, shown]).toEqual([['secret'], []])
  })

  test('ends what somebody else waits for, be it under way or not', async () => {
    const page = await device().open()
    device().server.answers = new Promise(() => undefined)
    page.begin()
    const all = [
      page.say('one').done,
      page.sayLive('two', { lane: 'live' }),
      page.sayLive('three', { lane: 'live' }),
    ]
    const reasons: unknown[] = []
    for (const each of all) each.catch((reason: unknown) => reasons.push(reason))
    await until(() => expect(page.phases()).toEqual({ one: 'sending', two: 'sending', three: 'waiting' }))
    page.keepPressesOf('arun')
    await until(() => expect(reasons).toEqual(all.map(() => expect.any(page.GivenUp))))
  })
})
