import { portionsMax } from '@shelfmate/contract/cooking/portions'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { SelectField } from '#ui/fields/select-field.tsx'
import { setPortions } from './portions-kept.ts'
import * as words from './portions-words.ts'

interface PortionsFieldProps {
  /** As it is written. */
  recipe: SuggestedRecipe
  portions: number
}

/** For how many it is cooked. */
export function PortionsField({ recipe, portions }: PortionsFieldProps) {
  const choices = Array.from({ length: Math.max(portionsMax, recipe.portions) }, (_, n) => n + 1)
  return (
    <SelectField
      aria-label={words.portionsOf(recipe.title)}
      value={String(portions)}
      options={choices.map((choice) => ({ value: String(choice), label: words.portions(choice) }))}
      onChange={({ currentTarget }) => setPortions(recipe.id, Number(currentTarget.value))}
    />
  )
}
