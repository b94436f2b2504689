/** Random choices that a seed repeats: what slipped through is found again. */
export interface Random {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number
  between(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item
  chance(share: number): boolean
  /** Some of the items, in random order. */
  some<Item>(items: readonly Item[], count: number): Item[]
}

/** A generator with the mulberry32 step. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  const between = (least: number, most: number) => least + below(most - least + 1)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const rest = [...items]
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(below(rest.length), 1),
    ).flat()
  }
  return { below, between, pick, some, chance: (share) => next() < share }
}
