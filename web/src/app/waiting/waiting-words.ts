import { counted } from '#lib/counted.ts'

interface Waiting {
  /** Changes that wait to be sent. */
  held: number
  /** Changes that the server did not take. */
  refused: number
  isConnected: boolean
}

/** '2 changes are waiting for the connection.'; undefined when nothing waits. */
export function waitingWords({ held, refused, isConnected }: Waiting): string | undefined {
  const parts = [
    held > 0 &&
      `${counted(held, 'change')} ${held === 1 ? 'is' : 'are'} waiting for the ${isConnected ? 'server' : 'connection'}.`,
    refused > 0 && `${counted(refused, 'change')} ${refused === 1 ? 'was' : 'were'} not accepted.`,
  ]
  return parts.filter(Boolean).join(' ') || undefined
}
