/** Path of the live connection (Socket.IO, websocket alone, with the session cookie). */
export const livePath = '/live'

/** Sent when events may have been missed although the connection held: ask the database for everything on screen. */
export const resyncEvent = 'live.resync'
