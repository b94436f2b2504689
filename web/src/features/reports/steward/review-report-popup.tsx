import type { QueuedReport, ReportDetail } from '@shelfmate/contract/people/stewards'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '#lib/dates.ts'
import { imageAddress } from '#lib/images/image-address.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SkeletonCards } from '#ui/states/skeletons.tsx'
import { factsOf, measureWords, outcomeWords } from '../report-words.ts'
import { DecisionForm } from './decision-form.tsx'
import { LiftForm } from './lift-form.tsx'
import classes from './steward.module.css'
import { reportQuery } from './steward.queries.ts'
import * as words from './steward-words.ts'

const widthPx = 620

interface ReviewReportPopupProps {
  report: QueuedReport
  onClose: () => void
}

/** A report with all that a steward has to know, and the decision. */
export function ReviewReportPopup({ report, onClose }: ReviewReportPopupProps) {
  const query = useQuery(reportQuery(report.id))
  const { kind, subject } = report
  return (
    <Popup opened title={words.titleOf(kind, subject.displayName)} width={widthPx} onClose={onClose}>
      {query.data ? (
        <Detail report={query.data} onDecided={onClose} />
      ) : query.error ? (
        <LoadError title={words.reportNotLoaded} query={query} />
      ) : (
        <SkeletonCards label={words.loadingTheReport} count={1} height={240} />
      )}
    </Popup>
  )
}

function Detail({ report, onDecided }: { report: ReportDetail; onDecided: () => void }) {
  const { note, alike, quote, subject, outcome } = report
  return (
    <div className={classes.detail}>
      <p className={classes.facts}>{factsOf(report)}</p>
      {quote.text !== '' && <blockquote className={classes.quote}>{quote.text}</blockquote>}
      {quote.earlier.map(({ text, replacedAt }) => (
        <blockquote key={replacedAt} className={classes.quote}>
          <p className={classes.facts}>{words.beforeMoment(formatMoment(new Date(replacedAt)))}</p>
          {text}
        </blockquote>
      ))}
      {quote.imageId !== null && (
        <img
          className={classes.image}
          src={imageAddress(quote.imageId, 'full')}
          alt={words.whatWasReported}
        />
      )}
      {note !== '' && <p className={classes.said}>{words.whoReportedItWrote(note)}</p>}
      {alike > 0 && <p>{words.alikeReports(alike)}</p>}
      {subject.userId !== null && (
        <LinkButton variant="light" to="/viewprofile/$userId" params={{ userId: subject.userId }}>
          {words.profileOf(subject.displayName)}
        </LinkButton>
      )}
      <Past record={report.record} />
      {outcome === null ? (
        <DecisionForm report={report} onDecided={onDecided} />
      ) : (
        <p className={classes.outcome}>{outcomeWords(outcome, report.kind)}</p>
      )}
      {report.canLift && <LiftForm id={report.id} onLifted={onDecided} />}
    </div>
  )
}

/** What was decided about the person before. */
function Past({ record }: Pick<ReportDetail, 'record'>) {
  return (
    <section aria-labelledby="past">
      <h3 id="past" className={classes.title}>
        {words.before}
      </h3>
      {record.length === 0 ? (
        <p>{words.nothingBefore}</p>
      ) : (
        <ul className={classes.past}>
          {record.map((measure) => (
            <li key={measure.id}>
              <strong>{measureWords(measure)}</strong>, {formatMoment(new Date(measure.at))}: {measure.reason}
              {measure.answer !== null && <p className={classes.said}>{words.theAnswer(measure.answer)}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
