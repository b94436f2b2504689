import { limits } from '@shelfmate/contract/api/limits'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import type {
  Measure,
  MeasureAction,
  OwnReport,
  ReportKind,
  ReportReason,
} from '@shelfmate/contract/people/reports'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { decidedUntil, isReplaced, type Suspension } from '#features/admin/index.ts'
import { isoUtc } from '#platform/database/column-lists.ts'
import { breaks } from '#platform/database/database.ts'
import { literal, sqlStatement } from '#platform/database/statement.ts'
import { type KeyValues, keyKept } from '#platform/idempotency/idempotency.repository.ts'
import { isSuspended, users } from '#platform/identity/users.table.ts'
import { measures, reports } from './reports.table.ts'

const page = literal(limits.pageSize)

type NewReport = KeyValues & {
  id: string
  reporterId: string
  subjectId: string
  subjectName: string
  dorm: string
  kind: ReportKind
  targetId: string
  chatId: string | null
  reason: ReportReason
  note: string
  quote: string
  now: Date
}

/** The id of what a report is about. */
export const thingIdOf = (report: SQL): SQL => sql`coalesce(${report}.thing_id, ${report}.target_id)`

/** Whether two reports are of the same thing. An id alone is none: whoever makes a thing chooses it, and messages of other chats may have the same. */
export const isSameThing = (one: SQL, other: SQL): SQL => sql`
  ${thingIdOf(one)} = ${thingIdOf(other)} and ${one}.kind = ${other}.kind
  and ${one}.chat_id is not distinct from ${other}.chat_id and ${one}.subject_id is not distinct from ${other}.subject_id`

/** Waits for what else somebody is reporting, until the transaction ends: it may bear the same id. */
export const lockReportsOf = sqlStatement<{ reporterId: string }, never>(
  'reports_lock',
  (at) => sql`select pg_advisory_xact_lock(hashtextextended('reports of ' || ${at.reporterId}, 0))`,
)

/**
 * Stores a report and its request's key, and returns its id. Where the same person's of the same thing is still open, that
 * one takes the reason and what is new in the note, and keeps its copy. A known id fails (see isRepeated). Take the lock before.
 */
export const insertReport = sqlStatement<NewReport, { id: string }>(
  'reports_insert',
  (at) => sql`
    with key as (${keyKept(at)}),
    thing as (
      select ${at.targetId}::uuid as thing_id, ${at.targetId}::uuid as target_id, ${at.kind}::text as kind,
             ${at.chatId}::text as chat_id, ${at.subjectId}::uuid as subject_id
    ),
    own as (
      select r.target_id, ${isSameThing(sql`r`, sql`thing`)} as is_same from ${reports} r, thing
      where r.reporter_id = ${at.reporterId}::uuid and r.outcome is null
    )
    insert into ${reports} as r (id, reporter_id, subject_id, subject_name, dorm, kind, target_id, thing_id, chat_id, reason, note, quote, created_at)
    select ${at.id}::uuid, ${at.reporterId}::uuid, subject_id, ${at.subjectName}, ${at.dorm}, kind,
           coalesce((select target_id from own where is_same limit 1),
                    (select gen_random_uuid() from own where own.target_id = thing_id limit 1), thing_id),
           thing_id, chat_id, ${at.reason}, ${at.note}, ${at.quote}::jsonb, ${at.now}::timestamptz
    from thing
    on conflict (target_id, reporter_id) where outcome is null do update set
      reason = excluded.reason,
      note = case when strpos(r.note, excluded.note) > 0 then r.note
        else left(concat_ws(e'\n', nullif(r.note, ''), excluded.note), ${literal(serverLimits.reportNotesLength)}) end
    returning id`,
)

/** Whether insertReport failed because a report has its id. */
export const isRepeated = (error: unknown): boolean => breaks(error, 'reports_pkey')

/** How many different people's reports of a picture are open. */
export const countOfPicture = sqlStatement<{ imageId: string }, { people: number }>(
  'reports_count_of_picture',
  (at) => sql`
    select count(distinct r.reporter_id)::int as people from ${reports} r
    where ${thingIdOf(sql`r`)} = ${at.imageId}::uuid and r.kind = 'picture' and r.outcome is null`,
)

export const listOwnReports = sqlStatement<{ userId: string }, OwnReport>(
  'reports_list_own',
  (at) => sql`
    select id, kind, reason, ${isoUtc(sql`created_at`)} as "createdAt", outcome from ${reports}
    where reporter_id = ${at.userId}::uuid order by created_at desc, id limit ${page}`,
)

export const listMeasures = sqlStatement<{ userId: string }, Measure>(
  'reports_list_measures',
  (at) => sql`
    select m.id, r.kind, m.action, m.reason, ${isoUtc(sql`m.until`)} as until, ${isoUtc(sql`m.at`)} as at, m.answer
    from ${measures} m left join ${reports} r on r.id = m.report_id
    where m.user_id = ${at.userId}::uuid order by m.at desc, m.id limit ${page}`,
)

type NewMeasure = {
  userId: string
  reportId: string
  action: MeasureAction
  reason: string
  until: Date | null
  now: Date
}

export const insertMeasure = sqlStatement<NewMeasure, { id: string }>(
  'reports_insert_measure',
  (at) => sql`
    insert into ${measures} (user_id, report_id, action, reason, until, at)
    values (${at.userId}, ${at.reportId}, ${at.action}, ${at.reason}, ${at.until}::timestamptz, ${at.now}::timestamptz)
    returning id`,
)

/** Has no suspension that somebody was told of last beyond a moment: it was lifted, or shortened. */
export const shortenSuspensions = sqlStatement<{ userId: string; until: Date }, never>(
  'reports_shorten_suspensions',
  (at) => sql`
    update ${measures} set until = ${at.until}::timestamptz
    where user_id = ${at.userId}::uuid and action = 'suspended' and coalesce(until, 'infinity') > ${at.until}::timestamptz`,
)

/** Has nobody told any longer that the suspension holds that a report led to. */
export const endSuspension = sqlStatement<{ reportId: string; now: Date }, never>(
  'reports_end_suspension',
  (at) => sql`
    update ${measures} set until = ${at.now}::timestamptz where report_id = ${at.reportId}::uuid and action = 'suspended'`,
)

/** Whether somebody was told of a suspension `m` that still holds. */
export const holds = (now: SQLWrapper): SQL =>
  sql`m.action = 'suspended' and coalesce(m.until, 'infinity') > ${now}::timestamptz`

/** Of the suspensions that somebody was told of and that would hold by themselves, the one that does so longest. */
export const findLongest = sqlStatement<{ userId: string; now: Date }, Suspension>(
  'reports_find_longest',
  (at) => sql`
    select m.at as "suspendedAt", own.until as "suspendedUntil", m.reason as "suspensionReason"
    from ${measures} m, lateral (select least(m.until, ${decidedUntil(sql`m.user_id`, sql`m.at`)}) as until) own
    where m.user_id = ${at.userId}::uuid and ${holds(at.now)} and coalesce(own.until, 'infinity') > ${at.now}::timestamptz
    order by coalesce(own.until, 'infinity') desc, m.at limit 1`,
)

/**
 * Whether `m` is the suspension that keeps `u` out: neither one that added nothing to it, in the same words or others, nor one
 * that the terminal has replaced, be it in the same words for as long. A decision takes its time first, then suspends.
 */
export const keepsOut = (now: SQLWrapper): SQL => sql`
  u.id = m.user_id and ${holds(now)} and ${isSuspended('u', sql`${now}::timestamptz`)} and m.at <= u.suspended_at
  and u.suspended_until is not distinct from m.until and u.suspension_reason = m.reason and not ${isReplaced(sql`m.at`)}`

/** The suspension that somebody may answer while it keeps them out, unless it is answered. */
export const findAnswerable = sqlStatement<{ userId: string; now: Date }, { id: string }>(
  'reports_find_answerable',
  (at) => sql`
    select id from (
      select m.id, m.answer from ${measures} m join ${users} u on ${keepsOut(at.now)}
      where m.user_id = ${at.userId}::uuid order by m.at desc, m.id limit 1
    ) latest where answer is null`,
)

/** Stores the one answer of whom a measure is about; returns whether there is such a measure, and whether this was it. */
export const answerMeasure = sqlStatement<
  { id: string; userId: string; text: string; now: Date },
  { isFirst: boolean; reportId: string | null }
>(
  'reports_answer_measure',
  (at) => sql`
    with found as (
      select id, report_id, answer from ${measures} where id = ${at.id}::uuid and user_id = ${at.userId}::uuid for update
    ), answered as (
      update ${measures} m set answer = ${at.text}, answered_at = ${at.now}::timestamptz
      from found where m.id = found.id and found.answer is null
    )
    select answer is null as "isFirst", report_id as "reportId" from found`,
)
