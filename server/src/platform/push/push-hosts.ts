/** Hosts of the push services that browsers use; `*.` takes every name below. */
const known = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
]

export interface PushAddress {
  url: URL
  /** The operator named it: it may lie in the campus network. */
  mayBePrivate: boolean
}

/**
 * Which addresses notices may be sent to. They come from clients, and this server calls them: anything but a push service
 * that is listed here would let a student call whatever the server can reach.
 */
export class PushHosts {
  readonly #added: readonly string[]

  constructor(added: readonly string[]) {
    this.#added = added
  }

  /** The address if it may be called. Only in the very form that it has once parsed: nothing is left to read another way. */
  find(endpoint: string): PushAddress | undefined {
    if (!URL.canParse(endpoint)) return undefined
    const url = new URL(endpoint)
    if (url.href !== endpoint || url.username !== '' || url.password !== '' || endpoint.includes('#'))
      return undefined
    if (known.some((pattern) => matches(pattern, url))) return { url, mayBePrivate: false }
    return this.#added.some((pattern) => matches(pattern, url)) ? { url, mayBePrivate: true } : undefined
  }
}

function matches(pattern: string, url: URL): boolean {
  if (pattern.startsWith('http:')) return url.origin === pattern
  if (url.protocol !== 'https:') return false
  if (!pattern.startsWith('*.')) return url.host === pattern
  const below = pattern.slice('*'.length)
  return url.host.endsWith(below) && /^[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(url.host.slice(0, -below.length))
}
