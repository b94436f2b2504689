import {
  type NotificationChoices,
  type NotificationSettings,
  notificationsCalls,
  notificationsChangedEvent,
  type PushChoices,
} from '@shelfmate/contract/notifications/notifications'
import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '#lib/api/api-client.ts'
import { describeError } from '#lib/api/errors.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { keptOnDevice } from '#lib/kept/last-seen.ts'
import { pressLive } from '#lib/press/press-live.ts'
import { listenLive } from '#lib/realtime.ts'
import { notifyError } from '#ui/layers/toasts.ts'
import * as words from './notifications-words.ts'

/** The user's reminder settings and what the next mail would say. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => send(notificationsCalls.read, {}, { signal }),
  meta: keptOnDevice(),
  networkMode: 'always',
})

const { queryKey } = notificationsQuery

/** Keeps the settings as they are on the user's other screens and behind the unsubscribe link. */
export function useNotificationsLive(): void {
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey })
    return listenLive(refresh, [notificationsChangedEvent, show])
  }, [])
}

/** What is to be changed; the rest stays. */
export type ChoicesChange = Partial<Omit<NotificationChoices, 'push'>> & { push?: Partial<PushChoices> }

/** Changes what may be sent: on screen at once, saved in the order of the presses, back again with a reason if the server refuses. */
export async function choose(change: ChoicesChange): Promise<void> {
  const before = queryClient.getQueryData(queryKey)
  show(change)
  try {
    await pressLive({ kind: 'notifications', payload: change, lane: 'notifications' }, () =>
      send(notificationsCalls.update, { body: change }),
    )
  } catch (error) {
    if (before) show(undoing(change, before))
    const { message, requestId } = describeError(error)
    notifyError(words.switchIsBack(message), {
      requestId,
      retry: () => void choose(change),
    })
  }
}

/** Shows what the server says that everything is. */
export const showSettings = (settings: NotificationSettings): void =>
  void queryClient.setQueryData(queryKey, settings)

function show({ push, ...rest }: ChoicesChange): void {
  queryClient.setQueryData(
    queryKey,
    (known) => known && { ...known, ...rest, push: { ...known.push, ...push } },
  )
}

/** As it was before: only what a change touched, because others may have changed the rest meanwhile. */
function undoing(change: ChoicesChange, before: NotificationChoices): ChoicesChange {
  const { push = {}, ...rest } = change
  return { ...namedAs(rest, before), push: namedAs(push, before.push) }
}

/** The properties of `from` that `names` has. */
const namedAs = <T extends object>(names: Partial<T>, from: T): Partial<T> =>
  // Object.entries forgets which names it gives.
  Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(names, name))) as Partial<T>
