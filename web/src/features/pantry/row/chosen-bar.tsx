import { Button, CloseButton } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import type { ItemAction } from '@shelfmate/contract/pantry/pantry-actions'
import { useEffect, useEffectEvent } from 'react'
import { counted } from '#lib/counted.ts'
import { gridId } from '#ui/cards/card-grid.tsx'
import { focusCard, isFocusLost } from '#ui/layers/use-focus-return.ts'
import { MoveTo } from '../place/move-to.tsx'
import classes from './chosen-bar.module.css'
import { actOnItems } from './item-actions.ts'

interface ChosenBarProps {
  chosen: readonly PantryItem[]
  onDone: () => void
}

const deeds: readonly [ItemAction, string][] = [
  ['useUpOne', 'Use up 1 of each'],
  ['useUpAll', 'Use up all'],
  ['freeze', 'Frozen'],
  ['remove', 'Remove'],
]

/** What can be done with the items that are chosen, all in one change with one Undo. */
export function ChosenBar({ chosen, onDone }: ChosenBarProps) {
  const isNone = chosen.length === 0
  const isTooMany = chosen.length > limits.itemsPerAction
  useChoiceFocus(chosen)
  const act = (action: ItemAction, place?: string) => {
    actOnItems({ action, items: chosen, ...(place !== undefined && { place }) })
    onDone()
  }
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
        <MoveTo isOff={isNone || isTooMany} onMove={(place) => act('move', place)} />
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
