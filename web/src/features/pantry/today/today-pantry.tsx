import { type CalendarDate, expiryStatus } from '@shelfmate/contract/pantry/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useToday } from '#lib/dates.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { useFocusReturn } from '#ui/layers/use-focus-return.ts'
import { useShownPantry } from '../data/shown-pantry.ts'
import type { ItemActions } from '../row/pantry-item-card.tsx'
import { ExpiringItem } from './expiring-item.tsx'
import * as words from './pantry-today-words.ts'
import { StarterFoods } from './starter-foods.tsx'
import { StarterGrid } from './starter-grid.tsx'
import { starterId, startersBeside } from './starters.ts'
import classes from './today-pantry.module.css'

/** The room that is kept for them is always filled: nothing below moves, and no hole is seen. */
const shownAtMost = 4
const expiringWithinDays = 2
const enoughToBegin = 5
/** How many buttons stand side by side on a phone. */
const besideEach = 2

interface TodayPantryProps {
  picture: ItemActions['picture']
  /** The way to cook with what is near its date. */
  cook: (expiring: readonly PantryItem[]) => ReactNode
  /** Offers a food to others. */
  offer: (item: PantryItem) => void
}

/** What to use up now, soonest first, one press each; a first step for whoever has nothing yet. */
export function TodayPantry({ picture, cook, offer }: TodayPantryProps) {
  const { items, query } = useShownPantry()
  const today = useToday()
  const isComplete = query.data?.complete === true
  const { isBeginning, add } = useBeginning(isComplete ? items : undefined)
  const shown = isBeginning ? [] : soonestOf(items ?? []).slice(0, shownAtMost)
  const free = isComplete ? shownAtMost - shown.length : 0
  const starters = isBeginning ? startersBeside([]) : startersBeside(items ?? [], besideEach * free)
  const heading = useRef<HTMLHeadingElement>(null)
  // A press may take what was pressed away, and all that stood beside it.
  useFocusReturn(
    shown.map(({ id }) => id),
    heading,
  )
  useFocusReturn(starters.map(starterId), heading)
  if (!items && query.error) return <LoadError title={words.pantryNotLoaded} query={query} />
  if (!items) return <h2 className={classes.title}>{words.firstToUseUp}</h2>
  if (isBeginning)
    return <StarterFoods today={today} starters={starters} heading={heading} has={items} onAdd={add} />
  const expiring = soonestOf(items).filter((item) => daysLeft(item, today) <= expiringWithinDays)
  const isPast = (item: PantryItem) => daysLeft(item, today) < 0
  const unseen = expiring.slice(shownAtMost)
  return (
    <>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {titleOf(expiring.slice(0, shownAtMost), isPast)}
        </h2>
        {unseen.length > 0 && (
          <Link to="/pantry" className={classes.more}>
            {(unseen.some(isPast) ? words.moreToCheck : words.moreToUseUp)(unseen.length)}
          </Link>
        )}
      </div>
      <ul className={classes.items} aria-label={words.toUseUpNow}>
        {shown.map((item) => (
          <ExpiringItem
            key={item.id}
            isExpiring={expiring.includes(item)}
            item={item}
            today={today}
            picture={picture}
            offer={offer}
          />
        ))}
      </ul>
      {starters.length > 0 && (
        <div className={classes.begin}>
          <p className={classes.calm}>{words.whatElse}</p>
          <StarterGrid today={today} starters={starters} has={items} />
        </div>
      )}
      <div className={classes.ways}>
        {/* No recipe is written for what has less than a day left (section 5). */}
        {cook(expiring.filter((item) => daysLeft(item, today) >= 1))}
      </div>
    </>
  )
}

/** What the foods are that are shown and near their date: what is past it is looked at before anybody eats it. */
const titleOf = (urgent: readonly PantryItem[], isPast: (item: PantryItem) => boolean) =>
  urgent.length === 0
    ? words.nothingUrgentNextUp
    : urgent.every(isPast)
      ? words.pastTheDate
      : words.firstToUseUp

/** The foods to begin with stay until they have been of use, while nothing but them is there: no other food is hidden by them. */
function useBeginning(items: readonly PantryItem[] | undefined) {
  const [added, setAdded] = useState(none)
  const isBeginning =
    items !== undefined && items.length < enoughToBegin && items.every(({ id }) => added.has(id))
  // What has begun does not begin again with what it began with.
  if (items && !isBeginning && added !== none) setAdded(none)
  return { isBeginning, add: (id: string) => setAdded((before) => new Set([...before, id])) }
}

const none: ReadonlySet<string> = new Set()

const soonestOf = (items: readonly PantryItem[]) =>
  items.toSorted((a, b) => (a.expiryDate < b.expiryDate ? -1 : 1))
const daysLeft = ({ expiryDate }: PantryItem, today: CalendarDate) => expiryStatus(expiryDate, today).days
