import { notifyError } from '#ui/layers/toasts.ts'
import { openReview } from '../review-state.ts'
import { reviewWords } from '../review-words.ts'
import { decoded, readCsv } from './read-csv.ts'

const mostBytes = 2_000_000

/** Opens the review table with the rows of a CSV file, for who has these places of their own. Says so, and changes nothing, where there are none. */
export async function reviewFile(file: File, places: readonly string[]): Promise<boolean> {
  if (file.size > mostBytes) return refused(reviewWords.fileTooLarge)
  // One in the cloud may not come.
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return refused(reviewWords.fileUnread)
  const contents = readCsv(decoded(new Uint8Array(bytes)), navigator.languages, places)
  if (!contents) return refused(reviewWords.noNames)
  if (contents.rows.length === 0) return refused(reviewWords.nothingFound)
  openReview(contents.rows, file.name)
  if (contents.leftOut > 0) notifyError(reviewWords.leftOut(contents.leftOut))
  return true
}

function refused(why: string): false {
  notifyError(why)
  return false
}
