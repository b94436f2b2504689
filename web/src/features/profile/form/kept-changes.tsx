import { useEffect, useRef, useState } from 'react'
import { type ImageUpload, storedId } from '#lib/images/use-image-upload.ts'
import * as words from '../profile-words.ts'
import { keepChanges, keptChanges } from './profile-changes.ts'
import classes from './profile-form.module.css'
import type { ProfileFormOf } from './profile-values.ts'

interface KeptChangesProps {
  userId: string
  form: ProfileFormOf
  /** An image that was chosen is not saved either. */
  upload: ImageUpload
}

/** Keeps what is typed in the profile until it is saved or cancelled, against a link in the form and a page that goes; says so where it brought it back. */
export function KeptChanges({ userId, form, upload }: KeptChangesProps) {
  const photoId = storedId(upload)
  const [kept] = useState(() => keptChanges(userId, form.values))
  const isBack = useRef(false)
  const told = useRef<string>(undefined)
  useEffect(() => {
    const values = form.getValues()
    const changed = Object.keys(values).filter((field) => form.isDirty(field))
    if (kept && !isBack.current) {
      isBack.current = true
      // What was typed before this was loaded counts more.
      const typed = Object.entries(values).filter(([field]) => changed.includes(field))
      form.setValues({ ...kept, ...Object.fromEntries(typed) })
    } else {
      const ofImage = photoId === undefined ? [] : ['photoId']
      const now = { ...values, photoId: photoId ?? values.photoId }
      // What Save and Cancel forgot must not be kept again by a form that is drawn once more while it goes.
      const text = JSON.stringify(now)
      if (text !== told.current) keepChanges(userId, now, [...changed, ...ofImage])
      told.current = text
    }
  })
  return (
    kept &&
    form.isDirty() && (
      <p role="status" className={classes.kept}>
        {words.typedBefore}
      </p>
    )
  )
}
