import { noteName } from '#lib/device/device-notes.ts'

/** Under what this device keeps what a user changed in their profile and has not saved. */
export const profileNote = (userId: string) => noteName(userId, 'form', 'profile')
