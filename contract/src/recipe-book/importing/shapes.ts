/** Looking into what other programs wrote, whatever it turns out to be. */

export type Shape = Readonly<Record<string, unknown>>

export const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list as it is; one thing as a list of one; nothing as none. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

export const shapesIn = (value: unknown): Shape[] => listOf(value).filter(isShape)

/** A text or a number as text; anything else says nothing. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}

/** The first that says something. */
export const firstText = (...values: readonly unknown[]): string =>
  values.map(textOf).find((text) => text.trim() !== '') ?? ''

/** The first number in a text: 4 of 'Serves 4-6'. */
export function countIn(value: unknown): number | undefined {
  for (const each of listOf(value)) {
    const [digits] = /\d+(?:\.\d+)?/.exec(textOf(each)) ?? []
    if (digits !== undefined) return Number(digits)
  }
  return undefined
}
