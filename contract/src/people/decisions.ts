import type { ReportKind, ReportOutcome } from './reports.ts'
import type { QueuedReport } from './stewards.ts'

/** Whether a report can end so: of who is gone no profile is left to take away, and they are neither warned nor suspended. */
export function isPossible(
  outcome: ReportOutcome,
  { kind, subject }: Pick<QueuedReport, 'kind' | 'subject'>,
) {
  if (outcome === 'dismissed') return true
  return subject.userId !== null || (outcome === 'removed' && kind !== 'person')
}

/** Whether a decision takes away what was reported, of a person what their profile shows: nothing of whoever is suspended for it stays. */
export const takesAway = (outcome: ReportOutcome, kind: ReportKind): boolean =>
  outcome === 'removed' || (outcome === 'suspended' && kind !== 'person')
