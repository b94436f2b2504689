import type {
  Measure,
  MeasureAction,
  ReportKind,
  ReportOutcome,
  ReportReason,
} from '@shelfmate/contract/people/reports'
import { formatMoment } from '#lib/dates.ts'

/** Why something is reported, in the order in which it is asked. */
export const reasonWords: readonly { value: ReportReason; label: string }[] = [
  { value: 'rude', label: 'Rude or threatening' },
  { value: 'unsafeFood', label: 'Unsafe food' },
  { value: 'spam', label: 'Spam or selling' },
  { value: 'pretending', label: 'Pretends to be someone else' },
  { value: 'notAllowed', label: 'Shows something that doesn’t belong here' },
  { value: 'other', label: 'Something else' },
]

/** A reason's words. */
export const reasonOf = (reason: ReportReason): string =>
  reasonWords.find(({ value }) => value === reason)?.label ?? ''

interface Reported {
  reason: ReportReason
  dorm: string
  createdAt: string
}

/** Why, where and when something was reported, in one line. */
export const factsOf = ({ reason, dorm, createdAt }: Reported): string =>
  [reasonOf(reason), dorm, formatMoment(new Date(createdAt))].filter((fact) => fact !== '').join(' · ')

/** What is being reported. */
export const thisKind: Record<ReportKind, string> = {
  post: 'this post',
  comment: 'this comment',
  message: 'this message',
  picture: 'this picture',
  person: 'this person',
}

/** What was reported. */
export const kindWords: Record<ReportKind, string> = {
  post: 'Post',
  comment: 'Comment',
  message: 'Message',
  picture: 'Picture',
  person: 'Person',
}

/** What came of a report. */
export function outcomeWords(outcome: ReportOutcome, kind: ReportKind): string {
  const words: Record<ReportOutcome, string> = {
    dismissed: 'A steward looked at it and decided no action was needed.',
    removed: kind === 'person' ? 'A steward removed what their profile showed.' : 'A steward removed it.',
    warned: 'A steward warned the person.',
    suspended: 'A steward suspended the person.',
  }
  return words[outcome]
}

/** What a steward did about somebody, with the day until which it holds. */
export function measureWords({ action, kind, until }: Pick<Measure, 'action' | 'kind' | 'until'>): string {
  const words: Record<MeasureAction, string> = {
    dismissed: 'No action needed',
    removed: kind === 'person' ? 'Removed what the profile showed' : 'Removed',
    warned: 'Warned',
    lifted: 'Suspension lifted',
    suspended:
      until === null ? 'Suspended until further notice' : `Suspended until ${formatMoment(new Date(until))}`,
  }
  return words[action]
}

export const postsStayGone =
  'What you offered was removed with it and does not come back. You can post it again.'
export const profileTakenOff =
  'Your name, your picture and what everybody could read in your own words are gone. Your allergies and the diet your recipes go by are still there. You can fill in your profile again.'
export const decidedAboutYou = 'What stewards decided about you'
export const whatYouReported = 'What you reported'
export const ownReportsNotLoaded = 'Your reports and what was decided about you could not be loaded.'
export const notYetDecided = 'No steward has decided yet.'
export const yourAnswerOf = (answer: string) => `Your answer: ${answer}`
export const yourAnswerIsSent = 'Your answer has been sent.'
export const yourAnswer = 'Your answer'
export const answerOnce = 'You can answer once. The stewards read it.'
export const sendTheAnswer = 'Send the answer'
export const reportOf = (what: string) => `Report ${what}`
export const reportThanks = 'Thank you. A steward will look at it.'
export const chooseAReason = 'Choose a reason'
export const pleaseChooseAReason = 'Please choose a reason.'
export const whatIsWrong = 'What’s wrong?'
export const whatHappenedOptional = 'What happened (optional)'
export const whoReadsReports =
  'Only the stewards read this, with a copy of what you report. They don’t see your name.'
export const sendTheReport = 'Send the report'
export const stewardDecided = 'A steward decided something that concerns you. See it in your profile.'
export const gotIt = 'Got it'
