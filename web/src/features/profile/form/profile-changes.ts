import { readNote, removeNote, writeNote } from '#lib/device/device-notes.ts'
import { readDraft } from '#lib/forms/form-opening.ts'
import { isUploadKept } from '#lib/images/upload-lifetime.ts'
import { profileNote } from './profile-note.ts'
import type { ProfileValues } from './profile-values.ts'

/** Keeps the fields of a form that were changed; none: there is nothing to keep. */
export function keepChanges(userId: string, values: ProfileValues, changed: readonly string[]): void {
  const name = profileNote(userId)
  if (changed.length > 0) writeNote(name, JSON.stringify({ ...values, changed }))
  else removeNote(name)
}

/** The changes that were kept and can still be saved, and those alone; `values` are the form's as it is. */
export function keptChanges(userId: string, values: ProfileValues): Partial<ProfileValues> | undefined {
  const none: string[] = []
  const kept = readDraft(readNote(profileNote(userId)), { ...values, changed: none })
  if (!kept) return undefined
  const { changed, ...all } = kept
  const isGone = (field: string) => field === 'photoId' && all.photoId !== null && !isUploadKept(all.photoId)
  return Object.fromEntries(
    Object.entries(all).filter(([field]) => changed.includes(field) && !isGone(field)),
  )
}
