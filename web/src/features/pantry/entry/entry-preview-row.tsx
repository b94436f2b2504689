import { ActionIcon, Button } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { IconCheck } from '@tabler/icons-react'
import { type RefCallback, useState } from 'react'
import { formatDay } from '#lib/dates.ts'
import { FoodPicture } from '#ui/food-picture/food-picture.tsx'
import { takeLostFocus } from '#ui/layers/use-focus-return.ts'
import { QuickDates } from '../form/quick-dates.tsx'
import { placeName } from '../list/places.ts'
import type { ChosenDate } from './chosen-date.ts'
import classes from './entry-preview.module.css'
import * as words from './entry-preview-words.ts'
import type { PreviewRow } from './entry-rows.ts'

interface EntryPreviewRowProps {
  row: PreviewRow
  /** Whether what is said to be wrong is about it. */
  isWrong: boolean
  today: CalendarDate
  /** Undefined takes back what was chosen. */
  onChoose: (chosen: ChosenDate | undefined) => void
}

/** One food as it was read, with its date or what chooses one. */
export function EntryPreviewRow({ row, isWrong, today, onChoose }: EntryPreviewRowProps) {
  const { name, quantity = 1, size, place, unread, picture } = row
  return (
    <li className={isWrong ? `${classes.row} ${classes.wrong}` : classes.row}>
      <FoodPicture picture={picture} />
      <span>
        {quantity > 1 && `${quantity} × `}
        <span className={classes.name}>{name}</span>
      </span>
      {size !== '' && <span className={classes.fact}>{size}</span>}
      {place !== '' && <span className={classes.fact}>{placeName(place)}</span>}
      {unread.length > 0 && <span className={classes.unread}>{words.notRead(unread.join(' '))}</span>}
      {/* Begins anew with a date that is typed: it goes before the one in the field. */}
      <RowDate key={row.expiryDate} row={row} today={today} onChoose={onChoose} />
    </li>
  )
}

function RowDate({ row: { name, chosen }, today, onChoose }: Omit<EntryPreviewRowProps, 'isWrong'>) {
  // Undefined until something is pressed: then the button that was goes, and takes the focus with it.
  const [isOpen, setOpen] = useState<boolean>()
  const focus = isOpen === undefined ? undefined : takeLostFocus
  const choose = (date: CalendarDate) => {
    onChoose({ date, source: 'typed' })
    setOpen(false)
  }
  return (
    <span className={classes.date}>
      {chosen && !isOpen ? (
        <ShownDate
          name={name}
          focus={focus}
          chosen={chosen}
          onConfirm={() => choose(chosen.date)}
          onChange={() => setOpen(true)}
        />
      ) : (
        <>
          <QuickDates food={name} firstRef={focus} today={today} onChoose={choose} />
          {/* It stays once it is used, also when it is left: an iPhone writes today into it as its wheels open, and what is
              pressed next, Save perhaps, must not move away under the finger. */}
          <input
            type="date"
            className={classes.picker}
            aria-label={words.expiryDateOf(name)}
            min={limits.expiryDateMin}
            max={limits.expiryDateMax}
            defaultValue={chosen?.date}
            onFocus={() => setOpen(true)}
            onChange={({ currentTarget: { value, validity } }) => {
              setOpen(true)
              onChoose(value !== '' && validity.valid ? { date: value, source: 'typed' } : undefined)
            }}
          />
        </>
      )}
    </span>
  )
}

interface ShownDateProps {
  name: string
  focus: RefCallback<HTMLButtonElement> | undefined
  chosen: ChosenDate
  onConfirm: () => void
  onChange: () => void
}

/** A date that stands; a suggested one says why, and one press confirms it. */
function ShownDate({ name, focus, chosen, onConfirm, onChange }: ShownDateProps) {
  const isAbout = chosen.source === 'suggested'
  const said = `${isAbout ? 'about ' : ''}${formatDay(chosen.date)}`
  return (
    <>
      {chosen.because && <span className={classes.fact}>{chosen.because}</span>}
      <Button ref={focus} variant="subtle" aria-label={words.changeDateOf(name, said)} onClick={onChange}>
        {said}
      </Button>
      {isAbout && (
        <ActionIcon aria-label={words.theDateIsRight(name)} onClick={onConfirm}>
          <IconCheck size={20} aria-hidden />
        </ActionIcon>
      )}
    </>
  )
}
