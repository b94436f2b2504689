import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import 'fake-indexeddb/auto'
import type { ApiErrorCode } from '../api/api-error.ts'
import { mei } from '../testing/people.factory.ts'
import type { NewPress } from './press.ts'

const readyMs = 5_000

/** The modules anew: what a page remembers is in them. */
async function loadModules() {
  vi.resetModules()
  const [press, live, sender, store, kinds, session, account, errors, refusal, late] = await Promise.all([
    import('./press.ts'),
    import('./press-live.ts'),
    import('./press-sender.ts'),
    import('./press-store.ts'),
    import('./press-kinds.ts'),
    import('../api/session.ts'),
    import('../device/account.ts'),
    import('../api/api-error.ts'),
    import('./press-refusal.ts'),
    import('../sent-late.ts'),
  ])
  return { press, live, sender, store, kinds, session, account, errors, refusal, late }
}

/** A page of the app: its own memory, on the device that all pages of a test share. */
async function openPage(server: Server) {
  const { press, live, sender, store, kinds, session, account, errors, refusal, late } = await loadModules()
  const knowing: { refresh?: () => Promise<void>; show?: () => Promise<void> } = {}
  await account.rememberUser(mei)
  session.setSession(mei)
  const told: string[] = []
  late.onSentLate((count) => told.push(`${count} late`))
  const take = async (word: string, isRepeated = false, pressedOn?: string) => {
    await server.answers
    if (pressedOn !== undefined) server.days.push(pressedOn)
    return server.take(word, isRepeated, errors.ApiError)
  }
  kinds.setKinds({
    word: kinds.asKind<string, string>({
      send: take,
      receive: async () => knowing.show?.(),
      refused: async () => knowing.refresh?.(),
      words: (word) => ({ what: `Say ${word}`, failure: `${word} was not said.`, typed: [word] }),
    }),
  })
  const begin = () =>
    sender.startSending('mei', (one, error, given) =>
      told.push([one.payload, error.code, ...given.map(({ payload }) => payload)].join(' ')),
    )
  const say = (word: string, more: Partial<NewPress> = {}) =>
    press.press({ kind: 'word', payload: word, lane: 'words', ...more })
  const sayLive = (word: string, more: Partial<NewPress> = {}) =>
    live.pressLive({ kind: 'live word', payload: word, lane: 'words', ...more }, () => take(word))
  const stops: (() => void)[] = []
  return {
    ...store,
    ...press,
    ...live,
    ...sender,
    ...account,
    say,
    sayLive,
    told,
    knowing,
    begin: () => stops.push(begin()),
    close: () => {
      for (const stop of stops) stop()
      const { channel } = store
      channel?.close()
      // What is still under way in a page that has ended tells nobody.
      if (channel) channel.postMessage = () => undefined
    },
    words: () => store.presses().map(({ payload }) => payload),
    /** What is shown, and where each is on its way. */
    phases: () => Object.fromEntries(store.presses().map(({ payload, phase }) => [payload, phase])),
    isStored: () => until(() => expect(store.presses().every(({ place }) => place !== undefined)).toBe(true)),
    troubles: () => store.pressState().troubles,
    setSession: session.setSession,
    currentSession: session.currentSession,
    GivenUp: refusal.GivenUp,
  }
}

type Page = Awaited<ReturnType<typeof openPage>>

/** Says the words on a page that ends while they are being stored. */
export async function sayAtItsEnd(page: Page, ...words: string[]): Promise<void> {
  const disk = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new Error('the page has ended')
  })
  for (const word of words) void page.say(word)
  const all = (phase: string) => Object.fromEntries(words.map((word) => [word, phase]))
  expect(page.phases()).toEqual(all('storing'))
  await until(() => expect(page.phases()).toEqual(all('waiting')))
  page.close()
  disk.mockRestore()
}
type ErrorClass = new (code: ApiErrorCode, status: number) => Error

/** What the server was told, and what it answers. */
class Server {
  readonly heard: string[] = []
  readonly calls: string[] = []
  /** The earlier days on which something was pressed, as far as it was told. */
  readonly days: string[] = []
  /** How the next calls fail; a call that is cut has been heard. */
  readonly failures: (readonly [ApiErrorCode, number, 'cut'?])[] = []
  readonly refuses = new Map<string, ApiErrorCode>()
  /** Whose session is open, as it says when it is asked. */
  user: typeof mei | null = mei
  /** Calls are taken once this resolves. */
  answers = Promise.resolve()

  take(word: string, isRepeated: boolean, Failure: ErrorClass): string {
    this.calls.push(isRepeated ? `${word} again` : word)
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

/** What every page of a device can read at once; like a browser's storage it lists what it keeps as its own properties. */
export class Notes {
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

/** A device with the pages that a test opens on it, and the server that they talk to. */
class Device {
  readonly server = new Server()
  isOnline = true
  /** How often a page asked for the turn to send. */
  turnsTaken = 0
  readonly #pages: Page[] = []

  async open(): Promise<Page> {
    const page = await openPage(this.server)
    this.#pages.push(page)
    return page
  }

  /** Puts its disk, notes, network and locks where pages look for the browser's. */
  plugIn(): void {
    vi.stubGlobal('indexedDB', new IDBFactory())
    vi.stubGlobal('localStorage', new Notes())
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('fetch', async () => Response.json({ user: this.server.user }))
    const locks = new Map<string, Promise<unknown>>()
    const isOnline = () => this.isOnline
    vi.stubGlobal('navigator', {
      get onLine() {
        return isOnline()
      },
      locks: {
        request: (name: string, _options: LockOptions, work: () => Promise<unknown>) => {
          if (name === 'outbox') this.turnsTaken += 1
          const turn = (locks.get(name) ?? Promise.resolve()).then(work)
          locks.set(name, turn)
          return turn
        },
      },
    })
  }

  close(): void {
    for (const page of this.#pages) page.close()
  }
}

/** Gives each test of the file a new device. */
export function onDevice(): () => Device {
  let device: Device
  beforeEach(() => {
    device = new Device()
    device.plugIn()
  })
  afterEach(() => {
    device.close()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  return () => device
}

export const until = (check: () => void) => vi.waitFor(check, { timeout: readyMs, interval: 5 })
