import type { ReportOutcome } from '@shelfmate/contract/people/reports'
import type { QueueState, stewardsCalls } from '@shelfmate/contract/people/stewards'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { sendTo } from '#lib/api/api-client.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { stewardAddresses as addresses } from '../reports.addresses.ts'

type Calls = typeof stewardsCalls

/** All that a steward reads. */
export const stewardKey = ['steward'] as const

/** What there is to decide, and was decided. */
export const queueKey = [...stewardKey, 'reports'] as const

/** Of which dorms one is a steward: none named, of the campus. NOT_FOUND for everybody else. */
export const stewardshipQuery = queryOptions({
  queryKey: [...stewardKey, 'me'],
  queryFn: ({ signal }) => sendTo<Calls['me']>(addresses.me, {}, { signal }),
  retry: false,
  // Without a network the screen says so, instead of waiting for one.
  networkMode: 'always',
})

/** What a steward looks at. */
export interface QueueFilter {
  state: QueueState
  /** Empty: all of the steward's. */
  dorm: string
}

/** Reports of a steward's dorms, the latest first. */
export const reportsQuery = ({ state, dorm }: QueueFilter) =>
  infiniteQueryOptions({
    queryKey: [...queueKey, state, dorm],
    queryFn: ({ pageParam, signal }) =>
      sendTo<Calls['listReports']>(
        addresses.listReports,
        { query: { state, ...(dorm !== '' && { dorm }), ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    // The type that every further page's cursor has.
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    networkMode: 'always',
  })

/** A report with the record of whom it is about; read anew each time: nobody decides on what was true a while ago. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...stewardKey, 'report', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) =>
      sendTo<Calls['readReport']>(addresses.readReport, { params: { id } }, { signal }),
    networkMode: 'always',
  })

interface Decision {
  outcome: ReportOutcome
  reason: string
  /** Of a suspension; null: until further notice. */
  days: number | null
}

/** What a steward does: then, and where it is refused, they look at what is there now. */
export async function act(sent: Promise<unknown>): Promise<void> {
  const readAnew = () => readAgain({ queryKey: stewardKey })
  try {
    await sent
  } catch (error) {
    // Why it was refused is said at once.
    void readAnew()
    throw error
  }
  await readAnew()
}

/** Decides a report and all open ones of the same thing. */
export const decide = (id: string, body: Decision): Promise<void> =>
  act(sendTo<Calls['decide']>(addresses.decide, { params: { id }, body }))

/** Ends the suspension that a report led to. */
export const lift = (id: string, reason: string): Promise<void> =>
  act(sendTo<Calls['lift']>(addresses.lift, { params: { id }, body: { reason } }))
