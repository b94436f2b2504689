import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import classes from '../form/profile-form.module.css'
import { commonAllergies, commonPreferences, hasTerm, toggleTerm } from './diet-terms.ts'

interface TermChipsProps {
  label: string
  of: 'preferences' | 'allergies'
  text: string
  onChange: (text: string) => void
}

/** Common words that a press writes into a text field, and takes out of it again. */
export function TermChips({ label, of, text, onChange }: TermChipsProps) {
  const terms = of === 'preferences' ? commonPreferences : commonAllergies
  return (
    <div className={classes.chips} role="group" aria-label={label}>
      {terms.map((term) => {
        const pressed = hasTerm(text, term)
        const Icon = pressed ? IconCheck : IconPlus
        return (
          <UnstyledButton
            key={term}
            className={classes.chip}
            aria-pressed={pressed}
            onClick={() => onChange(toggleTerm(text, term))}
          >
            <Icon size={16} stroke={2.4} aria-hidden />
            {term}
          </UnstyledButton>
        )
      })}
    </div>
  )
}
