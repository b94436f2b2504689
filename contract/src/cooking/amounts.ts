/** What a cook can measure or count out: amounts as recipes word them, and how they are written again. */

// biome-ignore format: a table is read by its rows.
const vulgar: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5, '⅖': 2 / 5, '⅗': 3 / 5, '⅘': 4 / 5, '⅙': 1 / 6, '⅚': 5 / 6,
  '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8,
}
const fractions: readonly (readonly [number, string])[] = [
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
]

const sign = `[${Object.keys(vulgar).join('')}]`

/** Many pages write the bar of a fraction by a sign of its own: '1⁄2'. */
const bar = '[/⁄]'
/** A number as recipes write one: '2', '1/2', '1 1/2', '1-1/2', '1½', '2.5', '1,000'. */
export const numberPattern = String.raw`\d+(?:\s*|[-–])${sign}|\d+(?:\s+|[-–])\d${bar}\d+|\d+${bar}\d+|\d+(?:[.,]\d+)?|${sign}`
/** A hyphen in it is no 'to': nothing goes from 1 down to a half. */
const mixed = new RegExp(String.raw`^(\d+)(?:\s*|[-–])(${sign}|\d+${bar}\d+)$`)
const fraction = new RegExp(String.raw`^(\d+)${bar}(\d+)$`)
/** '1,000' is a thousand, but '1,5' and '0,125' are parts. */
const thousands = /^[1-9]\d{0,2},\d{3}$/

/** The value of such a number. */
export function readNumber(text: string): number {
  const [, above, below] = fraction.exec(text) ?? []
  if (below !== undefined) return Number(above) / Number(below)
  const [, whole, part] = mixed.exec(text) ?? []
  if (whole !== undefined && part !== undefined) return Number(whole) + readNumber(part)
  return vulgar[text] ?? Number(text.replace(',', thousands.test(text) ? '' : '.'))
}

/** '1 1/2' of 1.5; what is no usual fraction is written as a decimal. */
export function writeNumber(value: number): string {
  const whole = Math.floor(value + tiny)
  const rest = value - whole
  if (rest < tiny) return String(whole)
  const [, usual] = fractions.find(([of]) => Math.abs(of - rest) < tiny) ?? []
  if (usual === undefined) return String(Math.round(value * 100) / 100)
  return whole === 0 ? usual : `${whole} ${usual}`
}

const tiny = 0.001

/** How finely something is taken: the steps between which an amount is rounded. */
export type Fineness = 'whole' | 'parts' | 'grams' | 'litres' | 'tbsp' | 'tsp' | 'cups'

const nearest = (value: number, step: number) => Math.max(Math.round(value / step) * step, step)
const thirdsToo = [...fractions.map(([of]) => of), 1]
const closest = (value: number) =>
  thirdsToo.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best))

/** The amount nearest to `value` that can be measured or counted so; never nothing. */
export function measurable(value: number, fineness: Fineness): number {
  switch (fineness) {
    case 'whole':
      return nearest(value, 1)
    case 'parts':
      if (value < 1) return closest(value)
      return nearest(value, value < 4 ? 1 / 2 : 1)
    case 'grams':
      return nearest(value, value < 20 ? 1 : value < 100 ? 5 : value < 1000 ? 10 : 50)
    case 'litres':
      return nearest(value, 0.05)
    case 'tsp':
    case 'tbsp':
      return nearest(value, value < 1 ? 1 / 4 : value < 6 ? 1 / 2 : 1)
    case 'cups':
      return value < 1 ? closest(value) : nearest(value, value < 4 ? 1 / 4 : 1 / 2)
  }
}
