import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#ui/coming-soon.tsx'

export const Route = createFileRoute('/_app/viewprofile/$userId')({
  staticData: { title: 'Profile' },
  component: () => <ComingSoon title="Profile" text="Here you will see who offers you food." />,
})
