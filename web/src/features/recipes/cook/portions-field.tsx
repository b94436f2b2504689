import { portionsMax } from '@shelfmate/contract/cooking/portions'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { counted } from '#lib/counted.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { setPortions } from './portions-kept.ts'

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
      aria-label={`Portions of ${recipe.title}`}
      value={String(portions)}
      options={choices.map((choice) => ({ value: String(choice), label: counted(choice, 'portion') }))}
      onChange={({ currentTarget }) => setPortions(recipe.id, Number(currentTarget.value))}
    />
  )
}
