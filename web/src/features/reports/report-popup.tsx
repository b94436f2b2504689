import type { ReportReason } from '@shelfmate/contract/people/reports'
import { useRef, useState } from 'react'
import { useKeptText } from '#lib/forms/use-kept-text.ts'
import { closeReport, closeReportOf, type Reported, useReported } from '#lib/reports/reporting.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { ReasonField } from './reason-field.tsx'
import * as words from './report-words.ts'
import { reasonWords, thisKind } from './report-words.ts'
import classes from './reports.module.css'
import { sendReport } from './reports.queries.ts'
import { SendingForm } from './sending-form.tsx'

/** None of them is chosen at first: who sends without a look accuses nobody. */
const options = [{ value: '', label: words.chooseAReason }, ...reasonWords]

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
  const [reason, setReason] = useState<ReportReason>()
  const [isMissing, setIsMissing] = useState(false)
  const reasonField = useRef<HTMLSelectElement>(null)
  const [note, setNote] = useKeptText('report', what.kind, what.targetId)
  return (
    <SendingForm
      className={classes.form}
      send={reason && (() => sendReport(what, reason, note))}
      onMissing={() => {
        setIsMissing(true)
        reasonField.current?.focus()
      }}
      thanks={words.reportThanks}
      onDone={() => {
        setNote('')
        closeReportOf(what)
      }}
      button={words.sendTheReport}
    >
      <SelectField
        label={words.whatIsWrong}
        ref={reasonField}
        data-autofocus
        aria-required
        options={options}
        value={reason ?? ''}
        error={isMissing && !reason && words.pleaseChooseAReason}
        onChange={({ currentTarget: { value } }) =>
          setReason(reasonWords.find((each) => each.value === value)?.value)
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
