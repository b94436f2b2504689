import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import { limits } from '@shelfmate/contract/api/limits'

/** The server forgets what nothing names; the last hour is for who still has to save. */
const keptMs = limits.waitingDays * msPerDay - msPerHour
/** Ids of ours begin with the time, in hexadecimal. */
const timestampLength = 12

/** Whether the server still has an image that was uploaded under an id of this device, and is not saved with anything yet. */
export const isUploadKept = (id: string): boolean =>
  Date.now() - Number.parseInt(id.replace('-', '').slice(0, timestampLength), 16) < keptMs
