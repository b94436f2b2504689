import { limits } from '@shelfmate/contract/api/limits'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import type { ReportOutcome } from '@shelfmate/contract/people/reports'
import type { QueuedReport, QueueState } from '@shelfmate/contract/people/stewards'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { stewardsOf } from '#features/admin/index.ts'
import { keepsDorm } from '#features/profile/index.ts'
import { isoUtc } from '#platform/database/column-lists.ts'
import { literal, type Slots, sqlStatement } from '#platform/database/statement.ts'
import { users } from '#platform/identity/users.table.ts'
import { isHiddenCopy, isImage } from '#platform/images/index.ts'
import { holds, isSameThing, keepsOut, thingIdOf } from './reports.repository.ts'
import { measures, reports } from './reports.table.ts'

/** What a terminal shows at once. */
const openShown = 50

type Judge = {
  userId: string
  /** Of which dorms; none: of all. */
  dorms: string[]
  now: Date
}

/** Those who may judge a report at a moment: the stewards of its dorm, without whom it is about. */
const judgesOf = (moment: SQLWrapper): SQL => sql`
  (select judge.id from (${stewardsOf(sql`r.dorm`, moment)}) judge where judge.id is distinct from r.subject_id)`

/** What a report is of, in words that compare like isSameThing. */
const thingOf = (report: SQL): SQL =>
  sql`concat_ws(' ', ${thingIdOf(report)}, ${report}.kind, ${report}.chat_id, ${report}.subject_id)`

/** What somebody has reported and nobody has decided, read once: a look for each report would have PostgreSQL read all of them. */
const openThingsOf = (userId: SQLWrapper): SQL => sql`
  array(select ${thingOf(sql`own`)} from ${reports} own where own.reporter_id = ${userId}::uuid and own.outcome is null)`

/** Whether somebody made a report, or an open one of the same thing: one decision closes both. */
const isOfReporter = (userId: SQLWrapper): SQL => sql`
  (r.reporter_id is not distinct from ${userId}::uuid
    or (r.outcome is null and ${thingOf(sql`r`)} = any(${openThingsOf(userId)})))`

/**
 * Reports that a steward may see: those of their dorms, and none about themselves. What they reported themselves is for
 * others to judge; where there is nobody else who did not, it is better judged by them than by nobody.
 */
const seenBy = (at: Slots<Judge>): SQL => sql`
  (cardinality(${at.dorms}::text[]) = 0 or lower(r.dorm) in (select lower(own) from unnest(${at.dorms}::text[]) own))
  and r.subject_id is distinct from ${at.userId}::uuid
  and (not ${isOfReporter(at.userId)} or not exists (
    select from ${judgesOf(at.now)} other
    where other.id <> ${at.userId}::uuid and not ${isOfReporter(sql`other.id`)}))`

/** The dorm of a report, unless it may be one that whom it is about keeps to themselves. */
const shownDorm = sql`case when r.subject_id is null or ${keepsDorm(sql`r.subject_id`)} then '' else r.dorm end`

/** The id of the picture that a report quotes, or null. */
const quotedImage = (report: SQL): SQL => sql`(${report}.quote ->> 'imageId')::uuid`

/** What was seen, without a picture that was taken away since, or went with its owner. */
const shownQuote = sql`
  case when ${isImage(quotedImage(sql`r`))} then r.quote
    else jsonb_set(r.quote, '{imageId}', 'null') end`

const queuedColumns = sql`
  r.id, r.kind, r.reason, ${shownDorm} as dorm, ${isoUtc(sql`r.created_at`)} as "createdAt", r.outcome,
  json_build_object('userId', r.subject_id, 'displayName', r.subject_name) as subject, ${shownQuote} as quote`

/**
 * Whether `m` has an answer that stewards may still want to read: while it keeps `u` out, and for a while where nothing does,
 * unless a steward has lifted it since. What the terminal decided in its place is the terminal's.
 */
const isAnswered = (now: SQLWrapper): SQL => sql`m.answer is not null and (${keepsOut(now)} or (
  not (${holds(now)})
  and m.answered_at > ${now}::timestamptz - interval '24 hours' * ${literal(serverLimits.answersShownDays)}
  and not exists (
    select from ${measures} since where since.report_id = m.report_id and since.action = 'lifted' and since.at >= m.answered_at)))`

type QueuePage = Judge & {
  state: QueueState
  /** Empty: all of them. */
  dorm: string
  beforeTime: string
  beforeId: string
}

/** A page of reports, the latest first, and one more where there are more. */
export const listReports = sqlStatement<QueuePage, QueuedReport>(
  'stewards_list_reports',
  (at) => sql`
    select ${queuedColumns} from ${reports} r
    where (r.outcome is null) = (${at.state} = 'open') and ${seenBy(at)}
      and (${at.state} <> 'answered' or exists (
        select from ${measures} m join ${users} u on u.id = m.user_id where m.report_id = r.id and ${isAnswered(at.now)}))
      and (${at.dorm} = '' or lower(${shownDorm}) = lower(${at.dorm}))
      and (r.created_at, r.id) < (${at.beforeTime}::timestamptz, ${at.beforeId}::uuid)
    order by r.created_at desc, r.id desc limit ${literal(limits.postsPage + 1)}`,
)

export interface Judged extends QueuedReport {
  note: string
  alike: number
  targetId: string
  chatId: string | null
}

/** Whose suspension that holds is the one that a report led to. */
export const findSuspended = sqlStatement<{ reportId: string; now: Date }, { userId: string }>(
  'stewards_find_suspended',
  (at) => sql`
    select u.id as "userId" from ${measures} m join ${users} u on ${keepsOut(at.now)}
    where m.report_id = ${at.reportId}::uuid`,
)

/** A report with how many others of the same thing are open. */
export const findReport = sqlStatement<Judge & { id: string }, Judged>(
  'stewards_find_report',
  (at) => sql`
    select ${queuedColumns}, r.note, ${thingIdOf(sql`r`)} as "targetId", r.chat_id as "chatId",
           (select count(*)::int from ${reports} o where ${isSameThing(sql`o`, sql`r`)} and o.outcome is null and o.id <> r.id) as alike
    from ${reports} r where r.id = ${at.id}::uuid and ${seenBy(at)}`,
)

/** Decides all open reports of the thing that one is about, which locks them; returns who made them. */
export const closeReports = sqlStatement<
  { id: string; outcome: ReportOutcome; now: Date },
  { id: string; reporterId: string | null }
>(
  'stewards_close_reports',
  (at) => sql`
    update ${reports} r set outcome = ${at.outcome}, decided_at = ${at.now}::timestamptz
    from ${reports} judged where judged.id = ${at.id}::uuid and ${isSameThing(sql`r`, sql`judged`)} and r.outcome is null
    returning r.id, r.reporter_id as "reporterId"`,
)

/**
 * The pictures that any report of the thing has copied that one is about. Of a picture also those that reports of something else of
 * the same person hold, such as of the message that it came with.
 */
export const listCopies = sqlStatement<{ id: string }, { imageId: string }>(
  'stewards_list_copies',
  (at) => sql`
    select r.quote ->> 'imageId' as "imageId"
    from ${reports} judged join ${reports} r on ${isSameThing(sql`r`, sql`judged`)}
      or (judged.kind = 'picture' and r.subject_id = judged.subject_id
        and ${isHiddenCopy(quotedImage(sql`r`), quotedImage(sql`judged`))})
    where judged.id = ${at.id}::uuid and r.quote ->> 'imageId' is not null`,
)

/** Has the reports of a dorm be another's, whose stewards see them then. */
export const moveReports = sqlStatement<{ from: string; to: string }, never>(
  'stewards_move_reports',
  (at) => sql`update ${reports} set dorm = ${at.to} where lower(dorm) = lower(${at.from})`,
)

/** Whether a report that a steward may see quotes an image. */
export const quotesImage = sqlStatement<Judge & { imageId: string }, { id: string }>(
  'stewards_quotes_image',
  (at) => sql`
    select r.id from ${reports} r where r.quote ->> 'imageId' = ${at.imageId}::text and ${seenBy(at)} limit 1`,
)

/** Who may judge any of these reports now. */
export const listJudges = sqlStatement<{ ids: string[]; now: Date }, { userId: string }>(
  'stewards_list_judges',
  (at) => sql`
    with r as materialized (select dorm, subject_id from ${reports} where id = any(${at.ids}::uuid[]))
    select distinct judge.id as "userId" from r, lateral ${judgesOf(at.now)} judge`,
)

export interface OpenReport
  extends Pick<QueuedReport, 'kind' | 'reason' | 'createdAt' | 'quote' | 'subject'> {
  targetId: string
  note: string
  /** Whether a steward may judge it. */
  isSeen: boolean
}

/** What nobody has decided yet, the oldest first. */
export const listOpenReports = sqlStatement<{ now: Date }, OpenReport>(
  'stewards_list_open_reports',
  (at) => sql`
    select ${isoUtc(sql`r.created_at`)} as "createdAt", r.kind, ${thingIdOf(sql`r`)} as "targetId", r.reason, r.note, r.quote,
           json_build_object('userId', r.subject_id, 'displayName', r.subject_name) as subject,
           exists (select from ${judgesOf(at.now)} judge) as "isSeen"
    from ${reports} r where r.outcome is null order by r.created_at, r.id limit ${literal(openShown)}`,
)
