import { randomUUID } from 'node:crypto'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import type {
  Considered,
  RecipesAnswer,
  RecipesBody,
  RecipesEvent,
  UsedItem,
} from '@shelfmate/contract/recipes/recipes'
import { avoidsAnything } from '@shelfmate/food/guard/allergies/allergies'
import { type ConsumptionService, lateMoment } from '#features/pantry/index.ts'
import type { Ai, AiFailure } from '#platform/ai/ai.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { RequestKey } from '#platform/idempotency/request-key.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { Service } from '#platform/service/service.ts'
import { endLease, findLease, takeLease } from './recipes.repository.ts'
import { considered } from './stock/considered.ts'
import { labelsOf } from './stock/said.ts'
import { type Asking, Writing, type WritingPorts } from './writing.ts'

interface RecipesPorts extends WritingPorts {
  consumptions: ConsumptionService
  /** Absent where no model is configured. */
  ai: Ai | undefined
  /** Requests of any kind: what they cost is CPU. */
  requests: Limiter
}

/** A request that was let in: what it is about, and its answer as it comes. */
export interface Run {
  /** Ends with `finished`; there are none for who has left before the first. */
  events(): AsyncGenerator<RecipesEvent, void>
}

interface Cooked {
  items: UsedItem[]
  pressedOn: CalendarDate | undefined
}

const nothing: Run = { async *events() {} }

/** What a turn comes to, which decides what it costs. */
type Outcome = 'unasked' | 'asked' | 'failed'
type Write = (writer: Ai | AiFailure | undefined) => AsyncGenerator<RecipesEvent, void>
type EndTurn = (outcome: Outcome) => Promise<void>

/** Recipes from a user's pantry, written by the cookbook or a model, and shown only after the allergen guard has read them. */
export class RecipesService extends Service<RecipesPorts> {
  readonly #writing = new Writing(this.ports)

  /** What recipes for this user are written for. */
  async considered(viewer: Asking): Promise<Considered> {
    const { wish, watch } = await this.#writing.read(viewer, {})
    const about = considered({ ...wish, engine: this.ports.ai ? 'ai' : 'cookbook', allergies: watch })
    return avoidsAnything(watch.last) ? { ...about, labels: labelsOf(wish.stock.said) } : about
  }

  /** Lets a request in. `left` aborts when nobody waits any more. Errors: RATE_LIMITED, RECIPES_RUNNING, RECIPES_QUOTA, RECIPES_CEILING. */
  async begin(viewer: Asking, body: RecipesBody, left: AbortSignal): Promise<Run> {
    await this.ports.requests.take(viewer.userId)
    const { ai } = this.ports
    const write: Write = (writer) => this.#writing.events(viewer, body, writer, left)
    if (!ai || body.engine === 'cookbook') return { events: () => write(undefined) }
    if (ai.isPaused()) return { events: () => write('AI_PAUSED') }
    const end = await this.#takeTurn(viewer.userId)
    if (left.aborted) {
      // Nobody would read the events, and what is never begun never ends.
      await end('unasked')
      return nothing
    }
    return { events: () => this.#untilEnd(write, ai, end) }
  }

  /** Runs a request to its end. */
  async answer(viewer: Asking, body: RecipesBody, left: AbortSignal): Promise<RecipesAnswer> {
    const run = await this.begin(viewer, body, left)
    for await (const event of run.events()) if (event.type === 'finished') return event.answer
    left.throwIfAborted()
    throw new Error('a run ends with its answer')
  }

  /** Uses up what was used of each item; returns those that were there. Errors: NOT_FOUND when none was, ID_REUSED. */
  async cook(viewer: Asking, { items, pressedOn }: Cooked, key: RequestKey) {
    const { userId } = viewer
    const consumedAt = await lateMoment(this.ports, viewer, pressedOn)
    return { id: key.id, itemIds: await this.ports.consumptions.consumeEach(userId, items, key, consumedAt) }
  }

  /** Errors: NOT_FOUND, UNDO_EXPIRED, PANTRY_FULL. */
  async undoCook(userId: string, id: string): Promise<void> {
    await this.ports.consumptions.undoEach(userId, id)
  }

  /** Takes the user's one writing and its price; returns how it ends. */
  async #takeTurn(userId: string): Promise<EndTurn> {
    const { database, quota } = this.ports
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
    return async (outcome) => {
      await endLease(database, { userId, runId })
      if (outcome === 'failed') await quota.giveBackFailed(userId)
      if (outcome === 'unasked') await quota.giveBackUnasked(userId)
    }
  }

  /** A model that did as told has cost what it costs, also where a wish or the guard leaves nothing of it. */
  async *#untilEnd(write: Write, ai: Ai, end: EndTurn): AsyncGenerator<RecipesEvent, void> {
    let outcome: Outcome = 'unasked'
    const writer: Ai = {
      isPaused: () => ai.isPaused(),
      write: (task) => {
        outcome = ai.isPaused() ? 'unasked' : 'asked'
        return ai.write(task)
      },
    }
    try {
      for await (const event of write(writer)) {
        const standsIn = event.type === 'finished' ? event.answer.standsIn : null
        // Others' failures may pause the model after the turn was taken: then it was never asked.
        if (standsIn !== null) outcome = standsIn === 'AI_PAUSED' ? 'unasked' : 'failed'
        yield event
      }
    } finally {
      await end(outcome)
    }
  }
}
