import { createFileRoute } from '@tanstack/react-router'
import { StewardScreen } from '#features/reports/steward/steward-screen.tsx'

export const Route = createFileRoute('/_app/steward')({
  staticData: { title: 'Reports' },
  component: StewardScreen,
})
