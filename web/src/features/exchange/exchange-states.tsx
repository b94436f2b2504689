import { Button } from '@mantine/core'
import { NoResults } from '#lib/lazy-art.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { EmptyExchange } from '#ui/illustrations/empty-exchange.tsx'
import type { ExchangeFilter } from './exchange-filter.ts'
import { nothingFound } from './exchange-words.ts'

export function ExchangeEmpty({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      illustration={<EmptyExchange />}
      text="No posts yet"
      hint="Food you can’t finish could be someone’s dinner."
      action={
        <Button variant="light" onClick={onAdd}>
          Share the first food
        </Button>
      }
    />
  )
}

export function ExchangeNothingFound({ filter, onClear }: { filter: ExchangeFilter; onClear: () => void }) {
  return (
    <EmptyState
      illustration={<NoResults />}
      text={nothingFound(filter)}
      hint="There may be other food to pick up."
      action={
        <Button variant="light" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  )
}
