interface Waiting {
  /** Changes that wait to be sent. */
  held: number
  /** Changes that the server did not take. */
  refused: number
  isConnected: boolean
}

const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`)

/** `2 changes wait for the connection`; undefined when nothing waits. */
export function waitingWords({ held, refused, isConnected }: Waiting): string | undefined {
  const parts = [
    held > 0 &&
      `${changes(held)} ${held === 1 ? 'waits' : 'wait'} for the ${isConnected ? 'server' : 'connection'}`,
    refused > 0 && `${changes(refused)} ${refused === 1 ? 'was' : 'were'} not accepted`,
  ]
  return parts.filter(Boolean).join(' · ') || undefined
}
