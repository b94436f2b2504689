import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#ui/coming-soon.tsx'

export const Route = createFileRoute('/_app/progress')({
  staticData: { title: 'Achievements & Progress' },
  component: () => (
    <ComingSoon
      title="Achievements & Progress"
      text="Your streak, your badges and the top collectors of your campus will be here."
    />
  ),
})
