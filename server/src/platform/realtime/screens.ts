/** The open screens of a user, as features reach them. */
export interface Screens {
  /** Sends an event to every open screen of a user. */
  publish(userId: string, event: string, payload: unknown): void
}
