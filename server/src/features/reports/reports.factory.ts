import { randomUUID } from 'node:crypto'
import { type ReportKind, reportsCalls } from '@shelfmate/contract/people/reports'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import type { TestApp, TestUser } from '../../testing/test-app.ts'

interface Target {
  kind: ReportKind
  targetId: string
  chatId?: string | null
}

/** Reports something through the API; returns the report's id. */
export async function report(app: TestApp, as: TestUser, target: Target, note = ''): Promise<string> {
  const body = { id: randomUUID(), reason: 'rude' as const, note, ...target }
  const answer = await app.call(reportsCalls.report, { as, input: { body } })
  if (answer.status !== 204) throw new Error(`reporting answered ${answer.status}: ${answer.raw.body}`)
  return body.id
}

/** Makes somebody a steward, of a dorm or of the campus. */
export async function nameSteward(app: TestApp, { id }: TestUser, dorm = ''): Promise<void> {
  await app.pool.query('update users set is_steward = true where id = $1', [id])
  if (dorm !== '')
    await app.pool.query('insert into steward_dorms (user_id, dorm) values ($1, $2)', [id, dorm])
}

type Decision = { outcome: 'dismissed' | 'removed' | 'warned' | 'suspended'; days?: number }

/** Decides a report through the API. */
export const decide = (
  app: TestApp,
  as: TestUser,
  id: string,
  { outcome, days }: Decision,
  reason = 'Be kind.',
) =>
  app.call(stewardsCalls.decide, {
    as,
    input: { params: { id }, body: { outcome, reason, ...(days !== undefined && { days }) } },
  })
