import type { QueuedReport, ReportDetail } from '@shelfmate/contract/people/stewards'
import { useQuery } from '@tanstack/react-query'
import { counted } from '#lib/counted.ts'
import { formatMoment } from '#lib/dates.ts'
import { imageAddress } from '#lib/images/images.ts'
import { LoadError } from '#lib/live/load-error.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SkeletonCards } from '#ui/states/skeletons.tsx'
import { kindWords, measureWords, outcomeWords, reasonOf } from '../report-words.ts'
import { DecisionForm } from './decision-form.tsx'
import classes from './steward.module.css'
import { reportQuery } from './steward.queries.ts'

const widthPx = 620

interface ReportPopupProps {
  report: QueuedReport
  onClose: () => void
}

/** A report with all that a steward has to know, and the decision. */
export function ReportPopup({ report, onClose }: ReportPopupProps) {
  const query = useQuery(reportQuery(report.id))
  const { kind, subject } = report
  return (
    <Popup opened title={`${kindWords[kind]} by ${subject.displayName}`} width={widthPx} onClose={onClose}>
      {query.data ? (
        <Detail report={query.data} onDecided={onClose} />
      ) : query.error ? (
        <LoadError title="The report could not be loaded" query={query} />
      ) : (
        <SkeletonCards label="Loading the report…" count={1} height={240} />
      )}
    </Popup>
  )
}

function Detail({ report, onDecided }: { report: ReportDetail; onDecided: () => void }) {
  const { reason, dorm, createdAt, note, alike, quote, subject, outcome } = report
  const facts = [reasonOf(reason), dorm, formatMoment(new Date(createdAt))]
  return (
    <div className={classes.detail}>
      <p className={classes.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      {quote.text !== '' && <blockquote className={classes.quote}>{quote.text}</blockquote>}
      {quote.earlier.map(({ text, replacedAt }) => (
        <blockquote key={replacedAt} className={classes.quote}>
          <p className={classes.facts}>Before {formatMoment(new Date(replacedAt))}:</p>
          {text}
        </blockquote>
      ))}
      {quote.imageId !== null && (
        <img className={classes.picture} src={imageAddress(quote.imageId, 'full')} alt="What was reported" />
      )}
      {note !== '' && <p className={classes.said}>Who reported it wrote: {note}</p>}
      {alike > 0 && <p>{counted(alike, 'more report')} of the same thing will be decided with it.</p>}
      {subject.userId !== null && (
        <LinkButton variant="light" to="/viewprofile/$userId" params={{ userId: subject.userId }}>
          Profile of {subject.displayName}
        </LinkButton>
      )}
      <Past record={report.record} />
      {outcome === null ? (
        <DecisionForm report={report} onDecided={onDecided} />
      ) : (
        <p className={classes.outcome}>{outcomeWords[outcome]}</p>
      )}
    </div>
  )
}

/** What was decided about the person before. */
function Past({ record }: Pick<ReportDetail, 'record'>) {
  return (
    <section aria-labelledby="past">
      <h3 id="past" className={classes.title}>
        Before
      </h3>
      {record.length === 0 ? (
        <p>Nothing was decided about this person before.</p>
      ) : (
        <ul className={classes.past}>
          {record.map((measure) => (
            <li key={measure.id}>
              <strong>{measureWords(measure)}</strong>, {formatMoment(new Date(measure.at))}: {measure.reason}
              {measure.answer !== null && <p className={classes.said}>The answer: {measure.answer}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
