import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** A page that may be asked for. */
export interface PageAddress {
  url: URL
  /** The operator named its origin: it may lie in the campus network. */
  mayBePrivate: boolean
}

const usualPorts: ReadonlySet<string> = new Set(['', '80', '443'])
/** Names that no name server of the Internet answers for. */
const privateNames =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/

/**
 * The page that an address names, if this server may ask for it: on the public Internet, over HTTP on its usual ports, or of
 * an origin that the operator named. Where a name leads is for the connection's lookup to say.
 */
export function publicPageAddress(text: string, named: readonly string[]): PageAddress | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (url.username !== '' || url.password !== '') return undefined
  if (named.includes(url.origin)) return { url, mayBePrivate: true }
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0)
    return isPublicAddress(host) && hasUsualPort(url) ? { url, mayBePrivate: false } : undefined
  const isName = host.includes('.') && !privateNames.test(host)
  return isName && hasUsualPort(url) ? { url, mayBePrivate: false } : undefined
}

const hasUsualPort = ({ port }: URL): boolean => usualPorts.has(port)
