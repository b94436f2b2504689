import type { ReportKind, ReportOutcome } from '@shelfmate/contract/people/reports'

/** What a steward may decide about a thing, or a person. */
export const decisionsOn = (kind: ReportKind): readonly { value: ReportOutcome; label: string }[] => [
  { value: 'dismissed', label: 'No action needed' },
  { value: 'removed', label: kind === 'person' ? 'Remove what their profile shows' : 'Remove it' },
  { value: 'warned', label: 'Warn the person' },
  {
    value: 'suspended',
    label: kind === 'person' ? 'Suspend the person' : 'Suspend the person and remove it',
  },
]
