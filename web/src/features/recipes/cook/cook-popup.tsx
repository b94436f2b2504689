import { Button } from '@mantine/core'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { type ProposedUse, proposedUses } from '@shelfmate/contract/recipes/cooking'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '#lib/counted.ts'
import { LoadError } from '#lib/live/load-error.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { cookRecipe } from '../data/recipes.mutations.ts'
import classes from './cook-popup.module.css'
import { CookRow } from './cook-row.tsx'
import { type ChosenUse, chosenUse, usedItems } from './cook-uses.ts'

const widthPx = 480

interface CookPopupProps {
  recipe: SuggestedRecipe
  /** As its screen shows it; undefined until it was read. */
  pantry: readonly PantryItem[] | undefined
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  onClose: () => void
}

/** Asks what a cooking took from the pantry. */
export function CookPopup({ recipe, pantry, query, onClose }: CookPopupProps) {
  return (
    <Popup title="What did you use?" opened onClose={onClose} width={widthPx}>
      {pantry ? (
        <CookForm recipe={recipe} uses={proposedUses(recipe.ingredients, pantry)} onClose={onClose} />
      ) : query.error ? (
        <LoadError title="Your pantry could not be read." query={query} />
      ) : (
        <p role="status" className={classes.intro}>
          Looking into your pantry…
        </p>
      )}
    </Popup>
  )
}

interface CookFormProps {
  recipe: SuggestedRecipe
  uses: readonly ProposedUse[]
  onClose: () => void
}

function CookForm({ recipe, uses, onClose }: CookFormProps) {
  // Only what was touched: the rest follows the pantry, which another device may change meanwhile.
  const [choices, setChoices] = useState<Readonly<Record<string, ChosenUse>>>({})
  const items = usedItems(uses, choices)
  const submit = () => {
    onClose()
    // Once the focus is back on the card.
    setTimeout(cookRecipe, 0, recipe, items)
  }
  return (
    <form action={submit} className={classes.form}>
      <p className={classes.intro}>
        {uses.length > 0
          ? `For ${recipe.title}. Only what you say here leaves your pantry.`
          : 'Nothing of this recipe is in your pantry any more.'}
      </p>
      {uses.map((use) => (
        <CookRow
          key={use.item.id}
          use={use}
          chosen={chosenUse(use, choices)}
          onChange={(chosen) => setChoices({ ...choices, [use.item.id]: chosen })}
        />
      ))}
      <Button type="submit">
        {items.length > 0 ? `Take ${counted(items.length, 'item')}` : 'Take nothing'}
      </Button>
    </form>
  )
}
