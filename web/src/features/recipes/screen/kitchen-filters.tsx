import { minuteChoices } from '@shelfmate/contract/recipes/kitchen'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { kitchenInWords } from '../recipes-words.ts'
import classes from './kitchen-filters.module.css'
import { equipmentChoices, type Kitchen } from './recipes-kitchen.ts'
import * as words from './recipes-screen-words.ts'

interface KitchenFiltersProps {
  kitchen: Kitchen
  onChange: (kitchen: Kitchen) => void
}

const anyTime = 0

/** What the kitchen has and how much time there is. */
export function KitchenFilters({ kitchen, onChange }: KitchenFiltersProps) {
  const { has, maxMinutes } = kitchen
  // On a phone the recipes shall not stand a screen further down.
  const [isOpen, setOpen] = useState(() => window.matchMedia('(min-width: 56.25em)').matches)
  return (
    <details
      className={classes.filters}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classes.summary}>
        <span>
          <strong>{words.kitchenAndTime}</strong> {kitchenInWords(kitchen)}
        </span>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <fieldset>
        <legend>{words.myKitchenHas}</legend>
        <div className={classes.chips}>
          {equipmentChoices.map((name) => (
            <label key={name} className={classes.chip}>
              <input
                type="checkbox"
                checked={has.includes(name)}
                onChange={({ currentTarget }) =>
                  onChange({
                    ...kitchen,
                    has: equipmentChoices.filter((each) =>
                      each === name ? currentTarget.checked : has.includes(each),
                    ),
                  })
                }
              />
              {name.charAt(0).toUpperCase() + name.slice(1)}
            </label>
          ))}
        </div>
        <p className={classes.hint}>
          {has.length === 0 ? words.nothingTickedAnythingGoes : words.noCookAlways}
        </p>
      </fieldset>
      <fieldset>
        <legend>{words.time}</legend>
        <div className={classes.chips}>
          {[anyTime, ...minuteChoices].map((minutes) => (
            <label key={minutes} className={classes.chip}>
              <input
                type="radio"
                name="minutes"
                checked={maxMinutes === minutes}
                onChange={() => onChange({ ...kitchen, maxMinutes: minutes })}
              />
              {minutes === anyTime ? words.any : words.minutesAtMost(minutes)}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  )
}
