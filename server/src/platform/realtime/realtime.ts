import { randomUUID } from 'node:crypto'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { crowdedEvent, livePath, resyncEvent } from '@shelfmate/contract/api/live'
import { Server, type Socket } from 'socket.io'
import { DomainError } from '#platform/errors/domain-error.ts'
import { isOwnOrigin } from '#platform/http/same-origin.ts'
import type { SessionCookie } from '#platform/http/session-cookie.ts'
import type { Sessions, Viewer } from '#platform/identity/sessions.ts'
import { clientNetwork } from '#platform/limits/limiter.ts'
import type { RequestRateLimits } from '#platform/limits/request-rate-limits.ts'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { AdapterFactory } from './adapter/adapter.ts'
import { cutAtNeedlessFrames, longestFrameBytes } from './needless-frames.ts'

const pingIntervalMs = 20_000
const pingTimeoutMs = 10_000
/** Far more than anybody has tabs open; each costs this process memory and a share of every event. */
const screensPerUser = 20
/** More than confirm their address in the seconds that the others can't be told. */
const mostLetIn = 100

interface RealtimeOptions {
  adapter: AdapterFactory
  sessions: Sessions
  cookie: SessionCookie
  publicUrl: string | undefined
  /** Throws where a session, or an address, makes connections too fast. */
  requestLimits: Pick<RequestRateLimits, 'takeScreen'>
  /** The client's address, whatever proxies stand between. */
  addressOf(request: IncomingMessage): string
  metrics: Metrics
  log: Log
}

interface SocketData {
  viewer: Viewer
}

/** What processes ask each other. */
interface BetweenProcesses {
  hasScreens(userId: string, answer: (has: boolean) => void): void
}

type LiveServer = Server<
  Record<string, never>,
  Record<string, (payload: unknown) => void>,
  BetweenProcesses,
  SocketData
>

/**
 * Live updates to open screens, in this process and through the adapter in every other. A socket is a hint and the
 * database the truth: whoever publishes does so after commit, and a screen asks for what it missed after a cut.
 */
export class Realtime {
  readonly #io: LiveServer
  readonly #metrics: Metrics
  /** The users who were let in last. */
  readonly #letIn = new Set<string>()

  constructor(http: HttpServer, options: RealtimeOptions) {
    const { adapter, sessions, cookie, publicUrl, metrics, log } = options
    const publicOrigin = publicUrl && new URL(publicUrl).origin
    this.#metrics = metrics
    this.#io = new Server(http, {
      path: livePath,
      transports: ['websocket'],
      serveClient: false,
      perMessageDeflate: false,
      maxHttpBufferSize: longestFrameBytes,
      pingInterval: pingIntervalMs,
      pingTimeout: pingTimeoutMs,
      adapter: adapter.create,
      allowRequest: (request, decide) =>
        decide(null, comesFromOwnPage(request, publicOrigin) && comesInTime(request, options)),
    })
    this.#io.engine.on('connection', cutAtNeedlessFrames)
    const asked = new WeakSet<object>()
    this.#io.use((socket, next) => {
      const { conn } = socket
      if (asked.has(conn)) {
        // A screen asks once. Whoever asks on without waiting would have each of thousands of frames looked up.
        conn.close(true)
        next(new Error('ASKED_TWICE'))
        return
      }
      asked.add(conn)
      admit(socket, sessions, cookie).then(
        () => next(),
        (error: unknown) => {
          log.debug({ err: error }, 'live connection refused')
          next(new Error('UNAUTHENTICATED'))
        },
      )
    })
    const hereRoom = `here:${randomUUID()}`
    adapter.onInterrupted((whose) => {
      if (whose !== 'own') this.#letInAgain()
      // Nobody knows what was missed: every screen that may have asks the database.
      if (whose === 'own') this.#io.local.emit(resyncEvent, null)
      else if (whose === 'others') this.#io.except(hereRoom).emit(resyncEvent, null)
    })
    this.#io.on('hasScreens', (userId, answer) => answer(this.#hasScreensHere(userId)))
    this.#io.on('connection', (socket) => {
      const { userId, sessionId, verified } = socket.data.viewer
      const standing = verified ? [] : [unverifiedRoom]
      void socket.join([hereRoom, userRoom(userId), sessionRoom(sessionId), ...standing])
      if (!verified) void letInLate(socket, options)
      this.#cutOldest(userId)
      const count = () => metrics.liveConnections(this.#io.of('/').sockets.size)
      count()
      socket.on('disconnect', count)
    })
  }

  /** Sends an event to every open screen of a user, wherever it is connected. */
  toUser(userId: string, event: string, payload: unknown): void {
    this.#metrics.livePublished(event)
    this.#io.to(userRoom(userId)).emit(event, payload)
  }

  /** Sends an event to every open screen of everybody but some, wherever it is connected. */
  toEveryone(event: string, payload: unknown, but: readonly string[] = []): void {
    this.#metrics.livePublished(event)
    this.#io.except(but.map(userRoom)).emit(event, payload)
  }

  /** The same without those whose address is not verified: they are not shown who is who (D60). */
  toVerified(event: string, payload: unknown, but: readonly string[] = []): void {
    this.#metrics.livePublished(event)
    this.#io.except([...but.map(userRoom), unverifiedRoom]).emit(event, payload)
  }

  /** Lets the open screens of a user, wherever they are connected, hear from now on what the verified hear. */
  letIn(userId: string): void {
    this.#letIn.add(userId)
    const [first = userId] = this.#letIn
    if (this.#letIn.size > mostLetIn) this.#letIn.delete(first)
    this.#io.in(userRoom(userId)).socketsLeave(unverifiedRoom)
  }

  /** Says again who was let in last; where there is nobody it says nothing, for an event to no room goes to every screen. */
  #letInAgain(): void {
    if (this.#letIn.size > 0) this.#io.in([...this.#letIn].map(userRoom)).socketsLeave(unverifiedRoom)
  }

  /**
   * Whether a user has a live connection, in whatever process. One that has vanished is not waited for longer than a few
   * seconds. Asks for a yes or no: of a socket itself, its cookie would travel along.
   */
  async hasScreens(userId: string): Promise<boolean> {
    if (this.#hasScreensHere(userId)) return true
    try {
      return (await this.#io.serverSideEmitWithAck('hasScreens', userId)).some((has) => has)
    } catch (error) {
      return answersOf(error).some((has) => has === true)
    }
  }

  #hasScreensHere(userId: string): boolean {
    return this.#io.of('/').adapter.rooms.has(userRoom(userId))
  }

  /** Of a user's screens in this process the latest stay. */
  #cutOldest(userId: string): void {
    const { adapter, sockets } = this.#io.of('/')
    // A set: in the order in which they came.
    const screens = [...(adapter.rooms.get(userRoom(userId)) ?? [])]
    for (const id of screens.slice(0, -screensPerUser)) {
      const screen = sockets.get(id)
      screen?.emit(crowdedEvent, null)
      screen?.disconnect(true)
    }
  }

  /** Cuts every live connection of ended sessions, in every process. */
  endSessions(sessionIds: string[]): void {
    if (sessionIds.length > 0) this.#io.in(sessionIds.map(sessionRoom)).disconnectSockets(true)
  }

  /** Ids of the sessions with a live connection in this process. */
  localSessionIds(): string[] {
    return [...new Set([...this.#io.of('/').sockets.values()].map((socket) => socket.data.viewer.sessionId))]
  }

  /** Cuts connections of this process alone. */
  endLocalSessions(sessionIds: string[]): void {
    if (sessionIds.length > 0) this.#io.local.in(sessionIds.map(sessionRoom)).disconnectSockets(true)
  }

  async close(): Promise<void> {
    await this.#io.close()
  }
}

export const userRoom = (userId: string) => `user:${userId}`
export const unverifiedRoom = 'unverified'
const sessionRoom = (sessionId: string) => `session:${sessionId}`

/** What the processes that did answer said, when not all did. */
function answersOf(error: unknown): unknown[] {
  return error instanceof Error && 'responses' in error && Array.isArray(error.responses)
    ? error.responses
    : []
}

/** The browser names the page's origin on every upgrade; a missing or foreign one is refused. */
function comesFromOwnPage(request: IncomingMessage, publicOrigin: string | undefined): boolean {
  const { origin, host } = request.headers
  return origin !== undefined && isOwnOrigin(origin, host, publicOrigin)
}

/** Who reconnects on and on is turned away before the connection is made: making one costs more than all that it brings. */
function comesInTime(
  request: IncomingMessage,
  { requestLimits, sessions, cookie, addressOf }: RealtimeOptions,
): boolean {
  const token = cookie.read(request.headers.cookie) ?? ''
  const isKnown = sessions.remembered(token) !== undefined
  try {
    requestLimits.takeScreen({ token, isKnown }, clientNetwork(addressOf(request)))
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/** Looks once more for who was let in after the first look and before their screen was there. */
async function letInLate(
  socket: Socket<never, never, never, SocketData>,
  { sessions, cookie, log }: RealtimeOptions,
): Promise<void> {
  try {
    await admit(socket, sessions, cookie)
    if (socket.data.viewer.verified) await socket.leave(unverifiedRoom)
  } catch (error) {
    log.debug({ err: error }, 'live connection not looked at again')
  }
}

async function admit(
  socket: Socket<never, never, never, SocketData>,
  sessions: Sessions,
  cookie: SessionCookie,
): Promise<void> {
  const token = cookie.read(socket.request.headers.cookie)
  const viewer = token ? await sessions.find(token) : undefined
  if (!viewer) throw new Error('no open session')
  socket.data.viewer = viewer
}
