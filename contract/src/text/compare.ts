/** Returns how two texts stand in order, as `sort` asks: below 0 when the first comes first, 0 when they are the same. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
