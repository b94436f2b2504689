import { accountChangedEvent } from '@shelfmate/contract/api/live'

/** The open screens of users, wherever they are connected. */
export interface Screens {
  /** Has those of a user whose address was confirmed hear what the verified hear. */
  letIn(userId: string): void
  /** Sends an event to every one of a user. */
  publish(userId: string, event: string, payload: unknown): void
}

/** Tells a user's screens that the account changed; from now on they hear what the verified hear. */
export function tellAccount({ letIn, publish }: Screens, userId: string): void {
  letIn(userId)
  publish(userId, accountChangedEvent, null)
}
