import { type CalendarDate, daysAfter } from '@shelfmate/contract/pantry/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { newId } from '#lib/new-id.ts'
import { FoodPicture } from '#ui/food-picture/food-picture.tsx'
import { cardId } from '#ui/layers/use-focus-return.ts'
import { addItem } from '../data/pantry.mutations.ts'
import * as words from './pantry-today-words.ts'
import { type Starter, starterId, startersBeside } from './starters.ts'
import classes from './today-pantry.module.css'

export interface StarterGridProps {
  today: CalendarDate
  starters: readonly Starter[]
  /** What is there: of its foods no second one is offered. */
  has: readonly PantryItem[]
  /** Told which item a tap adds, before it is there. */
  onAdd?: (id: string) => void
}

/** Foods that one tap adds: dates are about right, until somebody types a better one. */
export function StarterGrid({ today, starters, has, onAdd }: StarterGridProps) {
  const open = startersBeside(has)
  const add = ([name, days, place]: Starter, { currentTarget }: MouseEvent<HTMLElement>) => {
    focusBeside(currentTarget)
    const id = newId()
    onAdd?.(id)
    const fields = {
      name,
      place,
      quantity: 1,
      size: '',
      remark: '',
      expiryDates: [daysAfter(today, days)],
      dateSource: 'suggested' as const,
    }
    addItem(fields, () => undefined, id)
  }
  return (
    <ul className={classes.starters} aria-label={words.foodsToBeginWith}>
      {starters.map((starter) => {
        const [name, , , picture] = starter
        const isAdded = !open.includes(starter)
        return (
          <li key={name} data-item={starterId(starter)}>
            <button
              id={cardId(starterId(starter))}
              type="button"
              className={classes.starter}
              disabled={isAdded}
              onClick={(event) => add(starter, event)}
            >
              <FoodPicture picture={picture} />
              {name}
              {isAdded ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** What was tapped takes no further tap: the next food that does gets its focus, or else the one before it. */
function focusBeside(tapped: HTMLElement): void {
  if (document.activeElement !== tapped) return
  const open = [...(tapped.closest('ul')?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
  const at = open.indexOf(tapped)
  const beside = open[at + 1] ?? open[at - 1]
  beside?.focus({ preventScroll: true })
}
