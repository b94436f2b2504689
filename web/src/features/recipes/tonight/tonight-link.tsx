import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#lib/api/session.ts'
import { useToday } from '#lib/dates.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { showRecipe } from '../data/recipes.mutations.ts'
import type { SaidDiet } from '../data/recipes-for.ts'
import { useKitchen } from '../screen/recipes-kitchen.ts'
import { tonightQuery, useTonightLive } from './tonight.queries.ts'
import { recipeFor } from './tonight.ts'
import classes from './tonight-link.module.css'
import * as words from './tonight-words.ts'

interface TonightLinkProps {
  /** What is to be used up and has a day left or more, soonest first. */
  expiring: readonly PantryItem[]
  /** What the user has said of their diet, as far as this device knows. */
  diet: SaidDiet | undefined
}

/** Tonight's recipe by its name; the way to the recipes until one is known, and where there is none. */
export function TonightLink({ expiring, diet }: TonightLinkProps) {
  const userId = useSession()?.id ?? ''
  useTonightLive(userId)
  const ids = expiring.map(({ id }) => id)
  const { data, dataUpdatedAt: at } = useQuery(tonightQuery(useToday(), ids, useKitchen()))
  const recipe = data && recipeFor({ answer: data, at }, ids, diet)
  const [first] = expiring
  return (
    <LinkButton
      to="/recipes"
      variant="light"
      className={classes.tonight}
      onClick={() => recipe && showRecipe(userId, recipe, data)}
    >
      {recipe ? words.tonight(recipe.title) : first ? words.cookWithTonight(first.name) : words.whatCanICook}
    </LinkButton>
  )
}
