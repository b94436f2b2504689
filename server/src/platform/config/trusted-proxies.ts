import { isIP, isIPv4 } from 'node:net'

const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal'])
const bitsOf = { 4: 32, 6: 128 } as const

/** Whether a text says which proxies to trust: yes or no, how many, or their addresses, separated by commas. */
export const namesProxies = (text: string): boolean =>
  text === 'true' || text === 'false' || /^\d+$/.test(text) || text.split(',').every(isRange)

/** Fastify's notion of trusted proxies: a count becomes the test 'is this hop among the last n'. */
export function trustedProxies(text: string): boolean | string | ((address: string, hop: number) => boolean) {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d+$/.test(text)) return (_address, hop) => hop < Number(text)
  return text
}

/** An address, one with a mask (`10.0.0.0/8`, `10.0.0.0/255.0.0.0`), or a range that Fastify has a name for. */
function isRange(part: string): boolean {
  const [address = '', mask, ...more] = part.trim().split('/')
  if (mask === undefined) return namedRanges.has(address) || isIP(address) !== 0
  const family = isIP(address)
  if (more.length > 0 || (family !== 4 && family !== 6)) return false
  if (family === 4 && isIPv4(mask)) return true
  return /^\d+$/.test(mask) && Number(mask) > 0 && Number(mask) <= bitsOf[family]
}
