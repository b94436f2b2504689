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

/**
 * The number under a product's stripes in the one form that we keep: 8 digits, or 13, for a UPC-A is an EAN-13 that begins
 * with 0. Undefined for what is none, also for a number with a mistyped digit.
 */
export function barcodeOf(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(digits) || !isSound(digits) || /^0+$/.test(digits)) return undefined
  if (digits.length === lengths.short || digits.length === lengths.usual) return digits
  if (digits.length === lengths.american) return `0${digits}`
  return digits.length === lengths.case && digits.startsWith('0') ? digits.slice(1) : undefined
}

/** Whether shops give the number themselves, to what they weigh: elsewhere it means something else. */
export const isOfOneShop = (code: string): boolean => /^(?:2\d{12}|02\d{11}|04\d{11}|[02]\d{7})$/.test(code)
