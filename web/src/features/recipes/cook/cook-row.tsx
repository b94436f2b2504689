import type { ProposedUse } from '@shelfmate/contract/recipes/cooking'
import { useId } from 'react'
import { QuantityField } from '#ui/fields/quantity-field.tsx'
import classes from './cook-popup.module.css'
import { type ChosenUse, noteOf } from './cook-uses.ts'
import * as words from './cook-words.ts'

interface CookRowProps {
  use: ProposedUse
  chosen: ChosenUse
  onChange: (chosen: ChosenUse) => void
}

/** One pantry item of a cooked recipe: ticked when pieces of it were used, asked about when it was a part. */
export function CookRow({ use, chosen, onChange }: CookRowProps) {
  const { item, how } = use
  const noteId = useId()
  const note = noteOf(use)
  const setUsed = (isUsed: boolean) => onChange({ ...chosen, isUsed })
  return (
    <fieldset className={classes.row} aria-describedby={note ? noteId : undefined}>
      <legend className={how === 'part' ? classes.name : classes.hidden}>{item.name}</legend>
      {how !== 'part' && (
        <label className={classes.tick}>
          <input
            type="checkbox"
            checked={chosen.isUsed}
            onChange={({ currentTarget }) => setUsed(currentTarget.checked)}
          />
          <span className={classes.name}>{item.name}</span>
        </label>
      )}
      {note && (
        <p id={noteId} className={classes.note}>
          {note}
        </p>
      )}
      {how === 'part' && <GoneQuestion use={use} isGone={chosen.isUsed} onChange={setUsed} />}
      {chosen.isUsed && item.quantity > 1 && (
        <QuantityField
          label={words.howManyOf(item.name)}
          required
          withAsterisk={false}
          min={1}
          max={item.quantity}
          value={chosen.pieces}
          onChange={(pieces) => onChange({ ...chosen, pieces })}
        />
      )}
    </fieldset>
  )
}

interface GoneQuestionProps {
  use: ProposedUse
  isGone: boolean
  onChange: (isGone: boolean) => void
}

function GoneQuestion({ use: { item }, isGone, onChange }: GoneQuestionProps) {
  const id = useId()
  return (
    <div className={classes.question} role="radiogroup" aria-labelledby={id}>
      <span id={id}>{item.quantity > 1 ? words.aWholeOneGone : words.allOfItGone}</span>
      {[false, true].map((answer) => (
        <label key={String(answer)} className={classes.tick}>
          <input
            type="radio"
            name={`gone-${item.id}`}
            checked={isGone === answer}
            onChange={() => onChange(answer)}
          />
          {answer ? words.yes : words.no}
        </label>
      ))}
    </div>
  )
}
