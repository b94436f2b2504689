import { Button } from '@mantine/core'
import { NoResults } from '#lib/lazy/lazy-art.ts'
import { EmptyPantry } from '#ui/illustrations/empty-pantry.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { PantryFilter } from '../list/pantry-filter.ts'
import { nothingFound } from '../pantry-words.ts'

/** Says that nothing was added yet, and begins. */
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

/** Says that search and filter leave nothing, and offers everything again. */
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
