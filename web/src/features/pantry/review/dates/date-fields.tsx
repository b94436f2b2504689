import { ActionIcon, Button } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { IconCheck } from '@tabler/icons-react'
import { formatDay } from '#lib/dates.ts'
import classes from '../review.module.css'
import type { ReviewRow } from '../review-row.ts'
import * as words from '../review-words.ts'
import { focusField } from '../sheet-keys.ts'
import type { ShownRow } from '../shown-row.ts'

interface DateFieldsProps {
  row: ShownRow
  said: string
  isWrong: boolean
  onChange: (part: Partial<ReviewRow>) => void
}

/** The date: about right until somebody confirms it, or one of those that a picture may show. */
export function DateFields({ row, said, isWrong, onChange }: DateFieldsProps) {
  const choose = (date: CalendarDate, dateSource: ReviewRow['dateSource'] = 'typed') =>
    onChange({ date, dateSource })
  return (
    <div className={classes.date}>
      <input
        type="date"
        data-field="date"
        aria-label={words.expiryDateOf(said)}
        aria-invalid={isWrong}
        min={limits.expiryDateMin}
        max={limits.expiryDateMax}
        value={row.date}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {row.because !== undefined && (
        <ActionIcon
          aria-label={words.theDateIsRight(said)}
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget)
            choose(row.date)
          }}
        >
          <IconCheck size={20} aria-hidden />
        </ActionIcon>
      )}
      {row.readings.map((reading) => (
        <Button
          key={reading}
          variant={row.date === reading ? 'filled' : 'light'}
          radius="xl"
          aria-pressed={row.date === reading}
          aria-label={`${said}: ${formatDay(reading)}`}
          onClick={() => choose(reading, 'scanned')}
        >
          {formatDay(reading)}
        </Button>
      ))}
    </div>
  )
}

/** The button goes when it is pressed: the focus that it holds is the field's then. A finger gives it none on some phones, where a field would open its wheel. */
function keepFocus(button: HTMLButtonElement): void {
  const row = button.closest('[data-row]')
  if (row && document.activeElement === button) focusField(row, 'date')
}
