import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { id, moment, noContent, optionalText, requiredLines, versionedId } from '../api/fields.ts'
import { limits } from '../api/limits.ts'

/** Socket.IO event without content: what came of a report of mine, or what a steward decided about me, has changed. */
export const reportsChangedEvent = 'reports.changed'

export const reportTexts = {
  answerMissing: 'Please write something first.',
  reasonMissing: 'Please say why.',
} as const

export const reportKind = z.enum(['post', 'comment', 'message', 'picture', 'person'])
export type ReportKind = z.infer<typeof reportKind>

export const reportReason = z.enum(['unsafeFood', 'rude', 'spam', 'pretending', 'notAllowed', 'other'])
export type ReportReason = z.infer<typeof reportReason>

/** What came of a report. */
export const reportOutcome = z.enum(['dismissed', 'removed', 'warned', 'suspended'])
export type ReportOutcome = z.infer<typeof reportOutcome>

/** What a steward does about somebody: a report ends so, or a suspension does. */
export const measureAction = z.enum([...reportOutcome.options, 'lifted'])
export type MeasureAction = z.infer<typeof measureAction>

/** What somebody writes to what was decided about them. */
export const measureAnswer = requiredLines(limits.commentLength, reportTexts.answerMissing)

const ownReport = z.strictObject({
  id,
  kind: reportKind,
  reason: reportReason,
  createdAt: moment,
  /** Null until a steward has looked at it. */
  outcome: z.nullable(reportOutcome),
})
export type OwnReport = z.infer<typeof ownReport>

/** What a steward decided about somebody, as they are told it. */
export const measure = z.strictObject({
  id,
  /** What it was about; null once the report is no longer kept. */
  kind: z.nullable(reportKind),
  action: measureAction,
  reason: z.string(),
  /** The end of a suspension; null where there is none. */
  until: z.nullable(moment),
  at: moment,
  /** What they wrote to it, once. */
  answer: z.nullable(z.string()),
})
export type Measure = z.infer<typeof measure>

export const reportsCalls = {
  report: defineCall('POST', '/reports', {
    verifiedOnly: true,
    idempotencyKey: 'id',
    body: z.strictObject({
      id: versionedId,
      kind: reportKind,
      /** The id of the post, comment, message, picture or person. */
      targetId: id,
      /** Of a message alone: its chat. */
      chatId: z._default(z.nullable(z.string().check(z.maxLength(limits.cursorLength))), null),
      reason: reportReason,
      note: z._default(optionalText(limits.commentLength), ''),
    }),
    ...noContent,
    errors: ['NOT_FOUND', 'IMAGE_NOT_FOUND'],
  }),
  mine: defineCall('GET', '/reports', {
    verifiedOnly: true,
    answer: z.strictObject({ items: z.array(ownReport), nextCursor: z.null() }),
  }),
  measures: defineCall('GET', '/measures', {
    verifiedOnly: true,
    answer: z.strictObject({ items: z.array(measure), nextCursor: z.null() }),
  }),
  answer: defineCall('POST', '/measures/:id/answer', {
    verifiedOnly: true,
    touches: 'measure',
    params: z.strictObject({ id }),
    body: z.strictObject({ text: measureAnswer }),
    ...noContent,
    errors: ['NOT_FOUND', 'ALREADY_ANSWERED'],
  }),
} as const
