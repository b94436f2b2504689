import { randomInt, randomUUID } from 'node:crypto'
import { dateInZone } from '@shelfmate/contract/expiry'
import type {
  Considered,
  RecipesAnswer,
  RecipesBody,
  RecipesEvent,
  SuggestedRecipe,
} from '@shelfmate/contract/recipes'
import { formatRecipeText } from '@shelfmate/food/ranking/recipe-text'
import { type ConsumptionService, listStock } from '#features/pantry/index.ts'
import { readDiet } from '#features/profile/index.ts'
import { type Ai, AiError, type AiFailure } from '#platform/ai/ai.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { Log } from '#platform/log/log.ts'
import { DomainError } from '#platform/routes/domain-error.ts'
import { ideasFromAi } from './ai.engine.ts'
import type { AiQuota } from './ai-quota.ts'
import { AllergyWatch } from './allergy-watch.ts'
import { considered } from './considered.ts'
import { countWithheldPages, ideasFromCookbook, type Wish } from './cookbook.engine.ts'
import { Gate, type Idea } from './idea.ts'
import { larderOf } from './larder.ts'
import { endLease, findLease, findRecent, saveRecent, takeLease } from './recipes.repository.ts'

/** A model takes its time for each, a cookbook does not. */
const wanted = { ai: 3, cookbook: 4 }
/** Answers this long ago may come back. */
const recentKept = 12
/** Profiles are not saved faster than an answer is checked; whoever does it all the same gets what holds last. */
const roundsMax = 3
const seedMax = 2 ** 31

export interface RecipesPorts {
  database: Database
  clock: Clock
  campusZone: string
  consumptions: ConsumptionService
  /** Absent where no model is configured. */
  ai: Ai | undefined
  quota: AiQuota
  /** Requests of any kind: what they cost is CPU. */
  requests: Limiter
  /** Aborted when the process stops: writings under way end with the cookbook. */
  stopping: AbortSignal
  log: Log
}

/** A request that was let in: what it is about, and its answer as it comes. */
export interface Run {
  /** Ends with `finished`; there are none for who has left before the first. */
  events(): AsyncGenerator<RecipesEvent, void>
}

const nothing: Run = { async *events() {} }

type Asking = Pick<Viewer, 'userId' | 'timeZone'>

/** Recipes from a user's pantry, written by the cookbook or a model, and shown only after the allergen guard has read them. */
export class RecipesService {
  readonly #ports: RecipesPorts

  constructor(ports: RecipesPorts) {
    this.#ports = ports
  }

  /** What recipes for this user are written for. */
  async considered(viewer: Asking): Promise<Considered> {
    const { wish, watch } = await this.#read(viewer, {})
    return considered({ ...wish, engine: this.#ports.ai ? 'ai' : 'cookbook', allergies: watch })
  }

  /** Lets a request in. `left` aborts when nobody waits any more. Errors: RATE_LIMITED, RECIPES_RUNNING, RECIPES_QUOTA, RECIPES_CEILING. */
  async begin(viewer: Asking, body: RecipesBody, left: AbortSignal): Promise<Run> {
    await this.#ports.requests.take(viewer.userId)
    const { ai } = this.#ports
    if (!ai || body.engine === 'cookbook') return this.#run(viewer, body, undefined, left)
    if (ai.isPaused()) return this.#run(viewer, body, 'AI_PAUSED', left)
    const end = await this.#takeTurn(viewer.userId)
    if (left.aborted) {
      // Nobody would read the events, and what is never begun never ends.
      await end(true)
      return nothing
    }
    return { events: () => this.#untilEnd(this.#events(viewer, body, ai, left), end) }
  }

  /** Runs a request to its end. */
  async answer(viewer: Asking, body: RecipesBody, left: AbortSignal): Promise<RecipesAnswer> {
    const run = await this.begin(viewer, body, left)
    for await (const event of run.events()) if (event.type === 'finished') return event.answer
    left.throwIfAborted()
    throw new Error('a run ends with its answer')
  }

  /** Uses up one of each item; answers those that were there. Errors: NOT_FOUND when none was. */
  async cook(userId: string, itemIds: string[], id: string = randomUUID()) {
    return { id, itemIds: await this.#ports.consumptions.consumeEach(userId, itemIds, id) }
  }

  /** Errors: NOT_FOUND, UNDO_EXPIRED, PANTRY_FULL. */
  async undoCook(userId: string, id: string): Promise<void> {
    await this.#ports.consumptions.undoEach(userId, id)
  }

  /** Takes the user's one writing and its price; answers how it ends. */
  async #takeTurn(userId: string): Promise<(gaveNothing: boolean) => Promise<void>> {
    const { database, quota } = this.#ports
    const runId = randomUUID()
    const [lease] = await takeLease(database, { userId, runId })
    if (!lease) {
      const [running] = await findLease(database, { userId })
      throw new DomainError('RECIPES_RUNNING', { retryAfterSeconds: Math.max(1, running?.secondsLeft ?? 1) })
    }
    try {
      await quota.take(userId)
    } catch (error) {
      await endLease(database, { userId, runId })
      throw error
    }
    return async (gaveNothing) => {
      await endLease(database, { userId, runId })
      if (gaveNothing) await quota.giveBack(userId)
    }
  }

  async *#untilEnd(
    events: AsyncGenerator<RecipesEvent, void>,
    end: (gaveNothing: boolean) => Promise<void>,
  ): AsyncGenerator<RecipesEvent, void> {
    let gaveNothing = false
    try {
      for await (const event of events) {
        if (event.type === 'finished') gaveNothing = event.answer.engine !== 'ai'
        yield event
      }
    } finally {
      await end(gaveNothing)
    }
  }

  #run(viewer: Asking, body: RecipesBody, writer: AiFailure | undefined, left: AbortSignal): Run {
    return { events: () => this.#events(viewer, body, writer, left) }
  }

  async *#events(
    viewer: Asking,
    body: RecipesBody,
    writer: Ai | AiFailure | undefined,
    left: AbortSignal,
  ): AsyncGenerator<RecipesEvent, void> {
    const { wish, watch, keepsRecent } = await this.#read(viewer, body)
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
          if (!gate.passes(idea, watch.last)) continue
          written.push(idea)
          yield { type: 'recipe', recipe: idea.recipe }
          if (written.length === wanted.ai) break
        }
      } catch (error) {
        left.throwIfAborted()
        standsIn = this.#failureOf(error)
      }
    }
    const shown = await this.#complete(written, wish, watch, gate, wanted[engine])
    for (const idea of shown) if (!written.includes(idea)) yield { type: 'recipe', recipe: idea.recipe }
    if (keepsRecent) await this.#remember(viewer.userId, wish.recent, shown)
    // Right before answering: whatever was saved while recipes were written or sent counts.
    await watch.refresh()
    const recipes = shown.filter((idea) => gate.passes(idea, watch.last)).map(({ recipe }) => recipe)
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

  /** Everything that a request is about, as it stands now. */
  async #read(viewer: Asking, body: RecipesBody) {
    const { database, clock, campusZone } = this.#ports
    const { userId } = viewer
    const [pantry, diet, [asker]] = await Promise.all([
      listStock(database, { userId }),
      readDiet(database, userId),
      findRecent(database, { userId }),
    ])
    const today = dateInZone(clock.now(), viewer.timeZone ?? campusZone)
    const keepsRecent = body.seed === undefined
    const wish: Wish = {
      today,
      larder: larderOf(pantry, today, body.ingredients),
      equipment: body.equipment,
      maxMinutes: body.maxMinutes,
      preferences: body.preferences ?? diet.preferences,
      seed: body.seed ?? randomInt(seedMax),
      recent: new Set(keepsRecent ? asker?.recent : []),
    }
    const watch = new AllergyWatch(
      body.allergies ?? '',
      diet.allergies,
      async () => (await readDiet(database, userId)).allergies,
    )
    return { wish, watch, keepsRecent }
  }

  #write(ai: Ai, wish: Wish, watch: AllergyWatch, left: AbortSignal): AsyncGenerator<Idea> {
    const { quota, stopping } = this.#ports
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
    if (!(error instanceof DomainError) && !this.#ports.stopping.aborted)
      this.#ports.log.error({ err: error }, 'recipes of the model could not be read')
    return 'AI_FAILED'
  }

  /** Fills up from the cookbook, by the newest allergies, until they stand still. */
  async #complete(
    written: readonly Idea[],
    wish: Wish,
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
        const pages = ideasFromCookbook(wish, allergies, count).filter(({ recipe }) => !known.has(recipe.id))
        kept.push(...pages.filter((idea) => gate.passes(idea, allergies)).slice(0, count - kept.length))
        if (written.length === 0 && round === 1) countWithheldPages(wish, allergies, kept, gate, count)
      }
      if (!(await watch.refresh()) || round === roundsMax) return kept
    }
  }

  async #remember(userId: string, before: ReadonlySet<string>, ideas: Idea[]): Promise<void> {
    const shown = ideas.flatMap(({ recipe }) => (recipe.engine === 'cookbook' ? [recipe.id] : []))
    if (shown.length === 0) return
    const recent = [...new Set([...shown, ...before])].slice(0, recentKept)
    await saveRecent(this.#ports.database, { userId, recent })
  }
}

/** Without a food, or without knowing what to avoid, a model's work would be for nothing. */
const isWorthAsking = ({ larder }: Wish, { last }: AllergyWatch) =>
  larder.items.length > larder.excluded && !last.unreadable

/** The lines of the text form say in the user's own words what stands in. */
const textForm = ({ title, ingredients, steps }: SuggestedRecipe) => ({
  title,
  steps,
  ingredients: ingredients.map(({ text, amount, optional, standIn }) => ({
    food: '',
    optional,
    text: standIn === undefined ? text : `${text} (yours: ${standIn})`,
    ...(amount !== undefined && { amount }),
  })),
})
