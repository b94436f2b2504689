import type { CallInput } from '@shelfmate/contract/api/call'
import type { FoodRequest, requestsCalls } from '@shelfmate/contract/requests/requests'
import { newId } from '#lib/new-id.ts'
import { type Pressed, press } from '#lib/press/press.ts'
import { type CallOf, callKind, foodWords } from '#lib/press/press-kinds.ts'
import type { Press } from '#lib/press/press-machine.ts'
import { payloadsOf, usePresses } from '#lib/press/press-store.ts'
import { runExplained } from '#lib/press/press-toasts.ts'
import * as words from './asking-words.ts'
import { addresses } from './requests.addresses.ts'
import { receiveRequests, refreshRequests } from './requests.queries.ts'

type Calls = typeof requestsCalls

/** What was pressed about a request, as it waits on the device. */
export interface RequestPress {
  call: CallOf<Calls, 'ask' | 'act'>
  /** The food's name. */
  name: string
}

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

const isRequest = ({ kind }: Press) => kind === 'request'

/** What was pressed here and is not confirmed yet. */
export const usePendingRequests = (): RequestPress[] =>
  payloadsOf<RequestPress>(usePresses().filter(isRequest), 'request')

const begin = (payload: RequestPress, lane: string): Pressed => press({ kind: 'request', payload, lane })

/** Asks for units of a post; waits for a connection where there is none. */
export function askFor(post: { id: string; foodName: string }, units: number, keep: boolean): void {
  const { id, foodName: name } = post
  const body = { id: newId(), units, keep }
  runExplained({
    failure: words.notAskedFor(name),
    begin: () =>
      begin({ call: { name: 'ask', input: { params: { id }, body } }, name }, `request ${id}`).done,
    retry: () => askFor(post, units, keep),
  })
}

type Act = CallInput<Calls['act']>['body']

/** Does something to a request; the giver's hand-over waits for a connection, and counts once. `taking` takes refusals that it tells itself. */
export function actOn(
  { id, foodName: name }: FoodRequest,
  act: Omit<Act, 'id'>,
  taking = (done: Promise<void>) => done,
): void {
  const body = { ...act, id: newId() }
  runExplained({
    failure: words.didNotWork(name),
    begin: () =>
      taking(begin({ call: { name: 'act', input: { params: { id }, body } }, name }, `request ${id}`).done),
    retry: () => actOn({ id, foodName: name } as FoodRequest, act, taking),
  })
}
