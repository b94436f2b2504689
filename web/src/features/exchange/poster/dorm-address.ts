/** The address of the posts of one dorm, as short as it gets: its code is read from afar. */
export function addressOfDorm(origin: string, dorm: string): string {
  const address = new URL('/exchange', origin)
  address.searchParams.set('dorm', dorm)
  return address.href
}
