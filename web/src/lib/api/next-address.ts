const homeAddress = '/home'

/**
 * The address to open after logging in: `next` if it is a path of this site, else home. Refuses everything that a browser
 * might read as another origin (`//host`, backslashes, control characters) and the screens that would only lead back.
 */
export function nextAddress(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return homeAddress
  if (next.startsWith('//') || /[\\\p{Cc}]/u.test(next)) return homeAddress
  const base = 'http://same.invalid'
  const address = URL.canParse(next, base) ? new URL(next, base) : undefined
  if (!address || address.origin !== base || address.pathname.startsWith('//')) return homeAddress
  if (/^\/(?:login|signup|forgot|reset|api|live)?\/?$/.test(address.pathname)) return homeAddress
  return address.pathname + address.search + address.hash
}
