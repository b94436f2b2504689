import { Button } from '@mantine/core'
import { EmptyState } from '#ui/empty-state.tsx'
import { EmptyPantry } from '#ui/illustrations/empty-pantry.tsx'
import { NoResults } from '#ui/illustrations/no-results.tsx'
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

export function PantryEmpty({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      illustration={<EmptyPantry />}
      text="(No items in pantry yet)"
      hint="Add what’s in your fridge, and see what to eat first."
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
