import { Button } from '@mantine/core'
import { type CalendarDate, daysAfter } from '@shelfmate/contract/pantry/expiry'
import type { Ref } from 'react'
import * as words from './quick-dates-words.ts'

interface QuickDatesProps {
  today: CalendarDate
  /** Whose date it is, where other foods have such buttons beside it. */
  food?: string
  firstRef?: Ref<HTMLButtonElement> | undefined
  onChoose: (date: CalendarDate) => void
}

const quickDates = [
  { label: words.today, days: 0 },
  { label: '+1', days: 1 },
  { label: '+3', days: 3 },
  { label: '+7', days: 7 },
]

/** Dates near today, a press each. */
export const QuickDates = ({ today, food, firstRef, onChoose }: QuickDatesProps) =>
  quickDates.map(({ label, days }) => (
    <Button
      key={label}
      ref={days === 0 ? firstRef : undefined}
      variant="light"
      radius="xl"
      aria-label={words.spoken(days, food)}
      onClick={() => onChoose(daysAfter(today, days))}
    >
      {label}
    </Button>
  ))
