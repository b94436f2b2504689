import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import {
  type MarkBody,
  type RecipeBook,
  type RecipeMark,
  recipeBookEvent,
} from '@shelfmate/contract/recipe-book/recipe-book'
import type { RecipeContent } from '@shelfmate/contract/recipe-book/recipe-content'
import { readAllergies } from '@shelfmate/food/guard/allergies/read-allergies'
import { layWritten } from '@shelfmate/food/ranking/dishes/written'
import { readShelf, type ShelfItem } from '@shelfmate/food/ranking/shelf'
import { correctionsOf, readyForAllergies } from '#features/foods/index.ts'
import { listStock } from '#features/pantry/index.ts'
import { readDiet } from '#features/profile/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { FairQueue, Pause } from '#platform/limits/fair-queue.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import { Service } from '#platform/service/service.ts'
import { Gate, ideaOf } from '../idea.ts'
import { shown } from '../shown-recipe.ts'
import { type RecipeStock, recipeStockOf } from '../stock/recipe-stock.ts'
import type { Asking } from '../writing.ts'
import { type BookRow, forgetMark, listBook, saveMark, saveOwnMark } from './book.repository.ts'

interface BookPorts extends Screens {
  database: Database
  clock: Clock
  campusZone: string
  queue: FairQueue
}

/** What users keep, rate and write. Nothing of it is shown before the allergen guard of now has read it. */
export class BookService extends Service<BookPorts> {
  /** The whole book, laid against the pantry. */
  read(viewer: Asking): Promise<RecipeBook> {
    return this.ports.queue.run(viewer.userId, (pause) => this.#readNow(viewer, pause))
  }

  async #readNow({ userId, timeZone }: Asking, pause: Pause): Promise<RecipeBook> {
    const { database, clock, campusZone } = this.ports
    const [rows, pantry, diet, corrections] = await Promise.all([
      listBook(database, { userId }),
      listStock(database, { userId }),
      readDiet(database, userId),
      correctionsOf(database, userId),
    ])
    const today = dateInZone(clock.now(), timeZone ?? campusZone)
    const stock = recipeStockOf(pantry, today, undefined, corrections)
    const { items } = readShelf(stock.items, today, corrections)
    await readyForAllergies(diet.allergies)
    const allergies = readAllergies(diet.allergies)
    const gate = new Gate()
    const recipes: RecipeBook['recipes'] = []
    for (const row of rows.filter(isWritten)) {
      const idea = ideaFrom(row, items, stock)
      if (gate.passes(idea, allergies)) recipes.push(gate.marked(idea, allergies))
      await pause()
    }
    return { marks: rows.map(markOf), recipes, withheld: gate.withheld, allergies: diet.allergies }
  }

  /** Says all there is to say of a recipe. Errors: RECIPES_FULL, NOT_FOUND for one of one's own that is not there. */
  async mark(userId: string, { recipe, writer, ...said }: MarkBody): Promise<RecipeMark> {
    const { database, clock, publish } = this.ports
    const state = { ...said, userId, now: clock.now() }
    if (writer === 'own') {
      const [stored] = await saveOwnMark(database, state)
      if (!stored) throw new DomainError('NOT_FOUND')
    } else if (!said.kept && said.rating === null && !said.notForMe && said.cookedOn === null) {
      await forgetMark(database, { userId, id: said.id })
    } else {
      const content = said.kept && recipe ? JSON.stringify(recipe) : null
      const [stored] = await saveMark(database, { ...state, writer, content })
      if (!stored) throw new DomainError('RECIPES_FULL')
    }
    publish(userId, recipeBookEvent, {})
    return { ...said, writer }
  }
}

function markOf(row: BookRow): RecipeMark {
  const { content: _, address: __, changedAt: ___, ...mark } = row
  return mark
}

type WrittenRow = BookRow & { content: RecipeContent }
const isWritten = (row: BookRow): row is WrittenRow =>
  row.content !== null && (row.kept || row.writer === 'own')

function ideaFrom(
  { id, writer, content, address }: WrittenRow,
  items: readonly ShelfItem[],
  stock: RecipeStock,
) {
  const ingredients = content.ingredients.map(({ text, amount, optional }) => ({
    text,
    optional,
    ...(amount !== undefined && { amount }),
  }))
  const recipe = shown(layWritten({ ...content, ingredients }, items))
  return ideaOf({ id, engine: writer, ...recipe, ...(address !== null && { address }) }, stock)
}
