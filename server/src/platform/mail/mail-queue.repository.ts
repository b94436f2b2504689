import { eq, sql } from 'drizzle-orm'
import { type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { queuedMails } from './mail-queue.table.ts'

export const insertMail = statement(
  'mail_insert',
  (orm, at: Slots<{ id: string; sealed: Buffer; dueAt: string; deadlineAt: string }>) =>
    orm
      .insert(queuedMails)
      .values({ id: at.id, sealed: at.sealed, dueAt: sql`${at.dueAt}`, deadlineAt: sql`${at.deadlineAt}` }),
)

export interface DueMail {
  id: string
  sealed: Buffer
  attempts: number
  deadlineAt: string
}

/** Takes the mail that has waited longest; until `leaseUntil` nobody else gets it. */
export const takeDueMail = sqlStatement<{ now: string; leaseUntil: string }, DueMail>(
  'mail_take_due',
  (at) => sql`
    update ${queuedMails} m set due_at = ${at.leaseUntil}::timestamptz, attempts = m.attempts + 1
    from (
      select id from ${queuedMails} where due_at <= ${at.now}::timestamptz
      order by due_at limit 1 for update skip locked
    ) as due
    where m.id = due.id
    returning m.id, m.sealed, m.attempts, m.deadline_at as "deadlineAt"`,
)

export const postponeMail = statement('mail_postpone', (orm, at: Slots<{ id: string; dueAt: string }>) =>
  orm
    .update(queuedMails)
    .set({ dueAt: sql`${at.dueAt}` })
    .where(eq(queuedMails.id, at.id)),
)

export const deleteMail = statement('mail_delete', (orm, at: Slots<{ id: string }>) =>
  orm.delete(queuedMails).where(eq(queuedMails.id, at.id)),
)

/** How many there are, and how many of them came long ago: their deadline tells. */
export const countMails = sqlStatement<{ before: string }, { pending: number; late: number }>(
  'mail_count',
  (at) => sql`
    select count(*)::int as pending, count(*) filter (where deadline_at < ${at.before}::timestamptz)::int as late
    from ${queuedMails}`,
)
