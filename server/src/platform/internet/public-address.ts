import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** Networks that no public service lives in (RFC 6890 and its successors). */
const reserved4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Only 2000::/3 is handed out; of it, these lead elsewhere or nowhere. */
const reserved6 = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

// Two lists: in one, an IPv4 address would count as the IPv6 network that stands for it.
const ipv4 = new BlockList()
for (const [network, bits] of reserved4) ipv4.addSubnet(network, bits, 'ipv4')
const ipv6 = new BlockList()
for (const [network, bits] of reserved6) ipv6.addSubnet(network, bits, 'ipv6')

/** Whether a text is an IP address of the public Internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  return isIPv6(address) ? !ipv6.check(address, 'ipv6') : !ipv4.check(address, 'ipv4')
}

/** Asks for all addresses of a name, as `dns.lookup` does. */
export type Resolve = typeof lookup

/** A name leads to where no public service lives. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/** Looks hosts up for connections that may only go to the public Internet, whatever the name server says. */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error('no address'), '')
      if (!found.every(({ address }) => isPublicAddress(address)))
        return done(new PrivateAddressError('its name leads to a private address'), '')
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  }

export const lookupPublic = publicLookup()
