import { createFileRoute } from '@tanstack/react-router'
import { RecipesScreen } from '#features/recipes/recipes-screen.tsx'

export const Route = createFileRoute('/_app/recipes')({
  staticData: { title: 'Recipe Suggestions' },
  component: RecipesRoute,
})

function RecipesRoute() {
  const { user } = Route.useRouteContext()
  return <RecipesScreen userId={user.id} />
}
