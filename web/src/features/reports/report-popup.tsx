import { useState } from 'react'
import { useKeptText } from '#lib/forms/use-kept-text.ts'
import { closeReport, type Reported, useReported } from '#lib/reports/reporting.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { ReasonField } from './reason-field.tsx'
import * as words from './report-words.ts'
import { reasonWords, thisKind } from './report-words.ts'
import classes from './reports.module.css'
import { sendReport } from './reports.queries.ts'
import { SendingForm } from './sending-form.tsx'

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
  const [note, setNote] = useKeptText('report', what.kind, what.targetId)
  return (
    <SendingForm
      className={classes.form}
      send={() => sendReport(what, reason, note)}
      thanks={words.reportThanks}
      onDone={() => {
        setNote('')
        closeReport()
      }}
      button={words.sendTheReport}
    >
      <SelectField
        label={words.whatIsWrong}
        data-autofocus
        options={reasonWords}
        value={reason}
        onChange={({ currentTarget: { value } }) =>
          setReason(reasonWords.find((each) => each.value === value)?.value ?? 'other')
        }
      />
      <ReasonField
        label={words.whatHappenedOptional}
        description={words.whoReadsReports}
        required={false}
        value={note}
        onChange={setNote}
      />
    </SendingForm>
  )
}
