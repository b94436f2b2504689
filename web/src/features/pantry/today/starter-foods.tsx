import { type CalendarDate, daysAfter } from '@shelfmate/contract/expiry'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { addItem } from '../pantry.mutations.ts'
import classes from './today-pantry.module.css'

/** What students have most, and how many days it keeps as the food table says. */
const starters = [
  ['Eggs', 24, 'fridge'],
  ['Fresh milk', 7, 'fridge'],
  ['Bread', 5, 'cupboard'],
  ['Rice', 300, 'cupboard'],
  ['Instant noodles', 180, 'cupboard'],
  ['Onion', 28, 'cupboard'],
  ['Tomato', 5, 'cupboard'],
  ['Tofu', 6, 'fridge'],
  ['Banana', 4, 'cupboard'],
  ['Yoghurt', 12, 'fridge'],
  ['Carrot', 18, 'fridge'],
  ['Chicken breast', 2, 'fridge'],
] as const

/** Five taps and the pantry has begun: dates are about right, until somebody types a better one. */
export function StarterFoods({ today }: { today: CalendarDate }) {
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const mark = (name: string, isAdded: boolean) =>
    setAdded((before) => new Set(isAdded ? [...before, name] : [...before].filter((each) => each !== name)))
  const add = ([name, days, place]: (typeof starters)[number]) => {
    mark(name, true)
    const fields = {
      ...{ name, place, quantity: 1, size: '', remark: '' },
      ...{ expiryDates: [daysAfter(today, days)], dateSource: 'suggested' as const },
    }
    addItem(fields, () => mark(name, false))
  }
  return (
    <>
      <Link to="/profile" className={classes.more}>
        Tell us your dorm, allergies and preferences
      </Link>
      <p className={classes.calm}>Then tap what you have:</p>
      <ul className={classes.starters} aria-label="Foods to begin with">
        {starters.map((starter) => {
          const [name] = starter
          const isAdded = added.has(name)
          return (
            <li key={name}>
              <button
                type="button"
                className={classes.starter}
                disabled={isAdded}
                onClick={() => add(starter)}
              >
                {isAdded ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
                {name}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
