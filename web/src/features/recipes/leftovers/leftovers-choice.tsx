import { Button } from '@mantine/core'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { IconSoup } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '#lib/counted.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { leftoversName } from './leftovers.ts'
import classes from './leftovers-choice.module.css'
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
    <div className={classes.leftovers} role="group" aria-label={`Leftovers of ${recipe.title}`}>
      {!isKept && (
        <SelectField
          aria-label="Portions left over"
          value={String(portions)}
          options={choices.map((choice) => ({
            value: String(choice),
            label: `${counted(choice, 'portion')} left`,
          }))}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
      )}
      <Button
        variant="default"
        className={classes.keep ?? ''}
        leftSection={<IconSoup size={20} aria-hidden />}
        disabled={isKept}
        onClick={() => onKeep(recipe, portions)}
      >
        {isKept
          ? 'Leftovers are in your pantry'
          : `${leftoversName(recipe)}, ${counted(portions, 'portion')}`}
      </Button>
    </div>
  )
}
