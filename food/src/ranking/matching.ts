/** Lays a pantry beside a dish: which item fills which line, what is a staple and what is missing. */
import type { Dish, DishPart } from './dishes/dishes.ts'
import type { ShelfItem } from './shelf.ts'
import { areOtherSorts } from './sorts.ts'

/** How one line of a dish is filled. */
export interface Filling {
  part: DishPart
  /** The item that expires soonest of those that fit; absent when there is none. */
  item?: ShelfItem
  /** The food of the item where it stands in for the one on the page. */
  standIn?: string
  /** The food of the item where it is another of those that the bare word of the line may mean. */
  other?: string
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

  /** Fills every line of a dish, no item twice unless its food is named twice; with `strict` nothing stands in for anything. */
  fill(dish: Dish, strict: boolean): Filling[] {
    const taken = new Set<ShelfItem>()
    const byFood = new Map<string, ShelfItem>()
    return dish.parts.map((part) => {
      const before = meantBy(part, strict).map((food) => byFood.get(food))
      const named = before.find((item) => item && !areOtherSorts(part.line.text, item.name))
      const filling = this.#fillingOf(part, taken, named, strict)
      const { item, standIn } = filling
      if (item) taken.add(item)
      if (item && standIn === undefined)
        // 'Tofu' and then 'firm tofu' are the one block of firm tofu.
        for (const food of part.others.length > 0 ? item.foods : [part.food.name]) byFood.set(food, item)
      return filling
    })
  }

  /** `before`: what filled a line of the same food. What is named once more is taken of it, where there is no other. */
  #fillingOf(
    part: DishPart,
    taken: ReadonlySet<ShelfItem>,
    before: ShelfItem | undefined,
    strict: boolean,
  ): Filling {
    const meant = meantBy(part, strict)
    const { text } = part.line
    let best = soonestOf(meant.map((food) => this.#soonest(food, taken, text))) ?? before
    let standIn: string | undefined
    if (!strict)
      for (const food of part.standIns) {
        const item = this.#soonest(food, taken, text)
        // The real thing wins over a stand-in unless the stand-in is in more of a hurry by some days.
        if (item && (!best || item.daysLeft + (standIn === undefined ? 2 : 0) < best.daysLeft)) {
          best = item
          standIn = food
        }
      }
    if (!best) return { part }
    if (standIn !== undefined) return { part, item: best, standIn }
    const { foods } = best
    const other = foods.includes(part.food.name) ? undefined : meant.find((food) => foods.includes(food))
    return other === undefined ? { part, item: best } : { part, item: best, other }
  }

  #soonest(food: string, taken: ReadonlySet<ShelfItem>, text: string): ShelfItem | undefined {
    return this.#byFood.get(food)?.find((item) => !taken.has(item) && !areOtherSorts(text, item.name))
  }
}

/** The foods that a line may mean, with `strict` the likeliest alone. */
const meantBy = ({ food, others }: DishPart, strict: boolean): readonly string[] =>
  strict || others.length === 0 ? [food.name] : [food.name, ...others]

/** Of equals the first. */
const soonestOf = (items: readonly (ShelfItem | undefined)[]): ShelfItem | undefined =>
  items.reduce((best, item) => (item && (!best || item.daysLeft < best.daysLeft) ? item : best), undefined)
