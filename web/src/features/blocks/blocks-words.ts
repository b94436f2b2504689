import type { ReportReason } from '@shelfmate/contract/reports'

/** What blocking does, before it is done. */
export const blockExplained =
  'Neither of you will find, see or reach the other any more. Nobody is told. You can take it back in your profile.'

/** Why somebody is reported, in the order in which it is asked. */
export const reasonWords: readonly { value: ReportReason; label: string }[] = [
  { value: 'rude', label: 'Rude or threatening' },
  { value: 'unsafeFood', label: 'Unsafe food' },
  { value: 'spam', label: 'Spam or selling' },
  { value: 'pretending', label: 'Pretends to be somebody else' },
  { value: 'notAllowed', label: 'Shows what does not belong here' },
  { value: 'other', label: 'Something else' },
]
