import type { QueuedReport, QueueState } from '@shelfmate/contract/people/stewards'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isApiError } from '#lib/api/api-error.ts'
import { dormsQuery } from '#lib/api/campus.ts'
import { NoResults } from '#lib/lazy/lazy-art.ts'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { MoreButton } from '#lib/states/more-button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { cardId, focusCard, isFocusLost, noCard, useFocusReturn } from '#ui/layers/use-focus-return.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { SkeletonCards } from '#ui/states/skeletons.tsx'
import { useQueueLive } from './queue-live.ts'
import { ReportCard } from './report-card.tsx'
import { ReviewReportPopup } from './review-report-popup.tsx'
import classes from './steward.module.css'
import { type QueueFilter, reportsQuery, stewardshipQuery } from './steward.queries.ts'
import * as words from './steward-words.ts'

const StewardsSection = lazyOnRender(async () => (await import('./stewards-section.tsx')).StewardsSection)

/** What a steward may look at, and what is said where there is nothing of it. */
const states: Record<QueueState, { label: string; empty: string }> = {
  open: { label: words.toDecide, empty: words.nothingToDecide },
  answered: { label: words.answered, empty: words.noAnswers },
  closed: { label: words.decided, empty: words.nothingWasDecidedYet },
}

const isState = (text: string): text is QueueState => Object.hasOwn(states, text)

/** What people of a steward's dorms reported, to be decided; to everybody else there is nothing here. */
export function StewardScreen({ poster }: { poster: ReactNode }) {
  const query = useQuery(stewardshipQuery)
  const [filter, setFilter] = useState<QueueFilter>({ state: 'open', dorm: '' })
  if (isApiError(query.error, 'NOT_FOUND'))
    return (
      <>
        <ScreenHeader title={words.reports} />
        <EmptyState illustration={<NoResults />} text={words.nothingForYou} hint={words.onlyForStewards} />
      </>
    )
  return (
    <>
      <ScreenHeader title={words.reports} subtitle={words.stewardSubtitle} actions={poster} />
      {query.data ? (
        <Filters dorms={query.data.dorms} filter={filter} onChange={setFilter} />
      ) : (
        <div className={classes.filters} aria-hidden />
      )}
      {query.data ? (
        <Queue filter={filter} />
      ) : query.error ? (
        <LoadError title={words.reportsNotLoaded} query={query} />
      ) : (
        <SkeletonCards label={words.loadingReports} count={3} height={160} />
      )}
      {query.data?.dorms.length === 0 && <StewardsSection />}
    </>
  )
}

interface FiltersProps {
  /** The steward's; none: all of the campus. */
  dorms: readonly string[]
  filter: QueueFilter
  onChange: (filter: QueueFilter) => void
}

function Filters({ dorms, filter, onChange }: FiltersProps) {
  const { data: all = [] } = useQuery(dormsQuery)
  const mine = dorms.length > 0 ? dorms : all
  return (
    <search className={classes.filters}>
      <SelectField
        aria-label={words.state}
        radius="xl"
        options={Object.entries(states).map(([value, { label }]) => ({ value, label }))}
        value={filter.state}
        onChange={({ currentTarget: { value } }) => {
          if (isState(value)) onChange({ ...filter, state: value })
        }}
      />
      {mine.length > 1 && (
        <SelectField
          aria-label={words.dorm}
          radius="xl"
          options={[
            { value: '', label: words.allDorms },
            ...mine.map((name) => ({ value: name, label: name })),
          ]}
          value={filter.dorm}
          onChange={({ currentTarget: { value } }) => onChange({ ...filter, dorm: value })}
        />
      )}
    </search>
  )
}

function Queue({ filter }: { filter: QueueFilter }) {
  const query = useInfiniteQuery(reportsQuery(filter))
  useQueueLive()
  const [shown, setShown] = useState<QueuedReport>()
  const reports = query.data?.pages.flatMap(({ items }) => items) ?? []
  const empty = useRef<HTMLDivElement>(null)
  useFocusReturn(
    reports.map(({ id }) => id),
    empty,
  )
  const first = reports[0]?.id ?? noCard
  const wasShown = useRef(false)
  useEffect(() => {
    // With the report that was decided went the button that opened it, to which the focus would return.
    if (wasShown.current && !shown && isFocusLost()) focusCard(first)
    wasShown.current = shown !== undefined
  }, [shown, first])
  if (!query.data)
    return query.error ? (
      <LoadError title={words.reportsNotLoaded} query={query} />
    ) : (
      <SkeletonCards label={words.loadingReports} count={3} height={160} />
    )
  return (
    <>
      {reports.length === 0 ? (
        <div ref={empty} id={cardId(noCard)} data-item={noCard} tabIndex={-1}>
          <EmptyState illustration={<NoResults />} text={states[filter.state].empty} />
        </div>
      ) : (
        <ul className={classes.reports} aria-label={words.reports}>
          {reports.map((report) => (
            <li key={report.id} id={cardId(report.id)} data-item={report.id} tabIndex={-1}>
              <ReportCard report={report} onOpen={() => setShown(report)} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={query}>{words.showOlder}</MoreButton>
      {shown && (
        <ReviewReportPopup
          report={shown}
          onClose={() => setShown((now) => (now === shown ? undefined : now))}
        />
      )}
    </>
  )
}
