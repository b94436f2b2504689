import { Button } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { closeReport, type Reported, useReported } from '#lib/reports/reporting.ts'
import { LongTextField } from '#ui/fields/long-text-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import * as words from './report-words.ts'
import { reasonWords, thisKind } from './report-words.ts'
import classes from './reports.module.css'
import { sendReport, tellFailure } from './reports.queries.ts'

/** Asks what is wrong with something, whatever it is and wherever it was met. */
export function ReportPopup() {
  const what = useReported()
  if (!what) return null
  return (
    <Popup opened title={words.reportOf(thisKind[what.kind])} onClose={closeReport}>
      <ReportForm what={what} />
    </Popup>
  )
}

function ReportForm({ what }: { what: Reported }) {
  const [reason, setReason] = useState(reasonWords[0]?.value ?? 'other')
  const [note, setNote] = useState('')
  const reporting = useMutation({
    mutationFn: () => sendReport(what, reason, note),
    onSuccess: () => {
      notifySuccess(words.reportThanks)
      closeReport()
    },
    onError: tellFailure,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reporting.mutate()
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <SelectField
        label={words.whatIsWrong}
        data-autofocus
        options={reasonWords}
        value={reason}
        onChange={({ currentTarget: { value } }) =>
          setReason(reasonWords.find((each) => each.value === value)?.value ?? 'other')
        }
      />
      <LongTextField
        label={words.whatHappenedOptional}
        description={words.whoReadsReports}
        maxLength={limits.commentLength}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      <Button type="submit" loading={reporting.isPending}>
        {words.sendTheReport}
      </Button>
    </form>
  )
}
