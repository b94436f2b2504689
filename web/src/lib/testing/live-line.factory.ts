type Handle = (event: string, told: unknown) => void

let handle: Handle
let connected: () => void

/** Stands for the library's connection: `vi.mock('socket.io-client', () => import('#lib/testing/live-line.factory.ts'))`. */
export const io = () => ({
  on: (event: string, tell: typeof connected) => {
    if (event === 'connect') connected = tell
  },
  onAny: (tell: Handle) => {
    handle = tell
  },
  disconnect: () => undefined,
})

/** What the page does when the server tells it something. */
export const hear: Handle = (event, told) => handle(event, told)

/** What the page does when its line stands. */
export const connect = (): void => connected()
