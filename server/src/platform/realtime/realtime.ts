import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { livePath, resyncEvent } from '@shelfmate/contract/live'
import { Server, type Socket } from 'socket.io'
import { isOwnOrigin } from '#platform/http/same-origin.ts'
import type { SessionCookie } from '#platform/http/session-cookie.ts'
import type { Sessions, Viewer } from '#platform/identity/sessions.ts'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { AdapterFactory } from './adapter.ts'

const maxEventBytes = 64 * 1024
const pingIntervalMs = 20_000
const pingTimeoutMs = 10_000

export interface RealtimeOptions {
  adapter: AdapterFactory
  sessions: Sessions
  cookie: SessionCookie
  publicUrl: string | undefined
  metrics: Metrics
  log: Log
}

interface SocketData {
  viewer: Viewer
}

type LiveServer = Server<
  Record<string, never>,
  Record<string, (payload: unknown) => void>,
  Record<string, never>,
  SocketData
>

/**
 * Live updates to open screens, in this process and through the adapter in every other. A socket is a hint and the
 * database the truth: whoever publishes does so after commit, and a screen asks for what it missed after a cut.
 */
export class Realtime {
  readonly #io: LiveServer
  readonly #metrics: Metrics

  constructor(http: HttpServer, { adapter, sessions, cookie, publicUrl, metrics, log }: RealtimeOptions) {
    const publicOrigin = publicUrl && new URL(publicUrl).origin
    this.#metrics = metrics
    this.#io = new Server(http, {
      path: livePath,
      transports: ['websocket'],
      serveClient: false,
      perMessageDeflate: false,
      maxHttpBufferSize: maxEventBytes,
      pingInterval: pingIntervalMs,
      pingTimeout: pingTimeoutMs,
      adapter: adapter.create,
      allowRequest: (request, decide) => decide(null, comesFromOwnPage(request, publicOrigin)),
    })
    this.#io.use((socket, next) => {
      admit(socket, sessions, cookie).then(
        () => next(),
        (error: unknown) => {
          log.debug({ err: error }, 'live connection refused')
          next(new Error('UNAUTHENTICATED'))
        },
      )
    })
    // Nobody knows what was missed: every screen of this process asks the database.
    adapter.onInterrupted(() => this.#io.local.emit(resyncEvent, null))
    this.#io.on('connection', (socket) => {
      const { userId, sessionId } = socket.data.viewer
      void socket.join([userRoom(userId), sessionRoom(sessionId)])
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

  /** Sends an event to every open screen of everybody, wherever it is connected. */
  toEveryone(event: string, payload: unknown): void {
    this.#metrics.livePublished(event)
    this.#io.emit(event, payload)
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

const userRoom = (userId: string) => `user:${userId}`
const sessionRoom = (sessionId: string) => `session:${sessionId}`

/** The browser names the page's origin on every upgrade; a missing or foreign one is refused. */
function comesFromOwnPage(request: IncomingMessage, publicOrigin: string | undefined): boolean {
  const { origin, host } = request.headers
  return origin !== undefined && isOwnOrigin(origin, host, publicOrigin)
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
