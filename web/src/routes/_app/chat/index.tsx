import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#ui/coming-soon.tsx'

export const Route = createFileRoute('/_app/chat/')({
  staticData: { title: 'Chats' },
  component: () => (
    <ComingSoon title="Chats" text="Here you will find the people of your campus and write to them." />
  ),
})
