import { Button, TextInput } from '@mantine/core'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { limits } from '@shelfmate/contract/api/limits'
import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { type SubmitEvent, useState } from 'react'
import { localDate, plusDays, timeOf, useToday } from '#lib/dates.ts'
import { takeFocus } from '#ui/layers/use-focus-return.ts'
import * as words from '../asking-words.ts'
import classes from '../request-card.module.css'
import { actOn } from '../requests.press.ts'

interface ArrangeFormProps {
  request: FoodRequest
  onDone: () => void
}

/** The giver says by when it is to be picked up: until an hour after that it is held. */
export function ArrangeForm({ request, onDone }: ArrangeFormProps) {
  const { pickupAt } = request
  const [day, setDay] = useState(() => localDate(pickupAt === null ? new Date() : new Date(pickupAt)))
  const [time, setTime] = useState(pickupAt === null ? '' : timeOf(new Date(pickupAt)))
  const [error, setError] = useState<string>()
  const today = useToday()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = new Date(`${day}T${time}`)
    const ahead = at.getTime() - Date.now()
    // No moment at all is not ahead either.
    if (!(ahead >= 0 && ahead <= limits.pickupDaysAhead * msPerDay)) {
      setError(words.timeNotAhead(limits.pickupDaysAhead))
      return event.currentTarget.querySelector<HTMLElement>('input[type=time]')?.focus()
    }
    actOn(request, { action: 'arrange', pickupAt: at.toISOString() })
    onDone()
  }
  return (
    <form className={classes.buttons} onSubmit={submit}>
      <TextInput
        type="date"
        label={words.pickUpDay}
        required
        withAsterisk={false}
        min={today}
        max={plusDays(today, limits.pickupDaysAhead)}
        value={day}
        onChange={({ currentTarget }) => {
          setDay(currentTarget.value)
          setError(undefined)
        }}
      />
      <TextInput
        type="time"
        label={words.pickUpTime}
        required
        withAsterisk={false}
        ref={takeFocus}
        error={error}
        value={time}
        onChange={({ currentTarget }) => {
          setTime(currentTarget.value)
          setError(undefined)
        }}
      />
      <Button type="submit">{words.saveTheTime}</Button>
      <Button variant="default" onClick={onDone}>
        {words.cancel}
      </Button>
    </form>
  )
}
