import type { Measure } from '@shelfmate/contract/people/reports'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSession } from '#lib/api/session.ts'
import { formatMoment } from '#lib/dates.ts'
import { useKeptText } from '#lib/forms/use-kept-text.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { Card } from '#ui/cards/card.tsx'
import { ReasonField } from './reason-field.tsx'
import * as words from './report-words.ts'
import { kindWords, measureWords, outcomeWords, reasonOf } from './report-words.ts'
import classes from './reports.module.css'
import { answerMeasure, measuresQuery, ownReportsQuery } from './reports.queries.ts'
import { SendingForm } from './sending-form.tsx'

/** What stewards decided about one, to be answered once, and what came of one's own reports; nothing where there is neither. */
export function OwnReports() {
  const isVerified = useSession()?.verified === true
  const decided = useQuery({ ...measuresQuery, enabled: isVerified })
  const reported = useQuery({ ...ownReportsQuery, enabled: isVerified })
  const { data: measures } = decided
  const { data: reports } = reported
  const failed = [decided, reported].find(({ data, error }) => !data && error)
  return (
    <>
      {failed && (
        <Card>
          <LoadError title={words.ownReportsNotLoaded} query={failed} />
        </Card>
      )}
      {measures && measures.items.length > 0 && (
        <Section title={words.decidedAboutYou}>
          {measures.items.map((measure) => (
            <MeasureRow key={measure.id} measure={measure} />
          ))}
        </Section>
      )}
      {reports && reports.items.length > 0 && (
        <Section title={words.whatYouReported}>
          {reports.items.map(({ id, kind, reason, createdAt, outcome }) => (
            <li key={id}>
              <p>
                {kindWords[kind]}: {reasonOf(reason)}
              </p>
              <p className={classes.when}>
                {formatMoment(new Date(createdAt))}.{' '}
                {outcome === null ? words.notYetDecided : outcomeWords(outcome, kind)}
              </p>
            </li>
          ))}
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <ul className={classes.list}>{children}</ul>
      </section>
    </Card>
  )
}

function MeasureRow({ measure }: { measure: Measure }) {
  const { id, kind, action, reason, at, answer } = measure
  return (
    <li>
      <p>
        <strong>{measureWords(measure)}</strong>{' '}
        <span className={classes.when}>{formatMoment(new Date(at))}</span>
      </p>
      <p className={classes.said}>{reason}</p>
      {action === 'suspended' && <p className={classes.said}>{words.postsStayGone}</p>}
      {action === 'removed' && kind === 'person' && <p className={classes.said}>{words.profileTakenOff}</p>}
      {answer !== null && <p className={classes.said}>{words.yourAnswerOf(answer)}</p>}
      {answer === null && action !== 'lifted' && <AnswerForm id={id} />}
    </li>
  )
}

function AnswerForm({ id }: { id: string }) {
  const [text, setText] = useKeptText('answer', id)
  return (
    <SendingForm
      className={classes.form}
      send={() => answerMeasure(id, text)}
      thanks={words.yourAnswerIsSent}
      onDone={() => setText('')}
      button={words.sendTheAnswer}
      variant="default"
    >
      <ReasonField label={words.yourAnswer} description={words.answerOnce} value={text} onChange={setText} />
    </SendingForm>
  )
}
