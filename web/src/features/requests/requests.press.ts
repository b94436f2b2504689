import type { CallInput } from '@shelfmate/contract/api/call'
import type { FoodRequest, requestsCalls } from '@shelfmate/contract/requests/requests'
import { queryClient } from '#lib/api/query-client.ts'
import { newId } from '#lib/new-id.ts'
import { type NewPress, type Pressed, press } from '#lib/press/press.ts'
import { callKind, foodWords } from '#lib/press/press-kinds.ts'
import { runExplained, runUndoable, takeBack } from '#lib/press/press-toasts.ts'
import { notifySuccess } from '#ui/layers/toasts.ts'
import * as words from './asking-words.ts'
import { addresses } from './requests.addresses.ts'
import type { RequestPress } from './requests.operations.ts'
import { receiveRequests, refreshRequests, requestsQuery } from './requests.queries.ts'

export const requestKind = callKind<RequestPress, FoodRequest>({
  addresses,
  receive: (request) => receiveRequests({ items: [request] }),
  refresh: refreshRequests,
  words: ({ call, name }) => {
    const said = foodWords(name)
    return call.name === 'ask'
      ? said(words.askFor, words.outcomeAskedFor)
      : said(words.changeTheRequestFor, words.outcomeChanged)
  },
})

/** Presses on one post or request go out one after the other. */
const begin = (payload: RequestPress, known?: Pick<NewPress, 'creates' | 'needs' | 'undoes'>): Pressed =>
  press({ kind: 'request', payload, lane: `request ${payload.call.input.params.id}`, ...known })

/** Asks for units of a post; waits for a connection where there is none. */
export function askFor(post: { id: string; foodName: string }, units: number, keep: boolean): void {
  const { id, foodName: name } = post
  const body = { id: newId(), units, keep }
  runExplained({
    failure: words.notAskedFor(name),
    begin: () => begin({ call: { name: 'ask', input: { params: { id }, body } }, name }).done,
    retry: () => askFor(post, units, keep),
  })
}

type Act = CallInput<(typeof requestsCalls)['act']>['body']

/** What one can take back: a request is over by it. */
const undoable: readonly Act['action'][] = ['decline', 'withdraw']

/** Does something to a request and says what; the giver's hand-over waits for a connection, and counts once. `taking` takes refusals that it tells itself. */
export function actOn(
  request: FoodRequest,
  act: Omit<Act, 'id'>,
  taking = (done: Promise<void>) => done,
): void {
  const { id, foodName: name } = request
  const actionId = newId()
  const body = { ...act, id: actionId }
  const pressed = begin(
    { call: { name: 'act', input: { params: { id }, body } }, name },
    { creates: [actionId] },
  )
  const say = words.outcomes[act.action]
  const explained = { failure: words.didNotWork(name), retry: () => actOn(request, act, taking) }
  if (undoable.includes(act.action))
    return runUndoable({
      ...explained,
      message: say(request, act),
      begin: () => pressed.done,
      undo: () => restore(request, actionId, pressed.id),
    })
  runExplained({
    ...explained,
    begin: () => taking(pressed.done.then(() => void notifySuccess(say(asItStands(request), act)))),
  })
}

/** A request as the page has it by now: the other's press may have come in between. */
const asItStands = (request: FoodRequest): FoodRequest =>
  queryClient.getQueryData(requestsQuery.queryKey)?.items.find(({ id }) => id === request.id) ?? request

/** Takes back that a press has ended a request. */
function restore(request: FoodRequest, actionId: string, undoes?: string): void {
  const { id, foodName: name } = request
  const call = { name: 'restore', input: { params: { id }, body: { actionId } } } as const
  takeBack({
    failure: words.didNotWork(name),
    undoes,
    press: () => begin({ call, name }, { needs: [actionId], ...(undoes !== undefined && { undoes }) }),
    retry: () => restore(request, actionId),
  })
}
