import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import 'fake-indexeddb/auto'
import type { ApiErrorCode } from '../api-error.ts'

const mei = { id: 'mei', email: 'mei@campus.test', displayName: 'Mei Tan' }
const readyMs = 5_000
const quietMs = 200

/** A page of the app: its own memory, on the device that all pages of a test share. */
async function openPage(server: Server) {
  vi.resetModules()
  const knowing: { isLost?: boolean; refresh?: () => Promise<void> } = {}
  const [outbox, sender, changes, state, kinds, session, account, errors, turn, held] = await Promise.all([
    import('./outbox.ts'),
    import('./outbox-sender.ts'),
    import('./outbox-changes.ts'),
    import('./outbox-state.ts'),
    import('./outbox-kinds.ts'),
    import('../session.ts'),
    import('../device/account.ts'),
    import('../api-error.ts'),
    import('../in-turn.ts'),
    import('./outbox-troubles.ts'),
  ])
  await account.rememberUser(mei)
  session.setSession(mei)
  const told: string[] = []
  kinds.setKinds({
    word: {
      load: async () => {
        if (knowing.isLost) throw new TypeError('Failed to fetch dynamically imported module')
        return kinds.asKind<string, string>({
          send: async (word, isRepeated) => server.take(word, isRepeated, errors.ApiError),
          receive: async () => undefined,
          refused: async () => knowing.refresh?.(),
          words: (word) => ({ what: `Say ${word}`, failure: `${word} was not said.`, typed: [word] }),
        })
      },
    },
  })
  const begin = () =>
    sender.startSending('mei', (entry, error, given) =>
      told.push([entry.payload, error.code, ...given.map(({ payload }) => payload)].join(' ')),
    )
  const say = (
    word: string,
    more: { kind?: string; lane?: string; creates?: string[]; needs?: string[]; undoes?: string } = {},
  ) => outbox.press({ kind: 'word', payload: word, lane: 'words', ...more })
  const stops: (() => void)[] = []
  return {
    say,
    told,
    knowing,
    begin: () => stops.push(begin()),
    close: () => {
      for (const stop of stops) stop()
      state.channel?.close()
    },
    words: () => state.outboxEntries().map(({ payload }) => payload),
    entries: state.outboxEntries,
    keepEntriesOf: state.keepEntriesOf,
    troubles: held.troubles.get,
    tellTabs: state.tellTabs,
    ...outbox,
    ...changes,
    ...sender,
    ...account,
    GivenUp: turn.GivenUp,
  }
}

type Page = Awaited<ReturnType<typeof openPage>>
type ErrorClass = new (code: ApiErrorCode, status: number) => Error

/** What the server was told, and what it answers. */
class Server {
  readonly heard: string[] = []
  /** How the next calls fail; a call that is cut has been heard. */
  readonly failures: (readonly [ApiErrorCode, number, 'cut'?])[] = []
  readonly refuses = new Map<string, ApiErrorCode>()

  take(word: string, isRepeated: boolean, Failure: ErrorClass): string {
    const [code, status, cut] = this.failures.shift() ?? []
    if (code === undefined || cut) if (!(isRepeated && this.heard.includes(word))) this.heard.push(word)
    if (code !== undefined) throw new Failure(code, status ?? 0)
    const refusal = this.refuses.get(word)
    if (refusal) {
      this.heard.pop()
      throw new Failure(refusal, 409)
    }
    return word
  }
}

/** What every page of a device can read at once. */
class Notes {
  [name: string]: unknown
  getItem(name: string) {
    return this[name] ?? null
  }
  setItem(name: string, text: string) {
    this[name] = text
  }
  removeItem(name: string) {
    delete this[name]
  }
}

let server: Server
const pages: Page[] = []
const open = async () => {
  const page = await openPage(server)
  pages.push(page)
  return page
}
const until = (check: () => void) => vi.waitFor(check, { timeout: readyMs, interval: 5 })
let isOnline = true
/** How often a page asked for the turn to send. */
let turnsTaken = 0

beforeEach(() => {
  server = new Server()
  isOnline = true
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', new Notes())
  vi.stubGlobal('window', new EventTarget())
  const locks = new Map<string, Promise<unknown>>()
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
    locks: {
      request: (name: string, work: () => Promise<void>) => {
        turnsTaken += 1
        const turn = (locks.get(name) ?? Promise.resolve()).then(work)
        locks.set(name, turn)
        return turn
      },
    },
  })
})
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the outbox', () => {
  test('shows a change at once, sends it, and forgets it', async () => {
    const page = await open()
    page.begin()
    const { done } = page.say('hello')
    expect(page.words()).toEqual(['hello'])
    await done
    expect(page.words()).toEqual([])
    expect(server.heard).toEqual(['hello'])
  })

  test('what was said without a network goes out once, in order, from another page', async () => {
    isOnline = false
    const first = await open()
    first.begin()
    for (const word of ['one', 'two', 'three']) void first.say(word)
    await until(() => expect(first.entries().every(({ place }) => place !== undefined)).toBe(true))
    first.close()
    const second = await open()
    second.begin()
    await until(() => expect(second.words()).toEqual(['one', 'two', 'three']))
    expect(server.heard).toEqual([])
    isOnline = true
    second.sendNow()
    await until(() => expect(second.words()).toEqual([]))
    expect(server.heard).toEqual(['one', 'two', 'three'])
  })

  test('what was pressed just before a page ended goes out from the next one', async () => {
    const first = await open()
    const disk = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new Error('the page has ended')
    })
    void first.say('one')
    void first.say('two')
    const written = Object.fromEntries(Object.entries(localStorage))
    await until(() => expect(Object.entries(localStorage)).toEqual([]))
    first.close()
    disk.mockRestore()
    Object.assign(localStorage, written)
    const second = await open()
    second.begin()
    await until(() => expect(server.heard).toEqual(['one', 'two']))
    const third = await open()
    third.begin()
    await until(() => expect(second.words()).toEqual([]))
    expect(server.heard).toEqual(['one', 'two'])
  })

  test('an answer that was lost is asked for again, and nothing overtakes', async () => {
    server.failures.push(['OFFLINE', 0, 'cut'], ['TIMEOUT', 0], ['UNAVAILABLE', 503])
    const page = await open()
    page.begin()
    const all = [page.say('one').done, page.say('two').done]
    await until(() => expect(server.heard).toEqual(['one']))
    for (let n = 0; n < 4; n++) page.sendNow()
    await until(() => page.sendNow())
    await Promise.all(all)
    expect(server.heard).toEqual(['one', 'two'])
  })

  test('two pages send together, and nothing twice', async () => {
    const [left, right] = [await open(), await open()]
    left.begin()
    right.begin()
    const words = Array.from({ length: 20 }, (_, n) => `word ${n}`)
    await Promise.all(words.map((word, n) => (n % 2 === 0 ? left : right).say(word).done))
    expect(server.heard.toSorted()).toEqual(words.toSorted())
    await until(() => expect([left.words(), right.words()]).toEqual([[], []]))
  })

  test('what another page has sent resolves here, though the disk was read before that page told', async () => {
    isOnline = false
    const page = await open()
    page.begin()
    const { id, done } = page.say('hello')
    await until(() => expect(page.entries()[0]?.place).toBeDefined())
    const [entry] = page.entries()
    const other = await open()
    if (entry) await other.settle(entry, async () => undefined)
    await page.reload('mei')
    expect(page.words()).toEqual([])
    other.tellTabs({ settled: { id, kind: 'word', answer: 'hello' } })
    await done
  })

  test('goes out though the disk is full', async () => {
    isOnline = false
    const page = await open()
    page.begin()
    const { done } = page.say('hello')
    await until(() => expect(page.entries()[0]?.place).toBeDefined())
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    })
    isOnline = true
    page.sendNow()
    await done
    expect(server.heard).toEqual(['hello'])
    expect(page.words()).toEqual([])
  })

  test('a refusal reaches whoever pressed, and is out of the queue', async () => {
    server.refuses.set('milk', 'PANTRY_FULL')
    const page = await open()
    page.begin()
    await expect(page.say('milk').done).rejects.toMatchObject({ code: 'PANTRY_FULL' })
    expect(page.words()).toEqual([])
    expect(page.told).toEqual([])
  })

  test('a refusal that nobody awaits is told, kept, and offered again with what needs it', async () => {
    isOnline = false
    const first = await open()
    void first.say('milk', { creates: ['milk'] })
    void first.say('drink milk', { needs: ['milk'] })
    void first.say('rice')
    await until(() => expect(first.entries().every(({ place }) => place !== undefined)).toBe(true))
    first.close()
    isOnline = true
    server.refuses.set('milk', 'PANTRY_FULL')
    const second = await open()
    second.begin()
    await until(() => expect(second.told).toEqual(['milk PANTRY_FULL drink milk']))
    expect(server.heard).toEqual(['rice'])
    expect(second.entries().map(({ payload, refusal }) => [payload, refusal?.code])).toEqual([
      ['milk', 'PANTRY_FULL'],
      ['drink milk', 'GIVEN_UP'],
    ])
    server.refuses.clear()
    await second.offerAgain(second.entries()[0]?.id ?? '')
    await until(() => expect(second.words()).toEqual([]))
    expect(server.heard).toEqual(['rice', 'milk', 'drink milk'])
  })

  test('what was to undo a refused change goes with it', async () => {
    server.refuses.set('eat', 'NOT_FOUND')
    isOnline = false
    const page = await open()
    page.begin()
    const eat = page.say('eat', { creates: ['meal'] })
    const undo = page.say('undo', { needs: ['meal'], undoes: eat.id })
    const outcomes = Promise.allSettled([eat.done, undo.done])
    await until(() => expect(page.entries().every(({ place }) => place !== undefined)).toBe(true))
    isOnline = true
    page.sendNow()
    const [first, second] = await outcomes
    expect(first).toMatchObject({ reason: { code: 'NOT_FOUND' } })
    expect(second).toMatchObject({ reason: expect.any(page.GivenUp) })
    expect(page.words()).toEqual([])
  })

  test('what was never sent is taken back; what was sent is not', async () => {
    isOnline = false
    const page = await open()
    page.begin()
    const { id, done } = page.say('oops')
    expect(await page.withdraw(id)).toBe(true)
    await done
    expect(page.words()).toEqual([])
    isOnline = true
    server.failures.push(['OFFLINE', 0, 'cut'])
    const sent = page.say('said')
    await until(() => expect(server.heard).toEqual(['said']))
    expect(await page.withdraw(sent.id)).toBe(false)
    page.sendNow()
    await sent.done
    expect(server.heard).toEqual(['said'])
  })

  test('discarding takes along what could not be done without it', async () => {
    isOnline = false
    const page = await open()
    const add = page.say('milk', { creates: ['milk'] })
    const outcomes = Promise.allSettled([add.done, page.say('drink milk', { needs: ['milk'] }).done])
    void page.say('rice')
    await page.discard(add.id)
    expect(page.words()).toEqual(['rice'])
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: expect.any(page.GivenUp) })
  })

  test('works without a disk, as long as the page lives', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const page = await open()
    page.begin()
    await page.say('hello').done
    expect(server.heard).toEqual(['hello'])
    expect(page.words()).toEqual([])
  })

  test('a change of another version of the app holds up its own lane alone, until it is discarded', async () => {
    const page = await open()
    page.begin()
    const strange = page.say('???', { kind: 'smell', lane: 'smells' })
    const outcome = Promise.allSettled([strange.done])
    void page.say('behind it', { lane: 'smells' })
    await page.say('hello').done
    expect(server.heard).toEqual(['hello'])
    expect(page.words()).toEqual(['???', 'behind it'])
    // It was not sent: it can be taken back as if it had never been made.
    expect(page.entries()[0]?.attempts).toBe(0)
    await page.discard(strange.id)
    expect(await outcome).toMatchObject([{ reason: expect.any(page.GivenUp) }])
    page.sendNow()
    await until(() => expect(page.words()).toEqual([]))
    expect(server.heard).toEqual(['hello', 'behind it'])
  })

  test('a change whose code does not arrive waits, and goes out when it does', async () => {
    const page = await open()
    page.knowing.isLost = true
    page.begin()
    const { done } = page.say('hello')
    await until(() => expect(page.troubles()).toHaveProperty('words'))
    expect(page.words()).toEqual(['hello'])
    page.knowing.isLost = false
    page.sendNow()
    await done
    expect(server.heard).toEqual(['hello'])
  })

  test('a refusal is told though what is shown could not be brought up to date', async () => {
    server.refuses.set('milk', 'NOT_FOUND')
    const page = await open()
    page.knowing.refresh = () => Promise.reject(new TypeError('Failed to fetch'))
    page.begin()
    await expect(page.say('milk').done).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await page.say('rice').done
    expect(server.heard).toEqual(['rice'])
  })

  test('goes out though the disk answers nothing any more', async () => {
    isOnline = false
    const page = await open()
    page.begin()
    const { done } = page.say('hello')
    await until(() => expect(page.entries()[0]?.place).toBeDefined())
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Internal error.', 'UnknownError')
    })
    isOnline = true
    page.sendNow()
    await done
    expect(server.heard).toEqual(['hello'])
  })

  test('sleeps while a lane is held up, whatever else was', async () => {
    const page = await open()
    page.begin()
    server.failures.push(['UNAVAILABLE', 503], ['UNAVAILABLE', 503], ['UNAVAILABLE', 503])
    const gone = page.say('gone', { lane: 'one' })
    const given = Promise.allSettled([gone.done])
    await until(() => expect(page.troubles()).toHaveProperty('one'))
    void page.say('stays', { lane: 'other' })
    await until(() => expect(page.troubles()).toHaveProperty('other'))
    await page.discard(gone.id)
    await given
    // The first lane is free meanwhile, and nothing waits in it.
    await until(() => expect(page.troubles()['one']?.until).toBeLessThan(Date.now()))
    await until(() => expect(page.troubles()['other']?.failures).toBe(2))
    const turns = turnsTaken
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    expect(turnsTaken - turns).toBeLessThanOrEqual(1)
  })

  test('sends nothing more once the session is over', async () => {
    const page = await open()
    isOnline = false
    page.begin()
    void page.say('hello')
    await until(() => expect(page.troubles()).toHaveProperty('*'))
    server.failures.push(['UNAUTHENTICATED', 401])
    isOnline = true
    page.sendNow()
    await until(() => expect(server.failures).toEqual([]))
    const turns = turnsTaken
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    expect(turnsTaken - turns).toBeLessThanOrEqual(1)
    expect(page.words()).toEqual(['hello'])
  })

  test("is nobody else's: another account finds nothing, and what waited is counted", async () => {
    isOnline = false
    const page = await open()
    page.begin()
    void page.say('secret')
    await until(() => expect(page.entries()[0]?.place).toBeDefined())
    expect(await page.rememberUser({ ...mei, id: 'arun' })).toBe(1)
    page.keepEntriesOf('arun')
    expect(page.words()).toEqual([])
    expect(await page.reload('arun')).toEqual([])
    expect(await page.rememberUser(mei)).toBe(0)
    expect(await page.reload('mei')).toEqual([])
  })
})
