import { limits } from '@shelfmate/contract/api/limits'
import type { ReactNode } from 'react'
import { CloseButton } from '#ui/close-button.tsx'
import { takeFocus } from '#ui/layers/use-focus-return.ts'
import { placeChoices } from '../place/place-choices.ts'
import { usePlaceName } from '../place/use-place-name.ts'
import { DateFields } from './dates/date-fields.tsx'
import classes from './review.module.css'
import type { ReviewField, ReviewRow } from './review-row.ts'
import * as words from './review-words.ts'
import type { ShownRow } from './shown-row.ts'

interface ReviewFieldsProps {
  row: ShownRow
  /** Counted from one. The first row gets the focus when the table opens. */
  number: number
  /** The field that keeps the row from being saved. */
  wrong: ReviewField | undefined
  onChange: (key: string, part: Partial<ReviewRow>) => void
  onRemove: (key: string) => void
  /** Stands below the fields. */
  children?: ReactNode
}

/** One row of the table: plain fields, each with its name and that of its food. */
export function ReviewFields({ row, number, wrong, onChange, onRemove, children }: ReviewFieldsProps) {
  const said = row.name === '' ? words.rowNumber(number) : row.name
  const change = (part: Partial<ReviewRow>) => onChange(row.key, part)
  const text = (field: 'name' | 'quantity' | 'size', label: string, maxLength: number) => (
    <input
      className={classes[field]}
      data-field={field}
      aria-label={field === 'name' ? words.foodOf(number) : words.ofWhat(label, said)}
      aria-invalid={wrong === field}
      inputMode={field === 'quantity' ? 'numeric' : undefined}
      placeholder={label}
      maxLength={maxLength}
      autoComplete="off"
      value={row[field]}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  )
  return (
    <li className={classes.row} data-row={row.key} data-taken={row.isTaken}>
      <label className={classes.tick}>
        <input
          type="checkbox"
          data-field="isTaken"
          data-autofocus={number === 1 || undefined}
          aria-label={words.add(said)}
          checked={row.isTaken}
          onChange={({ currentTarget }) => change({ isTaken: currentTarget.checked })}
        />
      </label>
      {text('name', words.food, limits.foodNameLength)}
      {text('quantity', words.quantity, quantityDigits)}
      {text('size', words.size, limits.sizeLength)}
      <PlaceField place={row.place} said={said} onChange={change} />
      <DateFields row={row} said={said} isWrong={wrong === 'date'} onChange={change} />
      <CloseButton className={classes.away} label={words.remove(said)} onClick={() => onRemove(row.key)} />
      <div className={classes.notes}>
        {row.because !== undefined && <span className={classes.fact}>{words.about(row.because)}</span>}
        {row.foundAs !== '' && <span className={classes.fact}>{words.foundAs(row.foundAs)}</span>}
        {row.unread !== '' && <span className={classes.unread}>{words.notRead(row.unread)}</span>}
        {children}
      </div>
    </li>
  )
}

const quantityDigits = String(limits.quantityMax).length

interface PlaceFieldProps {
  place: string
  said: string
  onChange: (part: Partial<ReviewRow>) => void
}

function PlaceField({ place, said, onChange }: PlaceFieldProps) {
  const { own, text, name, choose } = usePlaceName(place, (chosen) => onChange({ place: chosen }))
  const shared = { 'data-field': 'place', 'aria-label': words.placeOf(said), className: classes.place }
  if (text !== undefined)
    return (
      <input
        {...shared}
        ref={takeFocus}
        placeholder={words.placeExample}
        maxLength={limits.placeLength}
        value={text}
        onChange={({ currentTarget }) => name(currentTarget.value)}
      />
    )
  return (
    <select {...shared} value={place} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      {placeChoices(own, place, words.place).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
