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
import * as words from './steward-words.ts'

const decisions: readonly { value: ReportOutcome; label: string }[] = [
  { value: 'dismissed', label: words.nothingToDo },
  { value: 'removed', label: words.removeIt },
  { value: 'warned', label: words.warnThePerson },
  { value: 'suspended', label: words.suspendThePerson },
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
      notifySuccess(words.decidedAndTold)
      onDecided()
    },
    onError: tellFailure,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    deciding.mutate()
  }
  return (
    <form className={classes.decision} aria-label={words.whatToDo} onSubmit={submit}>
      <SelectField
        label={words.decision}
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
          label={words.forHowManyDays}
          description={words.emptyDaysHint}
          min={1}
          max={limits.suspensionDays}
          step={1}
          value={days}
          onChange={({ currentTarget: { value } }) => setDays(value)}
        />
      )}
      <LongTextField
        label={words.why}
        description={outcome === 'dismissed' ? words.keptInRecord : words.personReadsIt}
        required
        withAsterisk={false}
        maxLength={limits.commentLength}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Button type="submit" loading={deciding.isPending}>
        {words.decide}
      </Button>
    </form>
  )
}
