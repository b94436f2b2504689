import { useId } from 'react'
import classes from './switch.module.css'

interface SwitchProps {
  label: string
  /** A sentence below the label. */
  note?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A setting that is on or off and takes effect at once. */
export function Switch({ label, note, checked, onChange }: SwitchProps) {
  const noteId = useId()
  return (
    <div className={classes.row}>
      <label className={classes.label}>
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          className={classes.switch}
          checked={checked}
          aria-checked={checked}
          aria-describedby={note ? noteId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
      {note && (
        <p id={noteId} className={classes.note}>
          {note}
        </p>
      )}
    </div>
  )
}
