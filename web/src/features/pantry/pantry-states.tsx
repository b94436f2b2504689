import { Button } from '@mantine/core'
import { describeError } from '#lib/errors.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { EmptyPantry } from '#ui/illustrations/empty-pantry.tsx'
import { NoResults } from '#ui/illustrations/no-results.tsx'
import { SomethingBroke } from '#ui/illustrations/something-broke.tsx'
import { SkeletonCards } from '#ui/skeletons.tsx'
import type { PantryFilter } from './pantry-filter.ts'
import classes from './pantry-states.module.css'
import { nothingFound } from './pantry-words.ts'

const cardHeightPx = 188

export function PantryLoading() {
  return (
    <div className={classes.loading}>
      <SkeletonCards label="Loading your pantry…" height={cardHeightPx} />
    </div>
  )
}

interface PantryErrorProps {
  error: unknown
  retrying: boolean
  onRetry: () => void
}

export function PantryError({ error, retrying, onRetry }: PantryErrorProps) {
  const { message, requestId } = describeError(error)
  return (
    <ErrorState
      illustration={<SomethingBroke />}
      title="Your pantry could not be loaded"
      message={message}
      requestId={requestId}
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}

export function PantryEmpty({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      illustration={<EmptyPantry />}
      text="(No items in pantry yet)"
      hint="Add what is in your fridge, and see what to eat first."
      action={
        <Button variant="light" onClick={onAdd}>
          Add your first food
        </Button>
      }
    />
  )
}

export function PantryNothingFound({ filter, onReset }: { filter: PantryFilter; onReset: () => void }) {
  return (
    <EmptyState
      illustration={<NoResults />}
      text={nothingFound(filter.search, filter.state)}
      hint="Everything else is still on your shelf."
      action={
        <Button variant="light" onClick={onReset}>
          Show everything
        </Button>
      }
    />
  )
}
