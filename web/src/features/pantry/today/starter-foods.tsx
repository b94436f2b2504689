import type { CalendarDate } from '@shelfmate/contract/expiry'
import { Link } from '@tanstack/react-router'
import { StarterGrid } from './starter-grid.tsx'
import classes from './today-pantry.module.css'

/** Five taps and the pantry has begun. */
export function StarterFoods({ today }: { today: CalendarDate }) {
  return (
    <>
      <h2 className={classes.title}>Start here</h2>
      <Link to="/profile" className={classes.more}>
        Tell us your dorm, allergies and preferences
      </Link>
      <p className={classes.calm}>Then tap what you have:</p>
      <StarterGrid today={today} />
    </>
  )
}
