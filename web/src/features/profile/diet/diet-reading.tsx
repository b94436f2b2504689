import { VisuallyHidden } from '@mantine/core'
import classes from './diet-reading.module.css'
import { inWords, readingOfAllergies, readingOfPreferences } from './diet-words.ts'
import { useDiet } from './use-diet.ts'

export interface DietTexts {
  preferences: string
  allergies: string
}

/** Both texts, as they are typed: what is understood of one hangs on the other as well. */
interface DietReadingProps extends DietTexts {
  of: keyof DietTexts
}

/** What is made of what was typed, as chips, and as a sentence for who listens. */
export function DietReading({ preferences, allergies, of }: DietReadingProps) {
  const diet = useDiet(preferences, allergies)
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
