import { VisuallyHidden } from '@mantine/core'
import type { Diet } from '@shelfmate/contract/foods'
import classes from './diet-reading.module.css'
import { inWords, readingOfAllergies, readingOfPreferences } from './diet-words.ts'

interface DietReadingProps {
  diet: Diet | undefined
  of: 'preferences' | 'allergies'
}

/** What is made of what was typed, as chips, and as a sentence for who listens. */
export function DietReading({ diet, of }: DietReadingProps) {
  const reading =
    of === 'preferences' ? readingOfPreferences(diet?.preferences) : readingOfAllergies(diet?.allergies)
  const { said, notes } = reading
  return (
    <>
      <VisuallyHidden role="status">{inWords(reading)}</VisuallyHidden>
      {(said.length > 0 || notes.length > 0) && (
        <div className={classes.reading} aria-hidden>
          {said.map(({ label, words, isWeak }) => (
            <p key={label}>
              <strong>{label}:</strong>{' '}
              {words.map((word) => (
                <span key={word} className={classes.chip} data-weak={isWeak || undefined}>
                  {word}
                </span>
              ))}
            </p>
          ))}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </>
  )
}
