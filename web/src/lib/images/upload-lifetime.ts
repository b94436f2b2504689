import { msPerHour } from '@shelfmate/contract/api/durations'

/** The server forgets after a day what nothing names; the last hour is for who still has to save. */
const keptMs = 23 * msPerHour
/** Ids of ours begin with the time, in hexadecimal. */
const timestampLength = 12

/** Whether the server still has an image that was uploaded under an id of this device, and is not saved with anything yet. */
export const isUploadKept = (id: string): boolean =>
  Date.now() - Number.parseInt(id.replace('-', '').slice(0, timestampLength), 16) < keptMs
