/** Digits of EAN-8, UPC-A, EAN-13 and GTIN-14. */
const lengths = { short: 8, american: 12, usual: 13, case: 14 }
const modulus = 10
const oddWeight = 3

/** Whether the last digit is what the others make it: one misread stripe shows. */
function isSound(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, n) => total + Number(digit) * (n % 2 === 0 ? 1 : oddWeight), 0)
  return sum % modulus === 0
}

/** How a UPC-E, the short number of small American packs, leaves out the zeros of a UPC-A: its last figure but the check tells. */
const shortened: readonly [RegExp, string][] = [
  [/^([01]\d\d)(\d{3})([0-2])(\d)$/, '$1$30000$2$4'],
  [/^([01]\d{3})(\d\d)3(\d)$/, '$100000$2$3'],
  [/^([01]\d{4})(\d)4(\d)$/, '$100000$2$3'],
  [/^([01]\d{5})([5-9])(\d)$/, '$10000$2$3'],
]

/** The UPC-A that a UPC-E stands for; undefined for what is none. */
function lengthened(digits: string): string | undefined {
  const [pattern, whole] = shortened.find(([each]) => each.test(digits)) ?? []
  const long = pattern && whole && digits.replace(pattern, whole)
  return long && isSound(long) ? long : undefined
}

/** The same the other way round, of UPC-As in the form that we keep. */
const lengthy: readonly [RegExp, string][] = [
  [/^0(0\d\d)([0-2])0000(\d{3})(\d)$/, '$1$3$2$4'],
  [/^0(0\d{3})00000(\d\d)(\d)$/, '$1$23$3'],
  [/^0(0\d{4})00000(\d)(\d)$/, '$1$24$3'],
  [/^0(0\d{5})0000([5-9])(\d)$/, '$1$2$3'],
]

/** Whether a text is a product's number in the form that we keep. */
export const isBarcode = (text: string): boolean =>
  /^(?:\d{8}|\d{13})$/.test(text) && !/^0+$/.test(text) && isSound(text)

/**
 * The number under a product's stripes in the one form that we keep: 8 digits, or 13, for a UPC-A is an EAN-13 that begins
 * with 0, and a UPC-E is a short UPC-A. Most UPC-Es are as sound as EAN-8s: with a 0 before it that is no product's outside
 * of one shop, so a UPC-E is what stands on the pack. Undefined for what is none, also for a number with a mistyped digit.
 */
export function barcodeOf(text: string): string | undefined {
  const typed = text.replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(typed) || /^0+$/.test(typed)) return undefined
  const long = typed.startsWith('0') || !isSound(typed) ? lengthened(typed) : undefined
  const digits = long ?? typed
  if (!isSound(digits)) return undefined
  if (digits.length === lengths.short || digits.length === lengths.usual) return digits
  if (digits.length === lengths.american) return `0${digits}`
  return digits.length === lengths.case && digits.startsWith('0') ? digits.slice(1) : undefined
}

/** What else the digits on a pack may say where they are sound as a UPC-E and as an EAN-8; undefined for other codes. */
export function otherReading(code: string): string | undefined {
  if (code.length === lengths.short) {
    const long = code.startsWith('0') ? lengthened(code) : undefined
    return long && `0${long}`
  }
  return lengthy
    .filter(([pattern]) => pattern.test(code))
    .map(([pattern, short]) => code.replace(pattern, short))
    .find((short) => isBarcode(short) && barcodeOf(short) === code)
}

/** Whether shops give the number themselves, to what they weigh: elsewhere it means something else. */
export const isOfOneShop = (code: string): boolean => /^(?:2\d{12}|02\d{11}|04\d{11}|[02]\d{7})$/.test(code)
