import { TextInput } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { isPossible } from '@shelfmate/contract/people/decisions'
import type { ReportOutcome } from '@shelfmate/contract/people/reports'
import type { ReportDetail } from '@shelfmate/contract/people/stewards'
import { useRef, useState } from 'react'
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
  const select = useRef<HTMLSelectElement>(null)
  const options = decisionsOn(report.kind).filter(({ value }) => isPossible(value, report))
  // What was chosen may have become impossible: then it is for the steward to choose anew.
  const outcome = options.find(({ value }) => value === chosen)?.value
  const isRead = outcome !== 'dismissed' && report.subject.userId !== null
  const daysToSend = outcome === 'suspended' && days !== '' ? Number(days) : null
  const send = outcome && (() => decide(report.id, { outcome, reason, days: daysToSend }))
  return (
    <SendingForm
      className={classes.decision}
      label={words.whatToDo}
      send={send}
      onMissing={() => select.current?.focus()}
      thanks={words.decidedAndTold}
      onDone={() => {
        setReason('')
        onDecided()
      }}
      button={words.decide}
    >
      <SelectField
        ref={select}
        label={words.decision}
        options={outcome ? options : [{ value: '', label: words.chooseAnew }, ...options]}
        value={outcome ?? ''}
        error={!outcome && words.noLongerPossible}
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
