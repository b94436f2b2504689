import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { id, moment, noContent, optionalText, pageFields, requiredLines } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { measure, reportKind, reportOutcome, reportReason, reportTexts } from './reports.ts'

/** Socket.IO event without content: somebody has reported something that this steward may judge, or a steward has decided it. */
export const queueChangedEvent = 'reports.queueChanged'

const quote = z.strictObject({
  text: z.string(),
  imageId: z.nullable(id),
  /** What an edited message said before, oldest first. */
  earlier: z.array(z.strictObject({ text: z.string(), replacedAt: moment })),
})
export type Quote = z.infer<typeof quote>

const queued = {
  id,
  kind: reportKind,
  reason: reportReason,
  dorm: z.string(),
  createdAt: moment,
  outcome: z.nullable(reportOutcome),
  /** Whom it is about: null when the account is gone. */
  subject: z.strictObject({ userId: z.nullable(id), displayName: z.string() }),
  quote,
}
const queuedReport = z.strictObject(queued)
export type QueuedReport = z.infer<typeof queuedReport>

const reportDetail = z.strictObject({
  ...queued,
  note: z.string(),
  /** Other reports of the same thing that nobody has decided. */
  alike: z.int(),
  /** What was decided about that person before, the latest first. */
  record: z.array(measure),
  /** Whether the suspension that it led to holds, and can be lifted. */
  canLift: z.boolean(),
})
export type ReportDetail = z.infer<typeof reportDetail>

/** Which reports: still to be decided, decided, or of these those with an answer that is new, or to a suspension that holds. */
const queueState = z.enum(['open', 'answered', 'closed'])
export type QueueState = z.infer<typeof queueState>

const steward = z.strictObject({ userId: id, displayName: z.string(), dorm: z.string() })
export type Steward = z.infer<typeof steward>

/** Somebody who may be named: namesakes of one dorm bear a mark, others live elsewhere. */
const nameable = z.strictObject({
  userId: id,
  displayName: z.string(),
  /** Empty where they did not tell it, or not to everybody. */
  dorm: z.string(),
})

export const stewardsCalls = {
  me: defineCall('GET', '/steward', {
    verifiedOnly: true,
    answer: z.strictObject({ dorms: z.array(z.string()) }),
    errors: ['NOT_FOUND'],
  }),
  listReports: defineCall('GET', '/steward/reports', {
    verifiedOnly: true,
    query: z.strictObject({
      state: z._default(queueState, 'open'),
      dorm: z.optional(optionalText(limits.dormLength)),
      ...pageFields(limits.postsPage),
    }),
    answer: z.strictObject({ items: z.array(queuedReport), nextCursor: z.nullable(z.string()) }),
    errors: ['NOT_FOUND'],
  }),
  readReport: defineCall('GET', '/steward/reports/:id', {
    verifiedOnly: true,
    touches: 'report',
    params: z.strictObject({ id }),
    answer: reportDetail,
    errors: ['NOT_FOUND'],
  }),
  decide: defineCall('POST', '/steward/reports/:id/decision', {
    verifiedOnly: true,
    touches: 'report',
    params: z.strictObject({ id }),
    body: z.strictObject({
      outcome: reportOutcome,
      reason: requiredLines(limits.commentLength, reportTexts.reasonMissing),
      /** How long a suspension lasts; null: until further notice. */
      days: z._default(z.nullable(z.int().check(z.gte(1), z.lte(limits.suspensionDays))), null),
    }),
    ...noContent,
    errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
  }),
  lift: defineCall('POST', '/steward/reports/:id/lift', {
    verifiedOnly: true,
    touches: 'suspension',
    params: z.strictObject({ id }),
    body: z.strictObject({ reason: requiredLines(limits.commentLength, reportTexts.reasonMissing) }),
    ...noContent,
    errors: ['NOT_FOUND', 'NOT_SUSPENDED'],
  }),
  listStewards: defineCall('GET', '/steward/stewards', {
    verifiedOnly: true,
    answer: z.strictObject({ items: z.array(steward), nextCursor: z.null() }),
    errors: ['NOT_FOUND'],
  }),
  findPeople: defineCall('GET', '/steward/people', {
    verifiedOnly: true,
    query: z.strictObject({ search: optionalText(limits.searchLength) }),
    answer: z.strictObject({ items: z.array(nameable), nextCursor: z.null() }),
    errors: ['NOT_FOUND'],
  }),
  name: defineCall('PUT', '/steward/stewards/:userId', {
    verifiedOnly: true,
    params: z.strictObject({ userId: id }),
    body: z.strictObject({
      dorm: z._default(optionalText(limits.dormLength), ''),
      reason: requiredLines(limits.commentLength, reportTexts.reasonMissing),
    }),
    ...noContent,
    errors: ['NOT_FOUND'],
  }),
} as const
