import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** Which proxies in front may name the client's address, as the server takes it. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean)

/** Returns what finds the client's address where no route is asked, in the way in which requests to routes have it found. */
export function clientAddress(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  const trusts = trustsOf(trustProxy)
  return (request) => proxyAddr(request, trusts)
}

/** Returns what tells whether the address so many hops away is a proxy's that may name the client's. */
export function trustsOf(trustProxy: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trustProxy === 'function') return trustProxy
  if (typeof trustProxy === 'boolean') return () => trustProxy
  return proxyAddr.compile(trustProxy.split(',').map((address) => address.trim()))
}
