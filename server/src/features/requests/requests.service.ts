import { limits } from '@shelfmate/contract/api/limits'
import { firstState } from '@shelfmate/contract/requests/machine'
import type { ActBody, FoodRequest } from '@shelfmate/contract/requests/requests'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keepKey } from '#platform/idempotency/idempotency.repository.ts'
import { keyValues, once, type Repeatable } from '#platform/idempotency/idempotency.ts'
import type { RequestKey } from '#platform/idempotency/request-key.ts'
import { holdOffEndings } from '#platform/identity/blocks/under-way.repository.ts'
import type { NewcomerLimiter } from '#platform/identity/newcomer-limiter.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { PageAsked } from '#platform/routes/cursors.ts'
import { Service } from '#platform/service/service.ts'
import { type PageOfRequests, pageOfRequests } from './listing/page-of-requests.ts'
import { readRequests } from './reading.repository.ts'
import { perform } from './request-actions.ts'
import { type RequestPorts, RequestTurn } from './request-turn.ts'
import { keptOf, roleOf, viewOf } from './request-view.ts'
import { findPostOf, insertRequest, type StoredRequest } from './requests.repository.ts'
import { endingOf, type KeptAct, restoreEnded } from './taking-back/taking-back.ts'

/** One of the two; whom they do not meet any more cannot be reached by what was between them, either. */
type Party = Pick<Viewer, 'userId' | 'hidden'>
type Asker = Party & Pick<Viewer, 'timeZone' | 'since'>

/** How often somebody may do what the other one hears of. */
interface RequestLimits {
  asks: Pick<NewcomerLimiter, 'spend'>
  arrangings: Pick<Limiter, 'spend'>
}

/** What neighbours ask for, and what becomes of it. */
export class RequestsService extends Service<RequestPorts & RequestLimits> {
  /** A user's requests and those for their posts: the open ones, and what ended in the last days. */
  list(party: Party, page: PageAsked): Promise<PageOfRequests> {
    const { database, clock } = this.ports
    return pageOfRequests(database, party, page, clock.now())
  }

  /**
   * Asks for units of somebody else's post. Errors: NOT_FOUND, OWN_POST, ALREADY_ASKED, UNITS_TOO_MANY, LINE_FULL, RATE_LIMITED,
   * ID_REUSED.
   */
  async ask(
    asker: Asker,
    postId: string,
    wish: { units: number; keep: boolean },
    key: RequestKey,
  ): Promise<FoodRequest> {
    const { database, asks } = this.ports
    const { userId } = asker
    const request = { userId, key, kind: 'request' } as const
    await once(
      database,
      request,
      () =>
        asks.spend(asker, () => database.transaction((tx) => this.#ask(tx, asker, postId, wish, request))),
      () => this.#askedBefore(userId, postId, wish, key),
    )
    return this.#read(key.id, asker)
  }

  /** Does what one of the two presses. Errors: those of `requests.act`, RATE_LIMITED for too many pick-up times. */
  async act(party: Party, id: string, body: ActBody, key: RequestKey): Promise<FoodRequest> {
    const { database, arrangings } = this.ports
    const { userId } = party
    const request = { userId, key, kind: 'requestAction' } as const
    const work = () => database.transaction((tx) => this.#act(tx, party, { id, body, request }))
    const { refused } = await once(database, request, () =>
      body.action === 'arrange' ? arrangings.spend(userId, work) : work(),
    )
    // What it changes is committed.
    if (refused) throw new DomainError(refused.code, refused)
    return this.#read(id, party)
  }

  /**
   * Takes back that somebody has ended a request by the press `actionId`; one that is open stays as it is. Errors: those of
   * `requests.restore`, RATE_LIMITED.
   */
  async restore(
    party: Pick<Viewer, 'userId' | 'hidden' | 'timeZone'>,
    id: string,
    actionId: string,
  ): Promise<FoodRequest> {
    const { database, arrangings } = this.ports
    await arrangings.spend(party.userId, () =>
      database.transaction((tx) => restoreEnded(this.ports, tx, party, { id, actionId })),
    )
    return this.#read(id, party)
  }

  async #ask(
    tx: Tx,
    asker: Asker,
    postId: string,
    { units, keep }: { units: number; keep: boolean },
    request: Repeatable,
  ): Promise<{ id: string }> {
    const { userId: takerId, key } = request
    // In one message, and in this order: what the post says of whom its owner meets stays so.
    const [isStanding, turn] = await Promise.all([
      holdOffEndings(tx, [takerId], this.ports.clock.now()),
      RequestTurn.take(this.ports, tx, postId),
    ])
    if (!isStanding) throw new DomainError('UNAUTHENTICATED')
    const { post } = turn
    if (!post) throw new DomainError('NOT_FOUND')
    const { author, quantity, giving } = post
    if (author.userId === takerId) throw new DomainError('OWN_POST')
    if (!this.ports.holds.isOffered(post, asker)) throw new DomainError('NOT_FOUND')
    if (turn.requests.some((each) => each.takerId === takerId)) throw new DomainError('ALREADY_ASKED')
    if (units > quantity) throw new DomainError('UNITS_TOO_MANY')
    if (turn.requests.length >= limits.requestsPerPost) throw new DomainError('LINE_FULL')
    const now = turn.now
    await keepKey(tx, keyValues(request, now, { id: key.id }))
    const state = firstState(giving, units, turn.free)
    const fields: Omit<StoredRequest, 'turn'> = {
      id: key.id,
      postId,
      giverId: author.userId,
      takerId,
      units,
      keep,
      // What is promised at once is so from the next statement on.
      state: state === 'promised' ? 'waiting' : state,
      reason: null,
      ...keptOf(post),
      askedAt: now.toISOString(),
      pickupAt: null,
      passedAt: null,
      hoursEnd: null,
      endsAt: null,
      endedAt: null,
      code: null,
      wrongCodes: 0,
      pausedUntil: null,
      giverPressed: false,
      takerPressed: false,
      thanked: false,
    }
    const [stored] = await insertRequest(tx, fields)
    if (!stored) throw new DomainError('ID_REUSED')
    const row = { ...fields, ...stored }
    turn.add(row)
    const asked = state === 'promised' ? await turn.promise(row, null) : row
    turn.tell(asked, 'taker', { counts: true })
    await turn.finish()
    return { id: key.id }
  }

  async #act(
    tx: Tx,
    { userId, hidden }: Party,
    { id, body, request }: { id: string; body: ActBody; request: Repeatable },
  ): Promise<KeptAct> {
    const [found] = await findPostOf(tx, { id, userId, hidden })
    if (!found) throw new DomainError('NOT_FOUND')
    const turn = await RequestTurn.take(this.ports, tx, found.postId, id)
    const row = turn.requests.find((each) => each.id === id)
    if (!row) throw new DomainError('NOT_FOUND')
    const refused = await perform(turn, row, roleOf(row, userId), body)
    const ending = endingOf(row, body.action, turn.now)
    // A wrong code has counted: sent again, its answer lost, it counts no second time.
    if (refused?.code !== 'HANDOVER_PAUSED')
      await keepKey(tx, keyValues(request, turn.now, { id, ending, refused }))
    await turn.advance()
    await turn.finish()
    return { id, refused }
  }

  /** Whether a request under this id is the one that is asked for again. */
  async #askedBefore(
    userId: string,
    postId: string,
    { units }: { units: number },
    { id }: RequestKey,
  ): Promise<{ id: string } | undefined> {
    const [row] = await readRequests(this.ports.database, { ids: [id] })
    return row?.takerId === userId && row.postId === postId && row.units === units ? { id } : undefined
  }

  async #read(id: string, { userId, hidden }: Party): Promise<FoodRequest> {
    const { database, clock } = this.ports
    const [row] = await readRequests(database, { ids: [id] })
    if (!row) throw new DomainError('NOT_FOUND')
    const view = viewOf(row, roleOf(row, userId), clock.now())
    if (hidden.includes(view.partner.userId)) throw new DomainError('NOT_FOUND')
    return view
  }
}
