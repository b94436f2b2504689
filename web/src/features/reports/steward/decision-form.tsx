import { TextInput } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { isPossible } from '@shelfmate/contract/people/decisions'
import type { ReportOutcome } from '@shelfmate/contract/people/reports'
import type { ReportDetail } from '@shelfmate/contract/people/stewards'
import { useState } from 'react'
import { useKeptText } from '#lib/forms/use-kept-text.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { ReasonField } from '../reason-field.tsx'
import { SendingForm } from '../sending-form.tsx'
import { decisionsOn } from './decision-words.ts'
import classes from './steward.module.css'
import { decide } from './steward.queries.ts'
import * as words from './steward-words.ts'

interface DecisionFormProps {
  report: ReportDetail
  onDecided: () => void
}

/** What a steward decides and why; both are recorded, and told to whom it is about. */
export function DecisionForm({ report, onDecided }: DecisionFormProps) {
  const [chosen, setChosen] = useState<ReportOutcome>('dismissed')
  const [days, setDays] = useState('')
  const [reason, setReason] = useKeptText('decision', report.id)
  const options = decisionsOn(report.kind).filter(({ value }) => isPossible(value, report))
  // What was chosen may have become impossible.
  const outcome = options.find(({ value }) => value === chosen)?.value ?? 'dismissed'
  const isRead = outcome !== 'dismissed' && report.subject.userId !== null
  const send = () =>
    decide(report.id, { outcome, reason, days: outcome === 'suspended' && days !== '' ? Number(days) : null })
  return (
    <SendingForm
      className={classes.decision}
      label={words.whatToDo}
      send={send}
      thanks={words.decidedAndTold}
      onDone={() => {
        setReason('')
        onDecided()
      }}
      button={words.decide}
    >
      <SelectField
        label={words.decision}
        options={options}
        value={outcome}
        onChange={({ currentTarget: { value } }) =>
          setChosen(options.find((each) => each.value === value)?.value ?? 'dismissed')
        }
      />
      {outcome === 'suspended' && (
        <TextInput
          type="number"
          inputMode="numeric"
          label={words.forHowManyDays}
          description={words.suspensionHint}
          min={1}
          max={limits.suspensionDays}
          step={1}
          value={days}
          onChange={({ currentTarget: { value } }) => setDays(value)}
        />
      )}
      <ReasonField
        label={words.why}
        description={isRead ? words.personReadsIt : words.keptInRecord}
        value={reason}
        onChange={setReason}
      />
    </SendingForm>
  )
}
