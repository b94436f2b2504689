import type { Considered } from '@shelfmate/contract/recipes/recipes'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { allergyNote } from '#lib/allergy-words.ts'
import { avoided, recipeTexts, understoodPreferences } from '../recipes-words.ts'
import classes from './considered-note.module.css'
import * as words from './recipes-screen-words.ts'

/** Whom recipes are written for: preferences considered, allergies avoided, and what of them was understood. */
export function ConsideredNote({ preferences, allergies }: Pick<Considered, 'preferences' | 'allergies'>) {
  const understood = understoodPreferences(preferences)
  const left = avoided(allergies)
  const notes = allergies.notes.flatMap((note) => allergyNote(note) ?? [])
  return (
    <section className={classes.note} aria-label={words.whatIsConsidered}>
      <p>
        <strong>{words.preferencesConsidered}</strong> {preferences.text || words.none}
        {understood && <span className={classes.small}>{understood}</span>}
      </p>
      <p>
        <strong>{words.allergiesAvoided}</strong> {left}
        {allergies.text !== '' && (
          <span className={classes.small}>
            {left.toLowerCase() !== allergies.text.toLowerCase() && words.youWrote(allergies.text)}
            {recipeTexts.checkLabels}
          </span>
        )}
      </p>
      {notes.length > 0 && (
        <div role={allergies.unreadable ? 'alert' : undefined}>
          <ul className={classes.notes}>
            {notes.map((note) => (
              <li key={note}>
                <IconAlertTriangle size={18} aria-hidden /> {note}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Link to="/profile" className={classes.link}>
        {words.editPreferencesAndAllergies}
      </Link>
    </section>
  )
}
