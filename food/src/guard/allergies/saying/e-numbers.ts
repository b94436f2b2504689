/** Additives as doctors write them: 'E 220', 'E-223', 'E 220 - E 228'. Apart, the letter says nothing and the digits are a year or an age. */

/** The European numbers, from 100 to 1521. */
const digits = '(1[0-5]\\d\\d|[1-9]\\d\\d)(?!\\d)'
const sign = '(?<![\\p{L}\\p{N}])e[\\s.-]{0,2}'
const until = '\\s*(?:[-–—]|to|through|bis|à|a|al|ate|até|do|tot)\\s*'
const range = new RegExp(`${sign}${digits}${until}(?:e[\\s.-]{0,2})?${digits}`, 'giu')
const single = new RegExp(`${sign}${digits}`, 'giu')
/** One class of additives: 'E 100 - E 199'. */
const widestRange = 100

/** A typed text with its additives as words, each of a range one by one. */
export const withENumbers = (typed: string): string =>
  typed
    .replace(range, (whole, from: string, to: string) => {
      const count = Number(to) - Number(from) + 1
      if (count < 1 || count > widestRange) return whole
      return Array.from({ length: count }, (_, at) => `E${Number(from) + at}`).join(', ')
    })
    .replace(single, 'E$1')
