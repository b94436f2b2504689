/** Random choices that a seed repeats: a file that did harm is found again. */
export interface Random {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number
  between(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** A generator with the xorshift32 step. */
export function seeded(seed: number): Random {
  let state = seed | 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
  }
}
