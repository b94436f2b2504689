import { Button } from '@mantine/core'
import { limits } from '@shelfmate/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeError } from '#lib/errors.ts'
import { LongTextField } from '#ui/long-text-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { notifyError, notifySuccess } from '#ui/toasts.ts'
import { reportPerson } from './blocks.queries.ts'
import { reasonWords } from './blocks-words.ts'
import classes from './keep-away.module.css'

interface ReportFormProps {
  userId: string
  onDone: () => void
}

/** Says to the stewards what is wrong with a person. */
export function ReportForm({ userId, onDone }: ReportFormProps) {
  const [reason, setReason] = useState(reasonWords[0]?.value ?? 'other')
  const [note, setNote] = useState('')
  const reporting = useMutation({
    mutationFn: () => reportPerson(userId, reason, note),
    onSuccess: () => {
      notifySuccess('Thank you. A steward will look at it.')
      onDone()
    },
    onError: (error) => {
      const { message, requestId } = describeError(error)
      notifyError(message, { requestId })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reporting.mutate()
  }
  return (
    <form className={classes.question} onSubmit={submit}>
      <SelectField
        label="What is wrong?"
        options={reasonWords}
        value={reason}
        onChange={({ currentTarget: { value } }) =>
          setReason(reasonWords.find((each) => each.value === value)?.value ?? 'other')
        }
      />
      <LongTextField
        label="What happened (optional)"
        description="The stewards of your dorm read it, and nobody else."
        maxLength={limits.commentLength}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      <Button type="submit" loading={reporting.isPending}>
        Send the report
      </Button>
    </form>
  )
}
