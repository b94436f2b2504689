import { crowdedEvent, livePath, resyncEvent } from '@shelfmate/contract/api/live'
import type { Socket } from 'socket.io-client'
import { createStore } from './store.ts'

/** 'connecting' is the first attempt after signing in; 'offline' is the browser's own verdict. */
type ConnectionState = 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'offline'

type Handler = (payload: unknown) => void

const state = createStore<ConnectionState>('idle')
const eventHandlers = new Map<string, Set<Handler>>()
const connectHandlers = new Set<() => void>()
const endedHandlers = new Set<() => void>()
const retryAfterEndMs = 2_000
const retryLoadMs = 5_000
let socket: Socket | undefined
/** Whether the server cut this screen for the sake of newer ones: it comes back when somebody looks at it. */
let isResting = false
/** Counts starts and stops, so that a client loaded for a session that ended meanwhile is not connected. */
let generation = 0

export const useConnectionState = state.use
/** Whether it stands now, for what comes later than the connection and would wait for the next one. */
export const isConnected = (): boolean => state.get() === 'connected'

/** Opens the one live connection of this page; does nothing when it is open. */
export async function startRealtime(): Promise<void> {
  if (state.get() !== 'idle') return
  state.set('connecting')
  generation += 1
  await connect(generation)
}

async function connect(mine: number): Promise<void> {
  const io = await import('socket.io-client').then((client) => client.io).catch(() => undefined)
  if (mine !== generation) return
  if (io) {
    socket = listen(io({ path: livePath, transports: ['websocket'], withCredentials: true }))
    return
  }
  // The network went before the client was loaded. Chromium remembers that until a reload: there the screen says for as long
  // that it is behind.
  showLoss()
  setTimeout(() => {
    if (mine === generation) void connect(mine)
  }, retryLoadMs)
}

/** Closes the live connection, at logout. Handlers stay: they belong to screens. */
export function stopRealtime(): void {
  generation += 1
  socket?.disconnect()
  socket = undefined
  state.set('idle')
}

/** Calls `handle` with every event of that name until the returned function is called. The sender's schema is the contract's. */
export function onEvent(name: string, handle: (payload: never) => void): () => void {
  const handlers = eventHandlers.get(name) ?? new Set()
  eventHandlers.set(name, handlers)
  // Payloads come from our own server, typed by the contract that names the event.
  const handler = handle as Handler
  handlers.add(handler)
  return () => handlers.delete(handler)
}

/**
 * Calls `catchUp` after every connect, the first one included, and when the server itself may have missed something: what
 * happened between a screen's last answer and the connection is only known by asking. A socket is a hint; the database is the truth.
 */
export function onReconnect(catchUp: () => void): () => void {
  connectHandlers.add(catchUp)
  return () => connectHandlers.delete(catchUp)
}

/** `onReconnect` and `onEvent` for several names at once; the returned function ends all of it: an effect's whole work. */
export function listenLive(
  catchUp: () => void,
  ...handlers: readonly (readonly [name: string, handle: (payload: never) => void])[]
): () => void {
  const stops = [onReconnect(catchUp), ...handlers.map(([name, handle]) => onEvent(name, handle))]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Calls `handle` when the server closed or refused the connection, which it does when the session has ended. */
export function onSessionEnded(handle: () => void): () => void {
  endedHandlers.add(handle)
  return () => endedHandlers.delete(handle)
}

const showLoss = () => state.set(navigator.onLine ? 'reconnecting' : 'offline')

function listen(live: Socket): Socket {
  const catchUpAll = () => {
    for (const catchUp of connectHandlers) catchUp()
  }
  live.on('connect', () => {
    isResting = false
    state.set('connected')
    catchUpAll()
  })
  live.on(resyncEvent, catchUpAll)
  live.on(crowdedEvent, () => {
    isResting = !document.hasFocus()
  })
  live.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return
    showLoss()
    // Socket.IO does not come back by itself after the server said goodbye; a restart says goodbye as well.
    if (reason === 'io server disconnect' && !isResting) refused(live)
  })
  live.on('connect_error', () => {
    showLoss()
    // `active` is false when the server refused the handshake: it will not be tried again by itself.
    if (!live.active) refused(live)
  })
  live.onAny((name: string, payload: unknown) => {
    for (const handler of eventHandlers.get(name) ?? []) handler(payload)
  })
  return live
}

function refused(live: Socket): void {
  for (const handle of endedHandlers) handle()
  setTimeout(() => {
    if (socket === live) live.connect()
  }, retryAfterEndMs)
}

if (typeof window !== 'undefined') {
  window.addEventListener('focus', () => {
    if (isResting) socket?.connect()
  })
  window.addEventListener('offline', () => {
    if (socket) state.set('offline')
  })
  window.addEventListener('online', () => {
    if (socket?.connected) state.set('connected')
    else if (socket) {
      state.set('reconnecting')
      socket.connect()
    }
  })
}
