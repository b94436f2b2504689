import { limits } from '../api/limits.ts'

/** Units of sizes, as they are written and as they are stored. */
const units = ['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l', 'oz', 'lb', 'fl oz', 'pt', 'qt', 'gal'] as const

const longestAmount = 5
/** '1.000 g': of grams and millilitres nobody has a thousandth. */
const thousands = /^([1-9]\d*)[.,](\d{3} ?(?:g|m[gl]))$/i
const pattern = new RegExp(
  String.raw`^(\d{1,${longestAmount}})(?:[.,](\d{1,3}))?\s*(${units.join('|')})$`,
  'i',
)

/** A size in its one form, '500g' as '500 g' and '1,50 L' as '1.5 l'; '' for none, undefined for what is no size. */
export function tidySize(text: string): string | undefined {
  if (text.length > limits.sizeLength) return undefined
  const plain = text.trim().replaceAll(/\s+/g, ' ').replace(thousands, '$1$2')
  if (plain === '') return ''
  const [, whole, part, unit] = pattern.exec(plain) ?? []
  if (whole === undefined || unit === undefined) return undefined
  const amount = Number(`${whole}.${part ?? 0}`)
  return amount > 0 ? `${amount} ${unit.toLowerCase()}` : undefined
}

const ouncesInPound = 16

/** The size of '1 lb 8 oz', told in ounces; undefined where the ounces make a pound or more, and tell of something else. */
export const poundsAndOunces = (pounds: string, ounces: string): string | undefined =>
  Number(ounces) < ouncesInPound
    ? tidySize(`${Number(pounds) * ouncesInPound + Number(ounces)} oz`)
    : undefined
