import {
  type NotificationSettings,
  notificationsCalls,
  notificationsChangedEvent,
} from '@shelfmate/contract/notifications'
import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '#lib/api-client.ts'
import { describeError } from '#lib/errors.ts'
import { queryClient } from '#lib/query-client.ts'
import { onEvent, onReconnect } from '#lib/realtime.ts'
import { notifyError } from '#ui/toasts.ts'

/** The user's reminder settings and what the next mail would say. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => send(notificationsCalls.read, {}, { signal }),
})

const { queryKey } = notificationsQuery

/** Keeps the settings as they are on the user's other screens and behind the unsubscribe link. */
export function useNotificationsLive(): void {
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey })
    const stops = [onEvent(notificationsChangedEvent, show), onReconnect(refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}

/** Switches the mail on or off: on screen at once, saved at once, back again with a reason if the server refuses. */
export async function switchEmail(emailEnabled: boolean): Promise<void> {
  show({ emailEnabled })
  try {
    queryClient.setQueryData(queryKey, await send(notificationsCalls.update, { body: { emailEnabled } }))
  } catch (error) {
    show({ emailEnabled: !emailEnabled })
    const { message, requestId } = describeError(error)
    notifyError(`The switch is back where it was. ${message}`, {
      requestId,
      retry: () => void switchEmail(emailEnabled),
    })
  }
}

function show({ emailEnabled }: Pick<NotificationSettings, 'emailEnabled'>): void {
  queryClient.setQueryData(queryKey, (known) => known && { ...known, emailEnabled })
}
