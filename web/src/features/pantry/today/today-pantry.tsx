import { type CalendarDate, expiryStatus } from '@shelfmate/contract/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useToday } from '#lib/dates.ts'
import { LinkButton } from '#ui/link-button.tsx'
import type { ItemActions } from '../pantry-item-card.tsx'
import { useShownPantry } from '../shown-pantry.ts'
import { DueItem } from './due-item.tsx'
import { StarterFoods } from './starter-foods.tsx'
import { StarterGrid } from './starter-grid.tsx'
import classes from './today-pantry.module.css'

/** The room that is kept for them is always filled: nothing below moves, and no hole is seen. */
const shownAtMost = 4
const dueWithinDays = 2
const enoughToBegin = 5
/** As many taps as stand side by side on a phone. */
const besideEach = 2

/** What to use up now, soonest first, one press each; a first step for whoever has nothing yet. */
export function TodayPantry({ picture }: { picture: ItemActions['picture'] }) {
  const { items, query } = useShownPantry()
  const today = useToday()
  const [isNew, setNew] = useState(false)
  const isEmpty = items?.length === 0 && query.data?.complete === true
  if (isEmpty && !isNew) setNew(true)
  if (!items) return <h2 className={classes.title}>Use up first</h2>
  // The grid stays until it has been of use.
  if (isEmpty || (isNew && items.length < enoughToBegin)) return <StarterFoods today={today} />
  const soonest = items.toSorted((a, b) => (a.expiryDate < b.expiryDate ? -1 : 1))
  const due = soonest.filter((item) => daysLeft(item, today) <= dueWithinDays)
  const shown = soonest.slice(0, shownAtMost)
  return (
    <>
      <h2 className={classes.title}>{due.length > 0 ? 'Use up first' : 'Nothing is urgent. Next up:'}</h2>
      <ul className={classes.items} aria-label="Use up now">
        {shown.map((item) => (
          <DueItem key={item.id} item={item} today={today} picture={picture} />
        ))}
      </ul>
      {shown.length < shownAtMost && query.data?.complete === true && (
        <div className={classes.begin}>
          <p className={classes.calm}>What else do you have? One tap adds it.</p>
          <StarterGrid today={today} most={besideEach * (shownAtMost - shown.length)} has={items} />
        </div>
      )}
      <Ways due={due} today={today} />
    </>
  )
}

const daysLeft = ({ expiryDate }: PantryItem, today: CalendarDate) => expiryStatus(expiryDate, today).days

/** From what is due to a recipe, and to the rest of it. */
function Ways({ due, today }: { due: readonly PantryItem[]; today: CalendarDate }) {
  // Nobody is sent to cook with what went past its date.
  const cookable = due.find((item) => daysLeft(item, today) >= 0)
  return (
    <div className={classes.ways}>
      <LinkButton to="/recipes" variant="light">
        {cookable ? `Cook with ${cookable.name} tonight` : 'What can I cook?'}
      </LinkButton>
      {due.length > shownAtMost && (
        <Link to="/pantry" className={classes.more}>
          {due.length - shownAtMost} more to use up
        </Link>
      )}
    </div>
  )
}
