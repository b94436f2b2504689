import type { SystemPart } from '#platform/status/status.ts'

/** Where a browser takes notices, and how they are encrypted for it. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushMessage {
  payload: string
  /** While the push service still holds one of the same topic, the newer takes its place. */
  topic: string
  /** How long the push service keeps it for a device that is away. */
  keepSeconds: number
  urgency: 'normal' | 'high'
}

/**
 * sent: the push service has it. gone: the subscription is over. refused: this message will never be taken. later: try
 * again, not before `waitMs` where the push service said so.
 */
export type PushOutcome =
  | { kind: 'sent' | 'gone' | 'refused' }
  | { kind: 'later'; waitMs?: number | undefined }

export interface PushSender {
  /** What browsers subscribe with. */
  readonly publicKey: string
  /** Whether notices may be sent to this address at all. */
  accepts(endpoint: string): boolean
  /** Hands one message over. Never throws; takes ten seconds at most. */
  send(to: PushTarget, message: PushMessage): Promise<PushOutcome>
  part: SystemPart
}
