import { limits } from '@shelfmate/contract/api/limits'
import type { ReportKind, ReportOutcome } from '@shelfmate/contract/people/reports'
import type { QueuedReport } from '@shelfmate/contract/people/stewards'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/database/column-lists.ts'
import { literal, sqlStatement } from '#platform/database/statement.ts'
import { reports } from './reports.table.ts'

type Judge = {
  userId: string
  /** Of which dorms; none: of all. */
  dorms: string[]
}

/** Reports that a steward may see: those of their dorms, and none about themselves. */
const seenBy = (at: { userId: SQLWrapper; dorms: SQLWrapper }): SQL => sql`
  (cardinality(${at.dorms}::text[]) = 0 or lower(dorm) in (select lower(own) from unnest(${at.dorms}::text[]) own))
  and subject_id is distinct from ${at.userId}::uuid`

const queuedColumns = sql`
  id, kind, reason, dorm, ${isoUtc(sql`created_at`)} as "createdAt", outcome,
  json_build_object('userId', subject_id, 'displayName', subject_name) as subject, quote`

type QueuePage = Judge & {
  isOpen: boolean
  /** Empty: all of them. */
  dorm: string
  beforeTime: string
  beforeId: string
}

/** A page of reports, the latest first, and one more where there are more. */
export const listReports = sqlStatement<QueuePage, QueuedReport>(
  'stewards_list_reports',
  (at) => sql`
    select ${queuedColumns} from ${reports}
    where (outcome is null) = ${at.isOpen}::boolean and ${seenBy(at)} and (${at.dorm} = '' or lower(dorm) = lower(${at.dorm}))
      and (created_at, id) < (${at.beforeTime}::timestamptz, ${at.beforeId}::uuid)
    order by created_at desc, id desc limit ${literal(limits.postsPage + 1)}`,
)

export interface Judged extends QueuedReport {
  note: string
  alike: number
  targetId: string
  chatId: string | null
}

/** A report with how many others of the same thing are open. */
export const findReport = sqlStatement<Judge & { id: string }, Judged>(
  'stewards_find_report',
  (at) => sql`
    select ${queuedColumns}, note, target_id as "targetId", chat_id as "chatId",
           (select count(*)::int from ${reports} o where o.target_id = r.target_id and o.outcome is null and o.id <> r.id) as alike
    from ${reports} r where id = ${at.id}::uuid and ${seenBy(at)}`,
)

/** Decides all open reports of a thing, which locks them; returns who made them. */
export const closeReports = sqlStatement<
  { targetId: string; kind: ReportKind; outcome: ReportOutcome; now: Date },
  { id: string; reporterId: string | null }
>(
  'stewards_close_reports',
  (at) => sql`
    update ${reports} set outcome = ${at.outcome}, decided_at = ${at.now}::timestamptz
    where target_id = ${at.targetId}::uuid and kind = ${at.kind} and outcome is null
    returning id, reporter_id as "reporterId"`,
)

/** Has the reports of a dorm be another's, whose stewards see them then. */
export const moveReports = sqlStatement<{ from: string; to: string }, never>(
  'stewards_move_reports',
  (at) => sql`update ${reports} set dorm = ${at.to} where lower(dorm) = lower(${at.from})`,
)

/** Whether a report that a steward may see quotes a picture. */
export const quotesImage = sqlStatement<Judge & { imageId: string }, { id: string }>(
  'stewards_quotes_image',
  (at) => sql`
    select id from ${reports} where quote ->> 'imageId' = ${at.imageId}::text and ${seenBy(at)} limit 1`,
)
