import { expiryStatus } from '@shelfmate/contract/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useToday } from '#lib/dates.ts'
import { ExpiryTag } from '#ui/expiry-tag.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { consumeItem } from '../pantry.mutations.ts'
import { useShownPantry } from '../shown-pantry.ts'
import { StarterFoods } from './starter-foods.tsx'
import classes from './today-pantry.module.css'

const shownAtMost = 4
const dueWithinDays = 2
const enoughToBegin = 5

/** What to use up now, soonest first, one press each; a first step for whoever has nothing yet. */
export function TodayPantry() {
  const { items, query } = useShownPantry()
  const today = useToday()
  const [isNew, setNew] = useState(false)
  const isEmpty = items?.length === 0 && query.data?.complete === true
  if (isEmpty && !isNew) setNew(true)
  if (!items) return null
  // The grid stays until it has been of use.
  if (isEmpty || (isNew && items.length < enoughToBegin)) return <StarterFoods today={today} />
  const daysLeft = ({ expiryDate }: PantryItem) => expiryStatus(expiryDate, today).days
  const due = items.filter((item) => daysLeft(item) <= dueWithinDays)
  // Nobody is sent to cook with what went past its date.
  const cookable = due.find((item) => daysLeft(item) >= 0)
  const shown = due.slice(0, shownAtMost)
  if (shown.length === 0) return <p className={classes.calm}>Nothing is due in the next two days.</p>
  return (
    <>
      <ul className={classes.items} aria-label="Use up now">
        {shown.map((item) => (
          <DueItem key={item.id} item={item} today={today} />
        ))}
      </ul>
      <div className={classes.ways}>
        {cookable && (
          <LinkButton to="/recipes" variant="light">
            Cook with {cookable.name} tonight
          </LinkButton>
        )}
        {due.length > shownAtMost && (
          <Link to="/pantry" className={classes.more}>
            {due.length - shownAtMost} more to use up
          </Link>
        )}
      </div>
    </>
  )
}

function DueItem({ item, today }: { item: PantryItem; today: string }) {
  const { name, quantity, expiryDate } = item
  return (
    <li className={classes.item}>
      <span className={classes.name}>
        <bdi>{name}</bdi> <small>{quantity} ×</small>
      </span>
      <ExpiryTag {...expiryStatus(expiryDate, today)} />
      <button
        type="button"
        className={classes.use}
        aria-label={`Consumed ${name}`}
        title="Use up one"
        onClick={() => consumeItem(item)}
      >
        <IconCircleCheck size={26} stroke={1.7} aria-hidden />
      </button>
    </li>
  )
}
