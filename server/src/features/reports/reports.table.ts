import type {
  MeasureAction,
  ReportKind,
  ReportOutcome,
  ReportReason,
} from '@shelfmate/contract/people/reports'
import type { Quote } from '@shelfmate/contract/people/stewards'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import { owner, users } from '#platform/identity/users.table.ts'

const isOpen = sql`outcome is null`
const somebody = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' })

/** What people reported, with a copy of what they saw: it stays when the thing, or an account, goes. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    reporterId: somebody('reporter_id'),
    subjectId: somebody('subject_id'),
    subjectName: text('subject_name').notNull(),
    /** Whose stewards see it; empty: those of the campus. */
    dorm: text('dorm').notNull(),
    kind: text('kind').$type<ReportKind>().notNull(),
    /**
     * What no two open reports of a person share: the id of the thing, or a drawn one where a report of another thing has that.
     * Servers of the version before keep them apart by it, and look for the thing under it.
     */
    targetId: uuid('target_id').notNull(),
    /** The id of the thing, which whoever made it chose; null where a server of the version before stored the report. */
    thingId: uuid('thing_id'),
    /** Of a message: its chat. */
    chatId: text('chat_id'),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note').notNull(),
    quote: jsonb('quote').$type<Quote>().notNull(),
    createdAt: moment('created_at').notNull(),
    outcome: text('outcome').$type<ReportOutcome>(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('reports_open_once').on(table.targetId, table.reporterId).where(isOpen),
    index('reports_open_by_thing').on(sql`coalesce(thing_id, target_id)`).where(isOpen),
    index('reports_open').on(table.createdAt, table.id).where(isOpen),
    index('reports_decided').on(table.createdAt, table.id).where(sql`outcome is not null`),
    index('reports_by_reporter').on(table.reporterId, table.createdAt),
    index('reports_by_subject').on(table.subjectId),
  ],
)

/** What stewards decided about somebody, as they are told it; `answer` is theirs, once. */
export const measures = pgTable(
  'measures',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: owner(),
    reportId: uuid('report_id').references(() => reports.id, { onDelete: 'set null' }),
    action: text('action').$type<MeasureAction>().notNull(),
    reason: text('reason').notNull(),
    until: moment('until'),
    at: moment('at').notNull(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('measures_by_user').on(table.userId, table.at),
    index('measures_by_report').on(table.reportId),
  ],
)
