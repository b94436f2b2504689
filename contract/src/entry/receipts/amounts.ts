/** The numbers that figures may mean: '2.980' is 2980 in Seoul, and 2.98 on a scale. */
export function numbersOf(figures: string): readonly number[] {
  const parts = figures.split(/[.,]/)
  const last = parts.at(-1) ?? ''
  const whole = Number(parts.join(''))
  if (parts.length === 1) return [whole]
  const decimal = Number(`${parts.slice(0, -1).join('')}.${last}`)
  if (last.length !== thousand) return [decimal]
  return parts.length === 2 ? [decimal, whole] : [whole]
}

const thousand = 3
const cent = 0.011

/** Whether a count of pieces, or a weight, at a price makes a sum; rounded as shops do. */
export const multiplies = (count: number, each: number, sum: number): boolean =>
  Math.abs(count * each - sum) <= Math.max(cent, sum * rounding)

const rounding = 0.002

/** How figures of counts, weights and prices are written. */
export const figures = String.raw`\d{1,7}(?:[.,]\d{3})*(?:[.,]\d{1,3})?`
/** Signs and names of currencies. */
export const currency = String.raw`(?:€|£|US\$|S\$|R\$|NT\$|HK\$|\$|¥|￥|₩|₹|฿|₫|円|元|원|บาท|zł|đ|EUR|GBP|USD|SGD|CHF|SEK|NOK|DKK|PLN|CAD|AUD|AED|SAR|RM|Rs\.?|Rp\.?|kr\.?|TL)`
