import { Button } from '@mantine/core'
import { type CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { formatDate } from '#lib/dates.ts'
import { chosenOf } from '../entry/chosen-date.ts'
import { suggestionKey, useSuggestedDates } from '../entry/use-suggested-dates.ts'
import * as words from './pantry-form-words.ts'
import classes from './usual-date.module.css'

interface UsualDateProps {
  name: string
  place: string
  today: CalendarDate
  onChoose: (date: CalendarDate) => void
}

/** The date that a food of this name usually has, as one press; its room is kept while nothing is known. */
export function UsualDate({ name, place, today, onChoose }: UsualDateProps) {
  const food = { name: name.trim(), place }
  const known = useSuggestedDates([food]).suggestions[suggestionKey(food)]?.date
  if (!known) return <p className={classes.hint}>{words.datesAreSuggested}</p>
  const { date, because } = chosenOf(known, today)
  return (
    <Button
      variant="default"
      radius="xl"
      classNames={{ root: classes.usual ?? '', label: classes.words ?? '' }}
      onClick={() => onChoose(date)}
    >
      <span>
        {words.about(formatDate(date))}
        <span className={classes.because}>{because}</span>
      </span>
    </Button>
  )
}
