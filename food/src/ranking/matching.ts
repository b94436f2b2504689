/** Lays a pantry beside a dish: which item fills which line, what is a staple and what is missing. */
import type { Dish, Part } from './dishes/dishes.ts'
import type { ShelfItem } from './shelf.ts'

/** How one line of a dish is filled. */
export interface Filling {
  part: Part
  /** The item that expires soonest of those that fit; absent when there is none. */
  item?: ShelfItem
  /** The food of the item where it stands in for the one on the page. */
  standIn?: string
}

/** Finds the items of a shelf by food, soonest first. */
export class ShelfIndex {
  readonly #byFood = new Map<string, ShelfItem[]>()

  constructor(items: readonly ShelfItem[]) {
    for (const item of items)
      for (const food of item.foods) {
        const known = this.#byFood.get(food)
        if (known) known.push(item)
        else this.#byFood.set(food, [item])
      }
  }

  /** Fills every line of a dish, no item twice; with `strict` nothing stands in for anything. */
  fill(dish: Dish, strict: boolean): Filling[] {
    const taken = new Set<ShelfItem>()
    return dish.parts.map((part) => {
      const filling = this.#fillingOf(part, taken, strict)
      if (filling.item) taken.add(filling.item)
      return filling
    })
  }

  #fillingOf(part: Part, taken: ReadonlySet<ShelfItem>, strict: boolean): Filling {
    let best = soonestOf([part.food.name, ...part.others].map((food) => this.#soonest(food, taken)))
    let standIn: string | undefined
    if (!strict)
      for (const food of part.standIns) {
        const item = this.#soonest(food, taken)
        // The real thing wins over a stand-in unless the stand-in is in more of a hurry by some days.
        if (item && (!best || item.daysLeft + (standIn === undefined ? 2 : 0) < best.daysLeft)) {
          best = item
          standIn = food
        }
      }
    if (!best) return { part }
    return standIn === undefined ? { part, item: best } : { part, item: best, standIn }
  }

  #soonest(food: string, taken: ReadonlySet<ShelfItem>): ShelfItem | undefined {
    return this.#byFood.get(food)?.find((item) => !taken.has(item))
  }
}

/** Of equals the first. */
const soonestOf = (items: readonly (ShelfItem | undefined)[]): ShelfItem | undefined =>
  items.reduce((best, item) => (item && (!best || item.daysLeft < best.daysLeft) ? item : best), undefined)
