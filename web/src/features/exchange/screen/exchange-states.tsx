import { Button } from '@mantine/core'
import { NoResults } from '#lib/lazy/lazy-art.ts'
import { EmptyExchange } from '#ui/illustrations/empty-exchange.tsx'
import { noCard } from '#ui/layers/use-focus-return.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { nothingFound } from '../exchange-words.ts'
import { TellMeButton } from '../searches/tell-me-button.tsx'
import type { ExchangeFilter } from './exchange-filter.ts'
import * as words from './exchange-screen-words.ts'
import classes from './exchange-states.module.css'

export function ExchangeEmpty({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState illustration={<EmptyExchange />} text={words.noPostsYet} hint={words.firstPostHint}>
      <Button variant="light" onClick={onAdd}>
        {words.shareTheFirstFood}
      </Button>
    </EmptyState>
  )
}

interface NothingFoundProps {
  filter: ExchangeFilter
  homeDorm: string | undefined
  onClear: () => void
}

export function ExchangeNothingFound({ filter, homeDorm, onClear }: NothingFoundProps) {
  return (
    <EmptyState illustration={<NoResults />} text={nothingFound(filter)} hint={words.otherFoodHint}>
      <div className={classes.ways}>
        {filter.search.trim() !== '' && <TellMeButton search={filter.search} homeDorm={homeDorm} />}
        <Button variant="light" data-item={noCard} onClick={onClear}>
          {words.clearFilters}
        </Button>
      </div>
    </EmptyState>
  )
}
