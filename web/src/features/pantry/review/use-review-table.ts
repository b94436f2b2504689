import { limits } from '@shelfmate/contract/api/limits'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { notifyUndo } from '#ui/layers/toasts.ts'
import { learnNames } from '../camera/barcode-names.ts'
import { useShownItems } from '../data/shown-pantry.ts'
import { addBatch } from '../entry/add-batch.ts'
import { useSuggestedDates } from '../entry/use-suggested-dates.ts'
import { type Duplicate, duplicateOf } from './duplicates.ts'
import type { RemovedRow } from './put-back.tsx'
import { type RowTrouble, toBatchRow, troubleOf } from './review-row.ts'
import { changeRows, dropReview, leaveSaved, type Review } from './review-state.ts'
import { reviewWords } from './review-words.ts'
import { focusField, sheetKeys } from './sheet-keys.ts'
import { type ShownRow, takesSuggestion, withSuggestion } from './shown-row.ts'

/** A row with what is there of its food. */
interface TableRow extends ShownRow {
  duplicate: Duplicate | undefined
}

interface ReviewTableState {
  /** At most as many as one change may add. */
  rows: readonly TableRow[]
  trouble: RowTrouble | undefined
  removed: RemovedRow | undefined
  save: () => void
  remove: (key: string) => void
  forgetRemoved: () => void
  /** Lets all rows go, with a few seconds to take that back. */
  discard: () => void
}

/** What the table shows and does: rows with their dates, the keys of a sheet, and Save as one change. */
export function useReviewTable(
  review: Review,
  today: CalendarDate,
  form: RefObject<HTMLFormElement | null>,
): ReviewTableState {
  const [trouble, setTrouble] = useState<RowTrouble>()
  const [removed, setRemoved] = useState<RemovedRow>()
  const shown = review.rows.slice(0, limits.itemsPerBatch)
  const { suggestions } = useSuggestedDates(shown.filter(takesSuggestion))
  const items = useShownItems()
  const rows = shown.map((row) => {
    const dated = withSuggestion(row, suggestions, today)
    const duplicate = duplicateOf(dated, items)
    // What it was to join may have gone meanwhile, or changed.
    const joins = duplicate?.joined !== undefined && duplicate.item.id === row.joins ? row.joins : ''
    return { ...dated, duplicate, joins }
  })
  const drawn = (key: string) => form.current?.querySelector(`[data-row="${key}"]`)
  const save = () => {
    const taken = rows.filter(({ isTaken }) => isTaken)
    const found = taken.map(troubleOf).find((each) => each !== undefined)
    setTrouble(found)
    const row = found && drawn(found.key)
    if (row) focusField(row, found.field)
    if (found) return
    if (taken.length > 0) addBatch(taken.map(toBatchRow), review.id)
    learnNames(taken)
    leaveSaved(shown)
  }
  const discard = () => {
    notifyUndo(reviewWords.discarded(review.rows.length), dropReview())
  }
  const remove = (key: string) => {
    // With the last row the table goes, and its 'Put back'.
    if (review.rows.length === 1) return discard()
    const at = review.rows.findIndex((row) => row.key === key)
    const row = review.rows[at]
    if (!row) return
    const next = drawn(key)?.nextElementSibling ?? drawn(key)?.previousElementSibling
    if (next) focusField(next, 'isTaken')
    setRemoved({ row, at })
    changeRows((before) => before.filter((each) => each.key !== key))
  }
  useSheetKeys(form, remove)
  return {
    rows,
    trouble: trouble && standing(trouble, rows),
    removed,
    save,
    remove,
    forgetRemoved: () => setRemoved(undefined),
    discard,
  }
}

/** What is still wrong with the field of a row that was complained of. */
function standing({ key, field }: RowTrouble, rows: readonly TableRow[]): RowTrouble | undefined {
  const row = rows.find((each) => each.isTaken && each.key === key)
  const trouble = row && troubleOf(row)
  return trouble?.field === field ? trouble : undefined
}

function useSheetKeys(form: RefObject<HTMLFormElement | null>, remove: (key: string) => void): void {
  const follow = useEffectEvent((event: KeyboardEvent) => sheetKeys(event, remove))
  useEffect(() => {
    const element = form.current
    const listen = (event: KeyboardEvent) => follow(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [form])
}
