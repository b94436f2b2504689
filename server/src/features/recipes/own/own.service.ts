import { limits } from '@shelfmate/contract/api/limits'
import type { RecipeDraft } from '@shelfmate/contract/recipe-book/importing/draft'
import { lineOf, writtenLine } from '@shelfmate/contract/recipe-book/lines'
import { recipeBookEvent } from '@shelfmate/contract/recipe-book/recipe-book'
import type { RecipeContent } from '@shelfmate/contract/recipe-book/recipe-content'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { NotBegunError } from '#platform/errors/not-begun-error.ts'
import { type Page, PageError, type PageFault, type PageReader } from '#platform/internet/page-reader.ts'
import { ConcurrencyLimit } from '#platform/limits/concurrency-limit.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { Log } from '#platform/log/log.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import { Service } from '#platform/service/service.ts'
import { inProcess } from '#platform/workers/in-process.ts'
import { LazyWorker } from '#platform/workers/lazy-worker.ts'
import { programOf } from '#platform/workers/program-of.ts'
import { countOwn, removeOwn, saveOwn } from './own.repository.ts'
import type { PageReading } from './read-pages.ts'

interface OwnPorts extends Screens {
  database: Database
  clock: Clock
  log: Log
  pages: PageReader
  /** Pages that a user may have this server ask for. */
  pageRequests: Limiter
}

interface ToSave {
  id: string
  recipe: RecipeContent
  address: string | null
}

const codes = {
  refused: 'PAGE_REFUSED',
  unreachable: 'PAGE_UNREACHABLE',
  'too large': 'PAGE_TOO_LARGE',
  'no page': 'PAGE_WITHOUT_RECIPE',
} as const satisfies Record<PageFault, string>

/** A page may be megabytes, and take its time to come. */
const pagesAtOnce = { aUser: 2, all: 10 }

const pageReader = programOf('read-pages', 'features/recipes/own/read-pages.ts')

/** Recipes that users write or bring. Nothing of them is shown before the allergen guard of then has read it. */
export class OwnRecipeService extends Service<OwnPorts> {
  readonly #theirPages = new ConcurrencyLimit(pagesAtOnce.aUser)
  readonly #allPages = new ConcurrencyLimit(pagesAtOnce.all, 'UNAVAILABLE')
  /** Started by the first who brings a page: nobody else needs what reads pages. */
  readonly #pageReaders = new LazyWorker<Page, PageReading>(inProcess(pageReader, this.ports.log))

  /** Saves recipes, all or none. Errors: OWN_RECIPES_FULL, RECIPES_FULL. */
  async save(userId: string, recipes: readonly ToSave[]): Promise<{ ids: string[] }> {
    const { database, clock, publish } = this.ports
    const now = clock.now()
    await database.transaction(async (tx) => {
      for (const { id, recipe, address } of recipes) {
        const content = JSON.stringify(withPlainAmounts(recipe))
        const [stored] = await saveOwn(tx, { userId, id, content, address, now })
        if (stored) continue
        const [own] = await countOwn(tx, { userId })
        throw new DomainError(own && own.count >= limits.ownRecipes ? 'OWN_RECIPES_FULL' : 'RECIPES_FULL')
      }
    })
    publish(userId, recipeBookEvent, {})
    return { ids: recipes.map(({ id }) => id) }
  }

  /** Errors: NOT_FOUND. */
  async remove(userId: string, id: string): Promise<void> {
    const [removed] = await removeOwn(this.ports.database, { userId, id })
    if (!removed) throw new DomainError('NOT_FOUND')
    this.ports.publish(userId, recipeBookEvent, {})
  }

  /** The recipes of a web page, to be looked at. Errors: RATE_LIMITED, PAGE_REFUSED, PAGE_UNREACHABLE, PAGE_TOO_LARGE, PAGE_WITHOUT_RECIPE, UNAVAILABLE. */
  readPage(userId: string, address: string): Promise<{ recipes: RecipeDraft[] }> {
    return this.#theirPages.run(userId, () =>
      this.#allPages.run('all', () => this.#readPage(userId, address)),
    )
  }

  async #readPage(userId: string, address: string): Promise<{ recipes: RecipeDraft[] }> {
    const { pages, pageRequests, log } = this.ports
    const readOne = async () => this.#pageReaders.ask(await pages.read(address))
    try {
      const { recipes, failure } = await pageRequests.spend(userId, readOne, { costs: wasBegun })
      if (failure !== undefined) log.warn({ failure }, 'a page could not be read')
      if (recipes.length === 0) throw new DomainError('PAGE_WITHOUT_RECIPE')
      return { recipes }
    } catch (error) {
      if (error instanceof PageError) throw new DomainError(codes[error.fault])
      throw error
    }
  }
}

const wasBegun = (error: unknown): boolean => !(error instanceof NotBegunError)

/** The guard asks of the text whether every word is known, not of the amount: what is no amount does not stay in one. */
const withPlainAmounts = (recipe: RecipeContent): RecipeContent => ({
  ...recipe,
  ingredients: recipe.ingredients.map((line) => lineOf(writtenLine(line))),
})
