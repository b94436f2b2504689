import { type CalendarDate, daysAfter } from '@shelfmate/contract/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FoodPicture } from '#ui/food-picture/food-picture.tsx'
import { addItem } from '../pantry.mutations.ts'
import classes from './today-pantry.module.css'

/** What students have most, and how many days it keeps as the food table says, where, and its picture. */
const starters = [
  ['Eggs', 24, 'fridge', 'egg'],
  ['Fresh milk', 7, 'fridge', 'milk'],
  ['Bread', 5, 'cupboard', 'bread'],
  ['Rice', 300, 'cupboard', 'rice'],
  ['Instant noodles', 180, 'cupboard', 'instant-noodles'],
  ['Onion', 28, 'cupboard', 'onion'],
  ['Tomato', 5, 'cupboard', 'tomato'],
  ['Tofu', 6, 'fridge', 'tofu'],
  ['Banana', 4, 'cupboard', 'banana'],
  ['Yoghurt', 12, 'fridge', 'yogurt'],
  ['Carrot', 18, 'fridge', 'carrot'],
  ['Chicken breast', 2, 'fridge', 'chicken-piece'],
] as const

interface StarterGridProps {
  today: CalendarDate
  /** At most so many; absent: all of them. */
  most?: number
  /** What is there needs no tap. */
  has?: readonly PantryItem[]
}

/** Foods that one tap adds: dates are about right, until somebody types a better one. */
export function StarterGrid({ today, most, has = [] }: StarterGridProps) {
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
  const names = new Set(has.map(({ name }) => name.toLowerCase()))
  const offered = starters.filter(([name]) => !names.has(name.toLowerCase())).slice(0, most)
  return (
    <ul className={classes.starters} aria-label="Foods to begin with">
      {offered.map((starter) => {
        const [name, , , picture] = starter
        const isAdded = added.has(name)
        return (
          <li key={name}>
            <button type="button" className={classes.starter} disabled={isAdded} onClick={() => add(starter)}>
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
