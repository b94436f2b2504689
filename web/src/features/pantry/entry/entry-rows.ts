import { limits } from '@shelfmate/contract/api/limits'
import type { EntryRow } from '@shelfmate/contract/entry/entry-row'
import { readEntries } from '@shelfmate/contract/entry/read-entries'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { type BatchRow, batchRow } from '@shelfmate/contract/pantry/pantry'
import { safeParse } from 'zod/v4/core'
import { type ChosenDate, chosenOf } from './chosen-date.ts'
import * as words from './entry-preview-words.ts'
import { type Suggestions, suggestionKey } from './use-suggested-dates.ts'

/** A row of the preview: what was read, with what was chosen below it. */
export interface PreviewRow extends EntryRow {
  /** Names the row while its line is being typed on. */
  key: string
  chosen: ChosenDate | undefined
  picture: string | undefined
}

/** A date that was chosen in the preview, and the one that its line said then. */
interface Choice {
  chosen: ChosenDate
  typedBefore: string
}

/** What was chosen in the preview of a line, by the rows' keys. */
export type Choices = Readonly<Record<string, Choice | undefined>>

/** Those of a line in which nothing was chosen yet. */
export const nothingChosen: Choices = {}

/** What was read, with the dates that were chosen, typed or suggested, in this order; one that was typed after a choice goes before it. */
export function previewRows(
  read: readonly EntryRow[],
  today: CalendarDate,
  { choices, suggestions }: { choices: Choices; suggestions: Suggestions },
): PreviewRow[] {
  return read.map((row, n) => {
    // Not by its place in the line: what was chosen for a food stays when another is typed before it.
    const key = `${read.slice(0, n).filter(({ name }) => name === row.name).length} ${row.name}`
    const typed = row.expiryDate === '' ? undefined : ({ date: row.expiryDate, source: 'typed' } as const)
    const choice = choices[key]
    const chosen = typed && choice?.typedBefore !== row.expiryDate ? typed : choice?.chosen
    const suggested = suggestions[suggestionKey(row)]
    return {
      ...row,
      key,
      chosen: chosen ?? (suggested?.date ? chosenOf(suggested.date, today) : undefined),
      picture: suggested?.picture,
    }
  })
}

/** What a line says to this viewer, who has these places of their own. */
export const readLine = (text: string, today: CalendarDate, places: readonly string[]): EntryRow[] =>
  readEntries(text, { today, languages: navigator.languages, places })

/** What keeps rows from being saved: the first thing, and the row that it is about. */
export interface Trouble {
  message: string
  key: string | undefined
  /** Whether another Enter leaves out what is wrong: the focus stays where that is pressed. */
  isSettledByEnter?: boolean
  /** Whether a date that is suggested would settle it. */
  isUndated?: boolean
}

const named = ({ name, unread }: PreviewRow) => (name === '' ? `“${unread.join(' ')}”` : name)

/** What keeps rows from being saved. `isTold`: what could not be read was said, and shall be left out. */
export function troubleOf(rows: readonly PreviewRow[], isTold: boolean): Trouble | undefined {
  if (rows.length > limits.itemsPerBatch) return { message: words.tooManyItems, key: undefined }
  const nameless = rows.find(({ name }) => name === '')
  if (nameless) return { message: words.couldNotBeRead(named(nameless)), key: nameless.key }
  const unread = rows.find((row) => row.unread.length > 0)
  if (unread && !isTold)
    return {
      message: words.notReadYet(unread.unread.join(' ')),
      key: unread.key,
      isSettledByEnter: true,
    }
  const undated = rows.find(({ chosen }) => chosen === undefined)
  if (undated) return { message: words.needsADate(undated.name), key: undated.key, isUndated: true }
  const wrong = rows.find((row) => !safeParse(batchRow, toBatchRow(row)).success)
  if (wrong) return { message: words.cannotBeSaved(wrong.name), key: wrong.key }
  return undefined
}

/** A row as it is sent; without a date it is refused. */
export const toBatchRow = ({ name, quantity, size, place, chosen }: PreviewRow): BatchRow => ({
  name,
  size,
  place,
  quantity: quantity ?? 1,
  expiryDate: chosen?.date ?? '',
  dateSource: chosen?.source ?? 'typed',
})
