import { Button } from '@mantine/core'
import { forPortions } from '@shelfmate/contract/cooking/portions'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { goneNames, type ProposedUse, proposedUses } from '@shelfmate/contract/recipes/cooking'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import type { UseQueryResult } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LoadError } from '#lib/states/load-error.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { cookRecipe } from './cook.mutations.ts'
import classes from './cook-popup.module.css'
import { CookRow } from './cook-row.tsx'
import { type ChosenUse, chosenUse, usedItems } from './cook-uses.ts'
import * as words from './cook-words.ts'
import { usePortions } from './portions-kept.ts'

const widthPx = 480

interface CookPopupProps {
  /** For as many portions as it is written for: what is said of it must not depend on how many were cooked. */
  recipe: SuggestedRecipe
  /** As its screen shows it; undefined until it was read. */
  pantry: readonly PantryItem[] | undefined
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  onClose: () => void
}

/** Asks what a cooking took from the pantry. */
export function CookPopup({ recipe, pantry, query, onClose }: CookPopupProps) {
  const { ingredients } = forPortions(recipe, usePortions(recipe))
  return (
    <Popup title={words.whatDidYouUse} opened onClose={onClose} width={widthPx}>
      {pantry ? (
        <CookForm
          recipe={recipe}
          pantry={pantry}
          uses={proposedUses(ingredients, pantry)}
          gone={goneNames(ingredients, pantry)}
          onClose={onClose}
        />
      ) : query.error ? (
        <LoadError title={words.pantryNotLoaded} query={query} />
      ) : (
        <p role="status" className={classes.intro}>
          {words.lookingIntoYourPantry}
        </p>
      )}
    </Popup>
  )
}

interface CookFormProps {
  recipe: SuggestedRecipe
  pantry: readonly PantryItem[]
  uses: readonly ProposedUse[]
  /** What it was made of and is not there any more. */
  gone: readonly string[]
  onClose: () => void
}

function CookForm({ recipe, pantry, uses, gone, onClose }: CookFormProps) {
  // Only what was touched: the rest follows the pantry, which another device may change meanwhile.
  const [choices, setChoices] = useState<Readonly<Record<string, ChosenUse>>>({})
  const items = usedItems(uses, choices)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    cookRecipe(recipe, items, pantry)
  }
  return (
    <form onSubmit={submit} className={classes.form}>
      <p className={classes.intro}>
        {uses.length > 0 ? words.onlyWhatYouSay(recipe.title) : words.nothingInPantry}
      </p>
      {uses.map((use) => (
        <CookRow
          key={use.item.id}
          use={use}
          chosen={chosenUse(use, choices)}
          onChange={(chosen) => setChoices({ ...choices, [use.item.id]: chosen })}
        />
      ))}
      {uses.length > 0 && gone.length > 0 && <p className={classes.note}>{words.goneFromPantry(gone)}</p>}
      <Button type="submit">{items.length > 0 ? words.take : words.takeNothing}</Button>
    </form>
  )
}
