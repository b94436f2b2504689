import { Input, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { FormValues } from '../form/post-form-values.ts'
import classes from './allergen-field.module.css'

interface MomentFieldProps {
  form: UseFormReturnType<FormValues>
  name: 'pickupFrom' | 'pickupUntil'
  dayLabel: string
  timeLabel: string
}

/** A day and a time, each with a name of its own: the parts of a field for both are told apart by no screen reader. */
export function MomentField({ form, name, dayLabel, timeLabel }: MomentFieldProps) {
  const { value, error, onChange: _, ...rest } = form.getInputProps(name)
  const [day = '', time = ''] = String(value).split('T')
  const change = (typed: { day?: string; time?: string }) => {
    const moment = { day, time, ...typed }
    form.setFieldValue(name, moment.day === '' && moment.time === '' ? '' : `${moment.day}T${moment.time}`)
  }
  const errorId = `${name}-error`
  const told = error ? { error: true, 'aria-describedby': errorId } : {}
  return (
    <div>
      <div className={classes.moment}>
        <TextInput
          type="date"
          label={dayLabel}
          name={name}
          value={day}
          onChange={({ currentTarget }) => change({ day: currentTarget.value })}
          {...rest}
          {...told}
        />
        <TextInput
          type="time"
          label={timeLabel}
          value={time}
          onChange={({ currentTarget }) => change({ time: currentTarget.value })}
          {...told}
        />
      </div>
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
    </div>
  )
}
