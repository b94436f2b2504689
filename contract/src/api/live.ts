/** Path of the live connection (Socket.IO, websocket alone, with the session cookie). */
export const livePath = '/live'

/** Sent when events may have been missed although the connection held: ask the database for everything on screen. */
export const resyncEvent = 'live.resync'

/** Sent to a user's screens when their own account changed: its address, or whether that is verified. */
export const accountChangedEvent = 'account.changed'

/** Said to a screen before it is cut because its user has too many of them: it rests until somebody looks at it again. */
export const crowdedEvent = 'live.crowded'

/**
 * Sent to every open screen, whoever's it is whose address is verified, when a user changed their profile: whatever shows that
 * user's name, image or profile follows. Carries a ProfileChange.
 */
export const profileChangedEvent = 'profile.changed'

export interface ProfileChange {
  userId: string
  displayName: string
  photoId: string | null
}
