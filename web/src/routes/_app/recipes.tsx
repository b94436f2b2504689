import type { SuggestedRecipe } from '@shelfmate/contract/recipes'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { useShownPantry } from '#features/pantry/shown-pantry.ts'
import { CookPopup } from '#features/recipes/cook-popup.tsx'
import { RecipesScreen } from '#features/recipes/recipes-screen.tsx'

export const Route = createFileRoute('/_app/recipes')({
  staticData: { title: 'Recipe Suggestions' },
  component: RecipesRoute,
})

function RecipesRoute() {
  const { user } = Route.useRouteContext()
  const [cooked, setCooked] = useState<SuggestedRecipe>()
  return (
    <>
      <RecipesScreen userId={user.id} onCook={setCooked} />
      {cooked && <CookFromPantry recipe={cooked} onClose={() => setCooked(undefined)} />}
    </>
  )
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
