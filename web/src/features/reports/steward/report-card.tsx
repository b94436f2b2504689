import { Button } from '@mantine/core'
import type { QueuedReport } from '@shelfmate/contract/people/stewards'
import { formatMoment } from '#lib/dates.ts'
import { imageAddress } from '#lib/images/image-address.ts'
import { Card } from '#ui/cards/card.tsx'
import { CutText } from '#ui/cut-text.tsx'
import { factsOf, outcomeWords } from '../report-words.ts'
import classes from './steward.module.css'
import * as words from './steward-words.ts'

interface ReportCardProps {
  report: QueuedReport
  onOpen: () => void
}

/** One report in the queue: what, by whom it was written, why it was reported, and the copy of it. */
export function ReportCard({ report, onOpen }: ReportCardProps) {
  const { kind, createdAt, outcome, subject, quote } = report
  const title = words.titleOf(kind, subject.displayName)
  const when = formatMoment(new Date(createdAt))
  return (
    <Card>
      <article className={classes.report} aria-label={`${title}, ${when}`}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.facts}>{factsOf(report)}</p>
        {quote.text !== '' && (
          <blockquote className={classes.plain}>
            <CutText text={quote.text} of={title} />
          </blockquote>
        )}
        {quote.imageId !== null && (
          <img
            className={classes.thumb}
            src={imageAddress(quote.imageId, 'thumb')}
            alt={words.whatWasReported}
            loading="lazy"
          />
        )}
        {outcome !== null && <p className={classes.outcome}>{outcomeWords(outcome, kind)}</p>}
        <Button variant="light" onClick={onOpen} aria-label={words.lookAtItOf(title, when)}>
          {words.lookAtIt}
        </Button>
      </article>
    </Card>
  )
}
