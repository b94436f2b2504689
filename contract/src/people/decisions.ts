import type { ReportKind, ReportOutcome } from './reports.ts'
import type { QueuedReport } from './stewards.ts'

/** Whether a report can end so: nobody takes a person away, and who is gone is neither warned nor suspended. */
export function isPossible(
  outcome: ReportOutcome,
  { kind, subject }: Pick<QueuedReport, 'kind' | 'subject'>,
) {
  if (outcome === 'dismissed') return true
  return outcome === 'removed' ? kind !== 'person' : subject.userId !== null
}

/** Whether a decision takes away what was reported: nothing of whoever is suspended for it stays. */
export const takesAway = (outcome: ReportOutcome, kind: ReportKind): boolean =>
  outcome === 'removed' || (outcome === 'suspended' && kind !== 'person')
