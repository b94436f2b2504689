import { Button } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { type CalendarDate, expiryStatus } from '@shelfmate/contract/pantry/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import type { ItemAction } from '@shelfmate/contract/pantry/pantry-actions'
import { useEffect, useEffectEvent } from 'react'
import { gridId } from '#ui/cards/card-grid.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { focusCard, isFocusLost } from '#ui/layers/use-focus-return.ts'
import { useRootClass } from '#ui/layers/use-root-class.ts'
import { MoveTo } from '../place/move-to.tsx'
import classes from './chosen-bar.module.css'
import * as words from './chosen-words.ts'
import { actOnItems } from './item-actions.ts'

interface ChosenBarProps {
  items: readonly PantryItem[]
  /** What search and filter leave, in the order of the screen. */
  shownIds: readonly string[]
  chosenIds: ReadonlySet<string>
  today: CalendarDate
  /** Offers foods to others, one after the other. */
  onDonate: (items: readonly PantryItem[]) => void
  onChoose: (ids: Iterable<string>) => void
  onDone: () => void
}

const deeds: readonly [ItemAction, string][] = [
  ['useUpOne', words.oneOfEachUsedUp],
  ['useUpAll', words.allUsedUp],
  ['freeze', words.frozen],
  ['remove', words.remove],
]

/** What can be done with the items that are chosen, all in one change with one Undo; a donation needs words for each. */
export function ChosenBar(props: ChosenBarProps) {
  const { items, chosenIds, today, onDonate, onDone } = props
  const chosen = items.filter(({ id }) => chosenIds.has(id))
  const isNone = chosen.length === 0
  const isTooMany = chosen.length > limits.itemsPerAction
  const toDonate = chosen.filter(({ expiryDate }) => expiryStatus(expiryDate, today).canDonate)
  useChoiceFocus(chosen)
  useRootClass(classes.withChosen)
  const act = (action: ItemAction, place?: string) => {
    actOnItems({ action, items: chosen, ...(place !== undefined && { place }) })
    onDone()
  }
  return (
    <section className={classes.bar} aria-label={words.chosenItems}>
      <p role="status" className={classes.count}>
        {isTooMany ? words.tooManyChosen(chosen.length) : words.chosenCount(chosen.length)}
      </p>
      <ChooseAll {...props} />
      <div className={classes.deeds}>
        {deeds.map(([action, label]) => (
          <Button key={action} variant="light" disabled={isNone || isTooMany} onClick={() => act(action)}>
            {label}
          </Button>
        ))}
        <Button
          variant="light"
          disabled={toDonate.length === 0 || isTooMany}
          onClick={() => onDonate(toDonate)}
        >
          {words.donate}
        </Button>
        <MoveTo isOff={isNone || isTooMany} onMove={(place) => act('move', place)} />
      </div>
      <CloseButton className={classes.close} label={words.stopChoosing} onClick={onDone} />
    </section>
  )
}

/** Chooses what is shown, as much of it as one change may be about; once that is chosen, nothing any more. */
function ChooseAll({ shownIds, chosenIds, onChoose }: ChosenBarProps) {
  const others = shownIds.filter((id) => !chosenIds.has(id))
  const ids = others.slice(0, Math.max(0, limits.itemsPerAction - chosenIds.size))
  const isAll = ids.length === 0
  return (
    <Button
      variant="subtle"
      disabled={shownIds.length === 0}
      onClick={() => onChoose(isAll ? [] : [...chosenIds, ...ids])}
    >
      {isAll ? words.chooseNone : words.chooseAll(chosenIds.size + others.length)}
    </Button>
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
