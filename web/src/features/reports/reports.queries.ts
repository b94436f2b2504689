import type { ReportReason, reportsCalls } from '@shelfmate/contract/people/reports'
import { queryOptions } from '@tanstack/react-query'
import { sendTo } from '#lib/api/api-client.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { newId } from '#lib/new-id.ts'
import type { Reported } from '#lib/reports/reporting.ts'
import { addresses } from './reports.addresses.ts'

type Calls = typeof reportsCalls

/** What concerns one's own reports, and what was decided about oneself. */
const ownKey = ['reports'] as const

/** What one has reported, and what came of it. */
export const ownReportsQuery = queryOptions({
  queryKey: [...ownKey, 'mine'],
  queryFn: ({ signal }) => sendTo<Calls['mine']>(addresses.mine, {}, { signal }),
})

/** What stewards decided about oneself. */
export const measuresQuery = queryOptions({
  queryKey: [...ownKey, 'measures'],
  queryFn: ({ signal }) => sendTo<Calls['measures']>(addresses.measures, {}, { signal }),
})

/** Reports something to the stewards. */
export async function sendReport(what: Reported, reason: ReportReason, note: string): Promise<void> {
  await sendTo<Calls['report']>(addresses.report, { body: { id: newId(), ...what, reason, note } })
  await readAgain({ queryKey: ownKey })
}

/** Answers what was decided about oneself, once. */
export async function answerMeasure(id: string, text: string): Promise<void> {
  await sendTo<Calls['answer']>(addresses.answer, { params: { id }, body: { text } })
  await readAgain({ queryKey: ownKey })
}
