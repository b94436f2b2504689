import { useEffect, useRef } from 'react'
import type { ProfileFormOf, ProfileValues } from './profile-values.ts'

/**
 * Shows what is read after the form was drawn: what waits on this device, or what another one saved. A field that was changed
 * here stays as it is; every other follows, so that saving the form takes nothing back.
 */
export function useLateValues(form: ProfileFormOf, values: ProfileValues): void {
  const text = JSON.stringify(values)
  const drawn = useRef(text)
  useEffect(() => {
    if (drawn.current === text) return
    drawn.current = text
    const changed = Object.entries(form.getValues()).filter(([field]) => form.isDirty(field))
    form.setInitialValues(values)
    form.setValues({ ...values, ...Object.fromEntries(changed) })
  })
}
