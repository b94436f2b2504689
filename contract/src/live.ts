/** Path of the live connection (Socket.IO, websocket alone, with the session cookie). */
export const livePath = '/live'

/** Sent when events may have been missed although the connection held: ask the database for everything on screen. */
export const resyncEvent = 'live.resync'

/**
 * Sent to every open screen, whoever's it is, when a user changed their profile: whatever shows that user's name, picture
 * or profile follows. Carries a ProfileChange.
 */
export const profileChangedEvent = 'profile.changed'

export interface ProfileChange {
  userId: string
  displayName: string
  photoId: string | null
}
