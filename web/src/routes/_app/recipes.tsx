import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#ui/coming-soon.tsx'

export const Route = createFileRoute('/_app/recipes')({
  staticData: { title: 'Recipe Suggestions' },
  component: () => (
    <ComingSoon
      title="Recipe Suggestions"
      text="Here you will find recipes made from what is in your pantry, with your allergies left out."
    />
  ),
})
