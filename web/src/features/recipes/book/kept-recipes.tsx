import type { Considered, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useToday } from '#lib/dates.ts'
import { NoRecipes } from '#lib/lazy/lazy-art.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { useFocusReturn } from '#ui/layers/use-focus-return.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { isJudgedByNow } from '../data/recipes-for.ts'
import { OwnBar } from '../own/own-bar.tsx'
import { OwnFoot } from '../own/own-foot.tsx'
import { usePendingOwn } from '../own/pending.ts'
import { withheldNote } from '../recipes-words.ts'
import { RecipeCard } from '../screen/recipe-card.tsx'
import classes from '../screen/recipe-results.module.css'
import { bookQuery, useBookLive } from './book.queries.ts'
import * as words from './book-words.ts'
import { useMarks } from './marks.ts'

interface KeptRecipesProps {
  userId: string
  /** What is considered now, as far as this device knows; recipes judged by anything else are shown to nobody. */
  considered: Considered | undefined
  onCook: (recipe: SuggestedRecipe) => void
  onLeftovers: (recipe: SuggestedRecipe, portions: number) => void
}

/** What is kept and what the user wrote, also without a network. */
export function KeptRecipes({ userId, considered, ...actions }: KeptRecipesProps) {
  useBookLive(userId)
  const query = useQuery(bookQuery)
  const marks = useMarks()
  const today = useToday()
  const { removing } = usePendingOwn()
  const { data, error } = query
  const allergies = considered?.allergies.text
  const all = data?.recipes ?? []
  const judged = all.filter((recipe) => considered && isJudgedByNow(recipe, considered))
  const shown = judged.filter((recipe) =>
    recipe.engine === 'own' ? !removing.has(recipe.id) : marks(recipe)?.kept,
  )
  const addButton = useRef<HTMLButtonElement>(null)
  useFocusReturn(
    shown.map(({ id }) => id),
    addButton,
  )
  if (error && data?.allergies !== allergies)
    return <LoadError title={words.recipesNotLoaded} query={query} />
  // What else was said of their food is being read.
  const isBehind = shown.length === 0 && judged.length < all.length
  if (!data || data.allergies !== allergies || isBehind)
    return <p role="status">{words.lookingThroughYourRecipes}</p>
  return (
    <>
      <OwnBar addButton={addButton} />
      {data.withheld.count > 0 && <p className={classes.aside}>{withheldNote(data.withheld)}</p>}
      {shown.length === 0 ? (
        <EmptyState illustration={<NoRecipes />} text={words.nothingKept} />
      ) : (
        <div className={classes.recipes}>
          {shown.map((recipe) => (
            <RecipeCard
              key={recipe.id}
              recipe={recipe}
              isCooked={marks(recipe)?.cookedOn === today}
              more={recipe.engine === 'own' && <OwnFoot recipe={recipe} />}
              {...actions}
            />
          ))}
        </div>
      )}
    </>
  )
}
