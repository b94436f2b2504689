import { Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { limits } from '@shelfmate/contract/api/limits'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { IconPlus } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { CloseButton } from '#ui/close-button.tsx'
import classes from './date-rows.module.css'
import type { FormValues } from './pantry-form-values.ts'
import * as words from './pantry-form-words.ts'
import { QuickDates } from './quick-dates.tsx'
import { UsualDate } from './usual-date.tsx'

interface DateRowsProps {
  form: UseFormReturnType<FormValues>
  today: CalendarDate
  /** Whether a date that is usual for such a food is of use: an item that is there has one. */
  isNew: boolean
}

/** One or more expiry dates, one item each; the last row cannot be removed. */
export function DateRows({ form, today, isNew }: DateRowsProps) {
  const { expiryDates, name, place } = form.values
  const lastRow = expiryDates.length - 1
  const isFull = expiryDates.length >= limits.expiryDatesPerAdd
  const { ids, add, remove } = useRows(form)
  const choose = (date: CalendarDate) => form.setFieldValue(`expiryDates.${lastRow}`, date)
  return (
    <div className={classes.dates}>
      {expiryDates.map((_, row) => (
        <div key={ids[row]} className={classes.date}>
          <TextInput
            type="date"
            label={row === 0 ? words.expiryDate : words.expiryDateOf(row + 1)}
            min={limits.expiryDateMin}
            max={limits.expiryDateMax}
            {...form.getInputProps(`expiryDates.${row}`)}
          />
          {lastRow > 0 && (
            <CloseButton
              className={classes.away}
              label={words.removeDate(row + 1)}
              onClick={() => remove(row)}
            />
          )}
        </div>
      ))}
      {form.errors['expiryDates'] && (
        <p role="alert" className={classes.error}>
          {form.errors['expiryDates']}
        </p>
      )}
      {isNew && <UsualDate name={name} place={place} today={today} onChoose={choose} />}
      <div className={classes.quick}>
        <QuickDates today={today} onChoose={choose} />
      </div>
      <Button
        variant="subtle"
        className={classes.another}
        disabled={isFull}
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={add}
      >
        {words.addAnotherDate}
      </Button>
    </div>
  )
}

/**
 * Names, adds and removes rows: what is half-typed stands in its field alone, and goes with its row. The focus goes to the new
 * one, or to the one that takes the place of what was removed.
 */
function useRows(form: DateRowsProps['form']) {
  const { length } = form.values.expiryDates
  const [gone, setGone] = useState<readonly number[]>([])
  const ids = [...Array(length + gone.length).keys()].filter((id) => !gone.includes(id))
  const focusNext = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return
    form.getInputNode(`expiryDates.${focusNext.current}`)?.focus()
    focusNext.current = undefined
  })
  return {
    ids,
    add: () => {
      focusNext.current = length
      form.insertListItem('expiryDates', '')
    },
    remove: (row: number) => {
      focusNext.current = Math.min(row, length - 2)
      setGone(ids.filter((_, at) => at === row).concat(gone))
      form.removeListItem('expiryDates', row)
    },
  }
}
