import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '#features/notifications/notifications-screen.tsx'
import * as words from './-screen-words.ts'

export const Route = createFileRoute('/_app/notifications')({
  staticData: { title: words.expiryNotifications },
  component: NotificationsScreen,
})
