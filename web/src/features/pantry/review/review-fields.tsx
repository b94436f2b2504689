import { ActionIcon } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { another, placeCalled, placeChoices, useOwnPlaces } from '../place/place-choices.ts'
import { DateFields } from './date-fields.tsx'
import classes from './review.module.css'
import type { ReviewField, ReviewRow } from './review-row.ts'
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
  const said = row.name === '' ? `row ${number}` : row.name
  const change = (part: Partial<ReviewRow>) => onChange(row.key, part)
  const text = (field: 'name' | 'quantity' | 'size', label: string, maxLength: number) => (
    <input
      className={classes[field]}
      data-field={field}
      aria-label={field === 'name' ? `Food ${number}` : `${label} of ${said}`}
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
          aria-label={`Add ${said}`}
          checked={row.isTaken}
          onChange={({ currentTarget }) => change({ isTaken: currentTarget.checked })}
        />
      </label>
      {text('name', 'Food', limits.foodNameLength)}
      {text('quantity', 'Quantity', quantityDigits)}
      {text('size', 'Size', limits.sizeLength)}
      <PlaceField place={row.place} said={said} onChange={change} />
      <DateFields row={row} said={said} isWrong={wrong === 'date'} onChange={change} />
      <ActionIcon className={classes.away} aria-label={`Remove ${said}`} onClick={() => onRemove(row.key)}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
      <div className={classes.notes}>
        {row.because !== undefined && <span className={classes.fact}>{`About · ${row.because}`}</span>}
        {row.foundAs !== '' && <span className={classes.fact}>{`Found as “${row.foundAs}”`}</span>}
        {row.unread !== '' && <span className={classes.unread}>{`Not read: “${row.unread}”`}</span>}
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
  const own = useOwnPlaces()
  const [isNaming, setNaming] = useState(false)
  const shared = { 'data-field': 'place', 'aria-label': `Place of ${said}`, className: classes.place }
  if (isNaming)
    return (
      <input
        {...shared}
        ref={focusOnce}
        placeholder="Shelf 3"
        maxLength={limits.placeLength}
        value={place}
        onChange={({ currentTarget }) => onChange({ place: placeCalled(currentTarget.value, own) })}
      />
    )
  return (
    <select
      {...shared}
      value={place}
      onChange={({ currentTarget: { value } }) => {
        setNaming(value === another)
        onChange({ place: value === another ? '' : value })
      }}
    >
      {placeChoices(own, place, 'Place').map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus()
