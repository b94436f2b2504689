import { Button, TextInput } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import type { ReportOutcome } from '@shelfmate/contract/people/reports'
import type { ReportDetail } from '@shelfmate/contract/people/stewards'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LongTextField } from '#ui/fields/long-text-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import { tellFailure } from '../reports.queries.ts'
import classes from './steward.module.css'
import { decide } from './steward.queries.ts'

const decisions: readonly { value: ReportOutcome; label: string }[] = [
  { value: 'dismissed', label: 'Nothing to do' },
  { value: 'removed', label: 'Remove it' },
  { value: 'warned', label: 'Warn the person' },
  { value: 'suspended', label: 'Suspend the person' },
]

interface DecisionFormProps {
  report: ReportDetail
  onDecided: () => void
}

/** What a steward decides and why; both are recorded, and told to whom it is about. */
export function DecisionForm({ report: { id, kind }, onDecided }: DecisionFormProps) {
  const [outcome, setOutcome] = useState<ReportOutcome>('dismissed')
  const [days, setDays] = useState('')
  const [reason, setReason] = useState('')
  // A person is no thing that could be taken away.
  const options = decisions.filter(({ value }) => value !== 'removed' || kind !== 'person')
  const deciding = useMutation({
    mutationFn: () =>
      decide(id, { outcome, reason, days: outcome === 'suspended' && days !== '' ? Number(days) : null }),
    onSuccess: () => {
      notifySuccess('Decided. Everybody concerned is told.')
      onDecided()
    },
    onError: tellFailure,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    deciding.mutate()
  }
  return (
    <form className={classes.decision} aria-label="What to do" onSubmit={submit}>
      <SelectField
        label="Decision"
        options={options}
        value={outcome}
        onChange={({ currentTarget: { value } }) =>
          setOutcome(options.find((each) => each.value === value)?.value ?? 'dismissed')
        }
      />
      {outcome === 'suspended' && (
        <TextInput
          type="number"
          inputMode="numeric"
          label="For how many days"
          description="Left empty: until further notice."
          min={1}
          max={limits.suspensionDays}
          step={1}
          value={days}
          onChange={({ currentTarget: { value } }) => setDays(value)}
        />
      )}
      <LongTextField
        label="Why"
        description={
          outcome === 'dismissed'
            ? 'Kept in the record of what stewards did.'
            : 'The person reads it, and it is kept in their record.'
        }
        required
        withAsterisk={false}
        maxLength={limits.commentLength}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Button type="submit" loading={deciding.isPending}>
        Decide
      </Button>
    </form>
  )
}
