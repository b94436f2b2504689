import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#ui/coming-soon.tsx'

export const Route = createFileRoute('/_app/notifications')({
  staticData: { title: 'Expiry Notifications' },
  component: () => (
    <ComingSoon
      title="Expiry Notifications"
      text="Here you will switch the morning mail about food that expires soon on and off."
    />
  ),
})
