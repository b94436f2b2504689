import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { NotRecognised } from '#features/foods/not-recognised/not-recognised.tsx'
import { addItem } from '#features/pantry/data/pantry.mutations.ts'
import { useShownPantry } from '#features/pantry/data/shown-pantry.ts'
import { useOwnDiet } from '#features/profile/diet/own-diet.ts'
import type { RecipeTab } from '#features/recipes/book/recipe-tabs.tsx'
import { leftoversOf } from '#features/recipes/leftovers/leftovers.ts'
import { markLeftOver } from '#features/recipes/leftovers/leftovers-kept.ts'
import { RecipesScreen } from '#features/recipes/screen/recipes-screen.tsx'
import { localDate } from '#lib/dates.ts'
import { lazyPopup } from '#lib/lazy/lazy-part.ts'
import * as words from './-screen-words.ts'

const CookPopup = lazyPopup(async () => (await import('#features/recipes/cook/cook-popup.tsx')).CookPopup)

export const Route = createFileRoute('/_app/recipes')({
  // So that a reload, and Back from another screen, find one's own recipes again.
  validateSearch: ({ tab }): { tab?: 'kept' } => (tab === 'kept' ? { tab } : {}),
  staticData: { title: words.recipeSuggestions },
  component: RecipesRoute,
})

function RecipesRoute() {
  const { user } = Route.useRouteContext()
  const { tab = 'ideas' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const openTab = (next: RecipeTab) => {
    if (next !== tab)
      void navigate({ search: next === 'ideas' ? {} : { tab: next }, replace: true, resetScroll: false })
  }
  const [cooked, setCooked] = useState<SuggestedRecipe>()
  return (
    <>
      <RecipesScreen
        userId={user.id}
        diet={useOwnDiet()}
        tab={tab}
        onTab={openTab}
        note={<NotRecognised />}
        onCook={setCooked}
        onLeftovers={keepLeftovers}
      />
      {cooked && <CookFromPantry recipe={cooked} onClose={() => setCooked(undefined)} />}
    </>
  )
}

/** What is left becomes an item of the pantry; taken back, it can be kept again. */
function keepLeftovers(recipe: SuggestedRecipe, portions: number): void {
  markLeftOver(recipe.id, true)
  addItem(leftoversOf(recipe, portions, localDate(new Date())), () => markLeftOver(recipe.id, false))
}

interface CookFromPantryProps {
  recipe: SuggestedRecipe
  onClose: () => void
}

/** The pantry is read when somebody has cooked, not before. */
function CookFromPantry(props: CookFromPantryProps) {
  const { query, items } = useShownPantry()
  return <CookPopup {...props} query={query} pantry={items} />
}
