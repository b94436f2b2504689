import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'
import 'fake-indexeddb/auto'
import type { ApiErrorCode } from '../api-error.ts'

export const mei = { id: 'mei', email: 'mei@campus.test', displayName: 'Mei Tan' }
const readyMs = 5_000

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
    const locks = new Map<string, Promise<unknown>>()
    const isOnline = () => this.isOnline
    vi.stubGlobal('navigator', {
      get onLine() {
        return isOnline()
      },
      locks: {
        request: (name: string, work: () => Promise<void>) => {
          this.turnsTaken += 1
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
