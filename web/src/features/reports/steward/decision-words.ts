import type { ReportOutcome } from '@shelfmate/contract/people/reports'

/** What a steward may decide. */
export const decisions: readonly { value: ReportOutcome; label: string }[] = [
  { value: 'dismissed', label: 'No action needed' },
  { value: 'removed', label: 'Remove it' },
  { value: 'warned', label: 'Warn the person' },
  { value: 'suspended', label: 'Suspend the person' },
]
