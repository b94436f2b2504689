/** What the tabs of one browser tell each other: the cookie is theirs together. */
type SessionMessage = { userId: string | null }

const channelName = 'session'
let channel: BroadcastChannel | undefined
const open = () => {
  channel ??= new BroadcastChannel(channelName)
  return channel
}

/** Tells the other tabs who is signed in now (null: nobody). */
export function announceSession(userId: string | null): void {
  open().postMessage({ userId } satisfies SessionMessage)
}

/** Calls `handle` when another tab signs in or out. */
export function onSessionElsewhere(handle: (userId: string | null) => void): () => void {
  const listener = ({ data }: MessageEvent<SessionMessage>) => handle(data.userId)
  const opened = open()
  opened.addEventListener('message', listener)
  return () => opened.removeEventListener('message', listener)
}
