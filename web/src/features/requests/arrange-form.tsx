import { Button, TextInput } from '@mantine/core'
import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { type SubmitEvent, useState } from 'react'
import { localDate, timeOf } from '#lib/dates.ts'
import * as words from './asking-words.ts'
import classes from './request-card.module.css'
import { actOn } from './requests.press.ts'

interface ArrangeFormProps {
  request: FoodRequest
  onDone: () => void
}

const focusOnce = (field: HTMLElement | null) => field?.focus()

/** The giver says by when it is to be picked up: until an hour after that it is held. */
export function ArrangeForm({ request, onDone }: ArrangeFormProps) {
  const { pickupAt } = request
  const [day, setDay] = useState(() => localDate(pickupAt === null ? new Date() : new Date(pickupAt)))
  const [time, setTime] = useState(pickupAt === null ? '' : timeOf(new Date(pickupAt)))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    actOn(request, { action: 'arrange', pickupAt: new Date(`${day}T${time}`).toISOString() })
    onDone()
  }
  return (
    <form className={classes.buttons} onSubmit={submit}>
      <TextInput
        type="date"
        label={words.pickUpDay}
        required
        withAsterisk={false}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <TextInput
        type="time"
        label={words.pickUpTime}
        required
        withAsterisk={false}
        ref={focusOnce}
        value={time}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
      <Button type="submit">{words.saveTheTime}</Button>
    </form>
  )
}
