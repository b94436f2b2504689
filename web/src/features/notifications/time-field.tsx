import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import * as words from './notifications-words.ts'

interface TimeFieldProps {
  label: string
  /** HH:MM. */
  value: string
  /** Told when the field is left or Enter is pressed: a browser calls every digit a change. */
  onChange: (value: string) => void
}

/** A time of day. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [draft, setDraft] = useState<string>()
  const store = () => {
    // A browser shows what is no time and says that the field is empty.
    if (draft && draft !== value) onChange(draft)
    if (draft !== '') setDraft(undefined)
  }
  // Who goes back with a gesture leaves the screen, not the field.
  const storeLeft = useEffectEvent(store)
  useEffect(() => () => storeLeft(), [])
  return (
    <TextInput
      type="time"
      label={label}
      value={draft ?? value}
      error={draft === '' && words.timeNeeded}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={store}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') store()
      }}
    />
  )
}
