import { Button } from '@mantine/core'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useToday } from '#lib/dates.ts'
import { tellNotLoaded } from '#lib/forms/offer-reload.ts'
import { SomethingBroke } from '#lib/lazy/lazy-art.ts'
import { BehindNote } from '#lib/states/behind-note.tsx'
import { LoadError } from '#lib/states/load-error.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { useRootClass } from '#ui/layers/use-root-class.ts'
import { consumeItem, removeItem } from '../data/pantry.mutations.ts'
import { useShownPantry } from '../data/shown-pantry.ts'
import { QuickAdd } from '../entry/quick-add.tsx'
import { openAddForm, openEditForm } from '../form/pantry-form-state.ts'
import { LazyPantryItemPopup } from '../form/pantry-item-popup.lazy.ts'
import type { PantryFilter } from '../list/pantry-filter.ts'
import { titles } from '../pantry-words.ts'
import type { ItemActions } from '../row/pantry-item-card.tsx'
import { PantryContents } from './pantry-contents.tsx'
import classes from './pantry-screen.module.css'
import * as words from './pantry-screen-words.ts'
import { PantryLoading } from './pantry-states.tsx'

interface PantryScreenProps {
  filter: PantryFilter
  onFilter: (filter: PantryFilter) => void
  /** Offers foods to others, one after the other. */
  onDonate: (items: readonly PantryItem[]) => void
  /** What stands below the name of an item. */
  beside: ItemActions['beside']
  picture: ItemActions['picture']
}

/** The whole inventory: what the server confirmed with what was pressed here done to it. */
export function PantryScreen({ filter, onFilter, onDonate, beside, picture }: PantryScreenProps) {
  const { query, items } = useShownPantry()
  const today = useToday()
  useRootClass(classes.atPantry)
  const addButton = useRef<HTMLButtonElement>(null)
  const actions: ItemActions = {
    consume: consumeItem,
    remove: removeItem,
    edit: openEditForm,
    donate: (item) => onDonate([item]),
    beside,
    picture,
    act: (action, item) =>
      void import('../row/item-actions.ts')
        .then(({ actOnItems }) => actOnItems({ action, items: [item] }))
        .catch(tellNotLoaded),
  }
  return (
    <>
      <div className={classes.head}>
        <ScreenHeader
          {...titles}
          actions={
            <Button
              ref={addButton}
              className={classes.add}
              leftSection={<IconPlus size={20} aria-hidden />}
              onClick={openAddForm}
            >
              {words.addItem}
            </Button>
          }
        />
      </div>
      <QuickAdd today={today} isIdle={query.data?.complete === true} />
      {items ? (
        <>
          <BehindNote query={query} />
          <PantryContents
            items={items}
            isComplete={query.data?.complete ?? false}
            today={today}
            filter={filter}
            onFilter={onFilter}
            onDonate={onDonate}
            actions={actions}
            addButton={addButton}
          />
        </>
      ) : query.error ? (
        <LoadError title={words.pantryNotLoaded} query={query} illustration={<SomethingBroke />} />
      ) : (
        <PantryLoading />
      )}
      <LazyPantryItemPopup today={today} fallback={addButton} isIdle={query.data?.complete === true} />
    </>
  )
}
