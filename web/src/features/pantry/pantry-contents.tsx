import type { CalendarDate } from '@shelfmate/contract/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry'
import { type RefObject, useDeferredValue } from 'react'
import { CardList } from '#lib/card-list.tsx'
import { useFocusReturn } from '#ui/use-focus-return.ts'
import { filterPantry, type PantryFilter } from './pantry-filter.ts'
import { openAddForm } from './pantry-form-state.ts'
import { type ItemActions, PantryItemCard } from './pantry-item-card.tsx'
import classes from './pantry-states.module.css'
import { PantryEmpty, PantryNothingFound } from './pantry-states.tsx'
import { PantryToolbar } from './pantry-toolbar.tsx'
import { endOfList } from './pantry-words.ts'

/** Up to here every card is in the page. */
const windowedFrom = 100
const usualCardHeight = 190

interface PantryContentsProps {
  items: readonly PantryItem[]
  /** False while further pages are on their way. */
  isComplete: boolean
  today: CalendarDate
  filter: PantryFilter
  onFilter: (filter: PantryFilter) => void
  actions: ItemActions
  addButton: RefObject<HTMLElement | null>
}

/** What is in the pantry, under search and filter. */
export function PantryContents(props: PantryContentsProps) {
  const { items, isComplete, today, filter, onFilter, actions, addButton } = props
  // Typing stays quick with a thousand items: the list may follow a moment later.
  const applied = useDeferredValue(filter)
  const shown = filterPantry(items, applied, today)
  const ids = shown.items.map(({ id }) => id)
  const heldId = useFocusReturn(ids, addButton)
  if (items.length === 0 && isComplete) return <PantryEmpty onAdd={openAddForm} />
  return (
    <>
      <PantryToolbar filter={filter} counts={shown.counts} onChange={onFilter} />
      {shown.items.length > 0 ? (
        <>
          <CardList
            label="Pantry items"
            ids={ids}
            isLong={ids.length > windowedFrom || !isComplete}
            usualHeight={usualCardHeight}
            heldId={heldId}
          >
            {(index) => {
              const item = shown.items[index]
              return item && <PantryItemCard item={item} today={today} actions={actions} />
            }}
          </CardList>
          <p className={classes.end}>
            {isComplete ? endOfList(shown.items.length, items.length) : 'Loading more…'}
          </p>
        </>
      ) : (
        <PantryNothingFound filter={applied} onReset={() => onFilter({ search: '', state: 'all' })} />
      )}
    </>
  )
}
