import * as z from 'zod/mini'
import { currentSession } from '#lib/api/session.ts'
import { noteName, readNote, removeNote, writeNote } from '#lib/device/device-notes.ts'
import { newId } from '#lib/new-id.ts'
import { createStore } from '#lib/store.ts'
import { type FoundRow, type ReviewRow, reviewRow, toReviewRow } from './review-row.ts'

const review = z.strictObject({
  /** Names what is saved next: two tabs that show the same rows save them once. */
  id: z.string(),
  /** Where the rows came from, for the table's head. */
  source: z.string(),
  isOpen: z.boolean(),
  rows: z.array(reviewRow),
})
export type Review = z.infer<typeof review>

interface Held {
  userId: string
  review: Review
  /** Whether the device has it, too: then what is there counts, since another tab may have changed it. */
  isKept: boolean
}

const held = createStore<Held | undefined>(undefined)

const noteOf = (userId: string) => noteName(userId, 'review')

/** The rows that wait to be looked through: they outlive the page, and are gone when they are added or let go. */
export function currentReview(): Review | undefined {
  const userId = currentSession()?.id
  if (userId === undefined) return undefined
  const known = held.get()
  if (known?.userId !== userId) return reviewOfBefore(userId)
  return known.isKept ? keptReview(userId) : known.review
}

function keptReview(userId: string): Review | undefined {
  const text = readNote(noteOf(userId))
  if (text === null) return undefined
  try {
    return z.safeParse(review, JSON.parse(text)).data
  } catch {
    // What an interrupted browser left is no table.
    return undefined
  }
}

function reviewOfBefore(userId: string): Review | undefined {
  const kept = keptReview(userId)
  return kept && { ...kept, rows: kept.rows.map(withoutPart) }
}

/** A date that was not whole does not outlive its page: one may be suggested, also where a version before called none typed. */
const withoutPart = (row: ReviewRow): ReviewRow =>
  row.date === '' ? { ...row, dateSource: 'suggested' } : row

function keep(next: Review | undefined): void {
  const userId = currentSession()?.id
  if (userId === undefined) return
  if (!next) removeNote(noteOf(userId))
  held.set(next && { userId, review: next, isKept: writeNote(noteOf(userId), JSON.stringify(next)) })
}

/** Shows what the device kept, and follows what another tab does with it. The returned function stops that. */
export function followReview(): () => void {
  const show = () => {
    const userId = currentSession()?.id
    const kept = userId === undefined ? undefined : reviewOfBefore(userId)
    held.set(userId !== undefined && kept ? { userId, review: kept, isKept: true } : undefined)
  }
  const follow = ({ key }: StorageEvent) => {
    const userId = currentSession()?.id
    if (userId !== undefined && key === noteOf(userId)) show()
  }
  const known = held.get()
  if (!known || known.isKept || known.userId !== currentSession()?.id) show()
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

// A name of its own: the compiler takes `held.use()` for no hook.
const useHeld = held.use

/** The rows that wait, for components. */
export function useReview(): Review | undefined {
  const known = useHeld()
  return known?.userId === currentSession()?.id ? known?.review : undefined
}

/**
 * Opens the review table with rows from any source (D43), which `source` names in its head: 'your receipt'. Rows that wait from before
 * stay above them. Nothing is stored in the pantry before Save, and nothing is lost with the page.
 */
export function openReview(found: readonly FoundRow[], source: string): void {
  const before = currentReview()
  const rows = found.map((row) => toReviewRow(row, newId()))
  keep({
    id: before?.id ?? newId(),
    source,
    isOpen: true,
    rows: [...(before?.rows ?? []), ...rows],
  })
}

/** Rows that are still being found, each under a key of its own. */
export type KeyedRow = FoundRow & Pick<ReviewRow, 'key'>

/**
 * Keeps all that one source has found so far below what else waits, before it has the table opened: the page may go at any
 * moment. `changed` names what is new, other or gone since it last did so; the rest may have gone from the table meanwhile.
 */
export function keepFound(found: readonly KeyedRow[], changed: ReadonlySet<string>, source: string): void {
  const before = currentReview()
  const known = new Map(before?.rows.map((row) => [row.key, row]))
  const rows = found.flatMap((row) =>
    changed.has(row.key) ? [toReviewRow(row, row.key)] : (known.get(row.key) ?? []),
  )
  for (const key of [...changed, ...found.map((row) => row.key)]) known.delete(key)
  const all = [...known.values(), ...rows]
  const { id = newId(), isOpen = false } = before ?? {}
  keep(all.length === 0 ? undefined : { id, source, isOpen, rows: all })
}

/** Opens or closes the table; its rows wait. */
export function showReview(isOpen: boolean): void {
  const before = currentReview()
  if (before) keep({ ...before, isOpen })
}

/** Changes the rows. Without any there is no table. */
export function changeRows(change: (rows: readonly ReviewRow[]) => ReviewRow[]): void {
  const before = currentReview()
  if (!before) return
  const rows = change(before.rows)
  keep(rows.length === 0 ? undefined : { ...before, rows })
}

/** Lets rows go that were saved, or seen and left unticked; the next ones are saved under another id. */
export function leaveSaved(saved: readonly ReviewRow[]): void {
  const before = currentReview()
  if (!before) return
  const gone = new Set(saved.map(({ key }) => key))
  const rows = before.rows.filter(({ key }) => !gone.has(key))
  keep(rows.length > 0 ? { ...before, id: newId(), rows } : undefined)
}

/** Lets all rows go. What it returns brings them back, above what has come meanwhile. */
export function dropReview(): () => void {
  const before = currentReview()
  keep(undefined)
  return () => {
    if (before) keep({ ...before, rows: [...before.rows, ...(currentReview()?.rows ?? [])] })
  }
}
