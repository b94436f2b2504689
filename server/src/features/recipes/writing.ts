import { randomInt } from 'node:crypto'
import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import type { RecipesBody, RecipesEvent, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { unknownWarning } from '@shelfmate/contract/recipes/unknown-warning'
import { formatRecipeText } from '@shelfmate/food/ranking/dishes/recipe-text'
import { correctionsOf, readyForAllergies } from '#features/foods/index.ts'
import { listStock } from '#features/pantry/index.ts'
import { readDiet } from '#features/profile/index.ts'
import { type Ai, AiError, type AiFailure } from '#platform/ai/ai.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import type { FairQueue, Pause } from '#platform/limits/fair-queue.ts'
import type { Log } from '#platform/log/log.ts'
import { Service } from '#platform/service/service.ts'
import { ideasFromAi } from './ai/ai.engine.ts'
import type { AiQuota } from './ai/ai-quota.ts'
import { listBook } from './book/book.repository.ts'
import { marksOf } from './book/marks.ts'
import { type Cookbook, openCookbook, type Wish } from './cookbook/cookbook.engine.ts'
import { Gate, type Idea, ideaOf } from './idea.ts'
import { ownDishes } from './own/own-dishes.ts'
import { findRecent, saveRecent } from './recipes.repository.ts'
import { AllergyWatch } from './stock/allergy-watch.ts'
import { considered } from './stock/considered.ts'
import { type RecipeStock, recipeStockOf, saidAnew } from './stock/recipe-stock.ts'

/** A model takes its time for each, a cookbook does not. */
const wanted = { ai: 3, cookbook: 4 }
/** A week of four ideas a day: what was answered before may come back. */
const recentKept = 28
/** Profiles are not saved faster than an answer is checked; whoever does it all the same gets what holds last. */
const roundsMax = 3
const seedMax = 2 ** 31

export interface WritingPorts {
  database: Database
  clock: Clock
  campusZone: string
  quota: AiQuota
  /** A large pantry is a lot to read, and the cookbook to look through: one after the other. */
  queue: FairQueue
  /** Aborted when the process stops: writings under way end with the cookbook. */
  stopping: AbortSignal
  log: Log
}

/** Whose pantry it is, and where they live. */
export type Asking = Pick<Viewer, 'userId' | 'timeZone'>

/** How an answer comes about, from what a request is about to the recipes that the allergen guard let pass. */
export class Writing extends Service<WritingPorts> {
  /** Everything that a request is about, as it stands now. */
  read(viewer: Asking, body: RecipesBody) {
    return this.ports.queue.run(viewer.userId, () => this.#readNow(viewer, body))
  }

  async #readNow(viewer: Asking, body: RecipesBody) {
    const { database, clock, campusZone } = this.ports
    const { userId } = viewer
    const [pantry, diet, [asker], book, corrections] = await Promise.all([
      listStock(database, { userId }),
      readDiet(database, userId),
      findRecent(database, { userId }),
      listBook(database, { userId }),
      correctionsOf(database, userId),
    ])
    const today = dateInZone(clock.now(), viewer.timeZone ?? campusZone)
    const keepsRecent = body.seed === undefined
    const wish: Wish = {
      today,
      stock: recipeStockOf(pantry, today, body.ingredients, corrections),
      equipment: body.equipment,
      maxMinutes: body.maxMinutes,
      preferences: body.preferences ?? diet.preferences,
      seed: body.seed ?? randomInt(seedMax),
      recent: new Set(keepsRecent ? asker?.recent : []),
      marks: marksOf(book, today),
    }
    const { allergies: sent = '' } = body
    await readyForAllergies(sent + diet.allergies)
    const watch = new AllergyWatch(
      sent,
      diet.allergies,
      async () => (await readDiet(database, userId)).allergies,
    )
    return { wish, watch, keepsRecent, book }
  }

  /** The answer as it comes, of a model, of the cookbook, or of the cookbook because the model failed. Ends with `finished`. */
  async *events(
    viewer: Asking,
    body: RecipesBody,
    writer: Ai | AiFailure | undefined,
    left: AbortSignal,
  ): AsyncGenerator<RecipesEvent, void> {
    const { wish, watch, keepsRecent, book } = await this.read(viewer, body)
    const engine = writer === undefined ? 'cookbook' : 'ai'
    const about = () => considered({ ...wish, engine, allergies: watch })
    yield { type: 'begun', considered: about() }

    const gate = new Gate()
    const written: Idea[] = []
    let standsIn = typeof writer === 'string' ? writer : null
    if (typeof writer === 'object' && isWorthAsking(wish, watch)) {
      try {
        for await (const idea of this.#write(writer, wish, watch, left)) {
          await watch.refresh()
          const readAnew = ideaOf(idea.source, await this.#stockNow(viewer, wish))
          if (!gate.passes(readAnew, watch.last)) continue
          written.push(readAnew)
          yield { type: 'recipe', recipe: gate.marked(readAnew, watch.last) }
          if (written.length === wanted.ai) break
        }
      } catch (error) {
        left.throwIfAborted()
        standsIn = this.#failureOf(error)
      }
    }
    const complete = async (pause: Pause) => {
      const cookbook = openCookbook(wish, await ownDishes(viewer.userId, book, pause))
      return this.#complete(written, cookbook, watch, gate, wanted[engine])
    }
    const shown = await this.ports.queue.run(viewer.userId, complete)
    for (const idea of shown)
      if (!written.includes(idea)) yield { type: 'recipe', recipe: gate.marked(idea, watch.last) }
    if (keepsRecent) await this.#remember(viewer.userId, wish.recent, shown)
    // Right before answering: whatever was saved while recipes were written or sent counts.
    await watch.refresh()
    const stock = await this.#stockNow(viewer, wish)
    const recipes = shown
      .map(({ source }) => ideaOf(source, stock))
      .filter((idea) => gate.passes(idea, watch.last))
      .map((idea) => gate.marked(idea, watch.last))
    yield {
      type: 'finished',
      answer: {
        engine: recipes.some((recipe) => recipe.engine === 'ai') ? 'ai' : 'cookbook',
        recipe: formatRecipeText(recipes.map(textForm)),
        recipes,
        considered: about(),
        standsIn,
        withheld: gate.withheld,
      },
    }
  }

  /** The wish's stock by what is said of its items as it stands now. */
  async #stockNow({ userId }: Asking, { stock }: Wish): Promise<RecipeStock> {
    const { database } = this.ports
    const [pantry, corrections] = await Promise.all([
      listStock(database, { userId }),
      correctionsOf(database, userId),
    ])
    return saidAnew(stock, pantry, corrections)
  }

  #write(ai: Ai, wish: Wish, watch: AllergyWatch, left: AbortSignal): AsyncGenerator<Idea> {
    const { quota, stopping } = this.ports
    return ideasFromAi(ai, wish, {
      count: wanted.ai,
      allergies: watch.last,
      signal: AbortSignal.any([left, stopping]),
      beforeRetry: () => quota.takeRequest(),
    })
  }

  /** Why the cookbook stands in. What is no failure of the model is a mistake of ours: it is logged, and recipes come all the same. */
  #failureOf(error: unknown): AiFailure {
    if (error instanceof AiError) return error.failure
    if (!(error instanceof DomainError) && !this.ports.stopping.aborted)
      this.ports.log.error({ err: error }, 'recipes of the model could not be read')
    return 'AI_FAILED'
  }

  /** Fills up from the cookbook, by the newest allergies, until they stand still. */
  async #complete(
    written: readonly Idea[],
    cookbook: Cookbook,
    watch: AllergyWatch,
    gate: Gate,
    count: number,
  ): Promise<Idea[]> {
    let kept = [...written]
    for (let round = 1; ; round++) {
      const allergies = watch.last
      kept = kept.filter((idea) => gate.passes(idea, allergies))
      if (kept.length < count) {
        const known = new Set(kept.map(({ recipe }) => recipe.id))
        const pages = cookbook.ideas(allergies, count).filter(({ recipe }) => !known.has(recipe.id))
        kept.push(...pages.filter((idea) => gate.passes(idea, allergies)).slice(0, count - kept.length))
        if (written.length === 0 && round === 1) cookbook.countWithheld(allergies, kept, gate, count)
      }
      if (!(await watch.refresh()) || round === roundsMax) return kept
    }
  }

  async #remember(userId: string, before: ReadonlySet<string>, ideas: Idea[]): Promise<void> {
    const shown = ideas.flatMap(({ recipe }) => (recipe.engine === 'ai' ? [] : [recipe.id]))
    if (shown.length === 0) return
    const recent = [...new Set([...shown, ...before])].slice(0, recentKept)
    await saveRecent(this.ports.database, { userId, recent })
  }
}

/** Without a food, or without knowing what to avoid, a model's work would be for nothing. */
const isWorthAsking = ({ stock }: Wish, { last }: AllergyWatch) =>
  stock.items.length > stock.excluded && !last.unreadable

/** The lines of the text form say in the user's own words what stands in. */
const textForm = ({ title, ingredients, steps }: SuggestedRecipe) => ({
  title,
  steps,
  ingredients: ingredients.map(({ text, amount, optional, standIn, unknown }) => ({
    food: '',
    optional,
    text: [
      text,
      standIn === undefined ? '' : ` (yours: ${standIn})`,
      unknown === undefined ? '' : ` (${unknownWarning(unknown)})`,
    ].join(''),
    ...(amount !== undefined && { amount }),
  })),
})
