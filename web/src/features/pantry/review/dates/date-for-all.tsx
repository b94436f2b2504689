import { Button } from '@mantine/core'
import { type CalendarDate, daysAfter } from '@shelfmate/contract/pantry/expiry'
import classes from '../review.module.css'
import type { ReviewRow } from '../review-row.ts'
import { changeRows } from '../review-state.ts'
import * as words from '../review-words.ts'
import { reviewWords } from '../review-words.ts'
import { focusSave } from '../sheet-keys.ts'

const quickDates = [
  { label: '+3', days: 3 },
  { label: '+7', days: 7 },
  { label: '+30', days: 30 },
]

interface DateForAllProps {
  rows: readonly ReviewRow[]
  today: CalendarDate
}

/** Nobody knows how long some foods keep: one press dates them all. */
export function DateForAll({ rows, today }: DateForAllProps) {
  const undated = new Set(rows.filter(({ date }) => date === '').map(({ key }) => key))
  if (undated.size === 0) return null
  const choose = (date: CalendarDate) =>
    changeRows((before) =>
      before.map((row) => (undated.has(row.key) ? { ...row, date, dateSource: 'typed' } : row)),
    )
  return (
    <fieldset className={classes.forAll}>
      <legend>{reviewWords.undated(undated.size)}</legend>
      {quickDates.map(({ label, days }) => (
        <Button
          key={label}
          variant="light"
          radius="xl"
          aria-label={words.allUndatedIn(days)}
          onClick={({ currentTarget }) => {
            // It goes with the others when it is pressed: what comes next is to save.
            focusSave(currentTarget)
            choose(daysAfter(today, days))
          }}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
