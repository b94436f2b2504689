import { memoize } from '@shelfmate/food/memoize'
import type { Dish } from '@shelfmate/food/ranking/dishes/dishes'
import { ownDish } from '@shelfmate/food/ranking/dishes/own'
import type { Pause } from '#platform/limits/fair-queue.ts'
import type { BookRow } from '../book/book.repository.ts'

/** Dishes that are kept ready: what they are made of is asked again with each suggestion. */
const dishesKept = 3_000
const slotOf = memoize<{ dish?: Dish }>(() => ({}), dishesKept)

/** A user's own recipes as the ranking knows them, each read once as long as it stays as it is. */
export async function ownDishes(userId: string, book: readonly BookRow[], pause: Pause): Promise<Dish[]> {
  const dishes: Dish[] = []
  for (const { id, writer, content, changedAt } of book) {
    if (writer !== 'own' || content === null) continue
    const slot = slotOf(`${userId} ${id} ${changedAt}`)
    if (!slot.dish) {
      slot.dish = ownDish({ id, ...content })
      await pause()
    }
    dishes.push(slot.dish)
  }
  return dishes
}
