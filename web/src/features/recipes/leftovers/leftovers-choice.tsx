import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { IconSoup } from '@tabler/icons-react'
import { useState } from 'react'
import { SelectField } from '#ui/fields/select-field.tsx'
import { SteadyButton } from '#ui/steady-button.tsx'
import { leftoversName } from './leftovers.ts'
import classes from './leftovers-choice.module.css'
import * as words from './leftovers-choice-words.ts'
import { useIsLeftOver } from './leftovers-kept.ts'

interface LeftoversChoiceProps {
  /** As it was cooked. */
  recipe: SuggestedRecipe
  onKeep: (recipe: SuggestedRecipe, portions: number) => void
}

/** What is left of a dish, put into the pantry by one press. */
export function LeftoversChoice({ recipe, onKeep }: LeftoversChoiceProps) {
  const isKept = useIsLeftOver(recipe.id)
  const [chosen, setChosen] = useState<number>()
  const portions = Math.min(chosen ?? Math.max(1, recipe.portions - 1), recipe.portions)
  const choices = Array.from({ length: recipe.portions }, (_, n) => n + 1)
  return (
    <div className={classes.leftovers} role="group" aria-label={words.leftoversOf(recipe.title)}>
      {!isKept && (
        <SelectField
          aria-label={words.portionsLeftOver}
          value={String(portions)}
          options={choices.map((choice) => ({
            value: String(choice),
            label: words.portionsLeft(choice),
          }))}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
      )}
      <SteadyButton
        variant="default"
        className={classes.keep ?? ''}
        leftSection={<IconSoup size={20} aria-hidden />}
        disabled={isKept}
        onClick={() => onKeep(recipe, portions)}
      >
        {isKept ? words.leftoversAdded : `${leftoversName(recipe)}, ${words.portions(portions)}`}
      </SteadyButton>
    </div>
  )
}
