const tailLength = 12

/**
 * The id of the n-th object that one create makes (0 is the given id itself): client and server derive the same ids, so
 * that an optimistic card and its stored item are one. Takes a lower-case UUID; counts up in its last 48 random bits.
 */
export function nthId(id: string, n: number): string {
  if (n === 0) return id
  const tail = (BigInt(`0x${id.slice(-tailLength)}`) + BigInt(n)) & 0xffff_ffff_ffffn
  return id.slice(0, -tailLength) + tail.toString(16).padStart(tailLength, '0')
}
