import { type CalendarDate, daysAfter } from '@shelfmate/contract/pantry/expiry'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { type MouseEvent, useState } from 'react'
import { FoodPicture } from '#ui/food-picture/food-picture.tsx'
import { cardId } from '#ui/layers/use-focus-return.ts'
import { addItem } from '../data/pantry.mutations.ts'
import * as words from './pantry-today-words.ts'
import { type Starter, starterId } from './starters.ts'
import classes from './today-pantry.module.css'

interface StarterGridProps {
  today: CalendarDate
  starters: readonly Starter[]
}

/** Foods that one tap adds: dates are about right, until somebody types a better one. */
export function StarterGrid({ today, starters }: StarterGridProps) {
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const mark = (name: string, isAdded: boolean) =>
    setAdded((before) => new Set(isAdded ? [...before, name] : [...before].filter((each) => each !== name)))
  const add = ([name, days, place]: Starter, { currentTarget }: MouseEvent<HTMLElement>) => {
    focusBeside(currentTarget)
    mark(name, true)
    const fields = {
      ...{ name, place, quantity: 1, size: '', remark: '' },
      ...{ expiryDates: [daysAfter(today, days)], dateSource: 'suggested' as const },
    }
    addItem(fields, () => mark(name, false))
  }
  return (
    <ul className={classes.starters} aria-label={words.foodsToBeginWith}>
      {starters.map((starter) => {
        const [name, , , picture] = starter
        const isAdded = added.has(name)
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
