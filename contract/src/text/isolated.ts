/** Letters of the scripts that are read from right to left, and the mark that stands for one. */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** What turns the direction of a text around, whatever its letters. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g
const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'

/**
 * A name that somebody typed as it stands in a line of ours: one that is read from right to left takes no number, bracket or date after it
 * along to its other side.
 */
export function isolated(typed: string): string {
  const name = typed.replaceAll(turns, '')
  return rightToLeft.test(name) ? `${firstStrongIsolate}${name}${popIsolate}` : name
}
