/** Repeatable chance: the same seed and key always give the same number, so a run can be told again in a test. */

/** A number that stands for a text. */
export function keyOf(text: string): number {
  let key = 0x811c9dc5
  for (const char of text) key = Math.imul(key ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return key >>> 0
}

/** A number from 0 to 1 (1 excluded) that depends on the seed and the key alone. */
export function chance(seed: number, key: number): number {
  let state = (Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(key + 1, 0x85ebca6b)) >>> 0
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d)
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b)
  return ((state ^ (state >>> 16)) >>> 0) / 4_294_967_296
}
