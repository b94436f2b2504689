import { Button, CloseButton } from '@mantine/core'
import { limits } from '@shelfmate/contract/limits'
import type { PantryItem } from '@shelfmate/contract/pantry'
import type { ItemAction } from '@shelfmate/contract/pantry-actions'
import { useEffect, useEffectEvent } from 'react'
import { counted } from '#lib/counted.ts'
import { gridId } from '#ui/card-grid.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { focusCard, isFocusLost } from '#ui/use-focus-return.ts'
import classes from './chosen-bar.module.css'
import { actOnItems } from './item-actions.ts'
import { placesOf } from './list-order.ts'
import { placeName, placeNames } from './places.ts'

interface ChosenBarProps {
  chosen: readonly PantryItem[]
  /** Everything in the pantry. */
  items: readonly PantryItem[]
  onDone: () => void
}

const deeds: readonly [ItemAction, string][] = [
  ['useUpOne', 'Use up 1 of each'],
  ['useUpAll', 'Use up all'],
  ['freeze', 'Frozen'],
  ['remove', 'Remove'],
]

/** What can be done with the items that are chosen, all in one change with one Undo. */
export function ChosenBar({ chosen, items, onDone }: ChosenBarProps) {
  const isNone = chosen.length === 0
  const isTooMany = chosen.length > limits.itemsPerAction
  useChoiceFocus(chosen)
  const act = (action: ItemAction, place?: string) => {
    actOnItems({ action, items: chosen, ...(place !== undefined && { place }) })
    onDone()
  }
  const places = [...new Set([...Object.keys(placeNames), ...placesOf(items)])].filter(
    (place) => place !== '',
  )
  return (
    <section className={classes.bar} aria-label="Chosen items">
      <p role="status" className={classes.count}>
        {isTooMany
          ? `${chosen.length} chosen: ${limits.itemsPerAction} at once is the most.`
          : `${counted(chosen.length, 'item')} chosen`}
      </p>
      <div className={classes.deeds}>
        {deeds.map(([action, label]) => (
          <Button key={action} variant="light" disabled={isNone || isTooMany} onClick={() => act(action)}>
            {label}
          </Button>
        ))}
        <SelectField
          aria-label="Move to"
          disabled={isNone || isTooMany}
          value=""
          options={[
            { value: '', label: 'Move to…' },
            ...places.map((place) => ({ value: place, label: placeName(place) })),
          ]}
          onChange={({ currentTarget: { value } }) => value !== '' && act('move', value)}
        />
      </div>
      <CloseButton className={classes.close} aria-label="Stop choosing" onClick={onDone} />
    </section>
  )
}

/** What was pressed to begin or to end gives way: the choice takes the focus, then the first chosen that is left, or the first of all. */
function useChoiceFocus(chosen: readonly PantryItem[]): void {
  const leave = useEffectEvent(() => {
    if (!isFocusLost() || chosen.some(({ id }) => focusCard(id))) return
    const first = document.querySelector<HTMLElement>(`#${gridId} [data-item]`)
    if (first) focusCard(first.dataset['item'] ?? '')
  })
  useEffect(() => {
    if (isFocusLost()) document.querySelector<HTMLElement>(`#${gridId} input:checked`)?.focus()
    return () => leave()
  }, [])
}
