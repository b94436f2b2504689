import { Button } from '@mantine/core'
import { NoResults } from '#lib/lazy/lazy-art.ts'
import { EmptyPantry } from '#ui/illustrations/empty-pantry.tsx'
import { noCard } from '#ui/layers/use-focus-return.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { PantryFilter } from '../list/pantry-filter.ts'
import { nothingFound } from './nothing-found-words.ts'
import * as words from './pantry-screen-words.ts'

/** Says that nothing was added yet, and begins. */
export function PantryEmpty({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState illustration={<EmptyPantry />} text={words.noItemsYet} hint={words.emptyHint}>
      <Button variant="light" onClick={onAdd}>
        {words.addYourFirstFood}
      </Button>
    </EmptyState>
  )
}

/** Says that search and filter leave nothing, and offers everything again. */
export function PantryNothingFound({ filter, onReset }: { filter: PantryFilter; onReset: () => void }) {
  return (
    <EmptyState illustration={<NoResults />} text={nothingFound(filter)} hint={words.everythingElseHint}>
      <Button variant="light" data-item={noCard} onClick={onReset}>
        {words.showEverything}
      </Button>
    </EmptyState>
  )
}
