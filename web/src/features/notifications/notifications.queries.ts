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
import { currentSession } from '#lib/api/session.ts'
import { clocksDifferMs, msToMidnight } from '#lib/dates.ts'
import { keptOnDevice } from '#lib/device/persisted-queries.ts'
import { isSame } from '#lib/forms/form-opening.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { pressLive } from '#lib/press/press-live.ts'
import { GivenUp } from '#lib/press/press-refusal.ts'
import { listenLive } from '#lib/realtime.ts'
import { notifyError } from '#ui/layers/toasts.ts'
import * as words from './notifications-words.ts'

/** The user's reminder settings and what the next mail would say. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async ({ signal }) => {
    const settings = await send(notificationsCalls.read, {}, { signal })
    told &&= settings
    return withPresses(settings)
  },
  meta: keptOnDevice(),
  // Nobody told of the food that has come and gone meanwhile.
  refetchOnMount: 'always',
  // What a mail of today would say is another thing tomorrow.
  refetchInterval: () => msToMidnight(new Date()) + clocksDifferMs,
  networkMode: 'always',
})

const { queryKey } = notificationsQuery

/** What the server said last, as long as what is shown is ahead of it. */
let told: NotificationChoices | undefined
/** In the order of the presses. */
const underWay = new Set<ChoicesChange>()
/** Whether the server told otherwise meanwhile, as it also does of one's own quick presses. Which it took last, its answer does not say. */
let isContested = false

/** Keeps the settings as they are on the user's other screens and behind the unsubscribe link. */
export function useNotificationsLive(): void {
  useEffect(() => {
    const refresh = () => void readAgain({ queryKey })
    return listenLive(refresh, [notificationsChangedEvent, hearEvent])
  }, [])
}

/** What is to be changed; the rest stays. */
export type ChoicesChange = Partial<Omit<NotificationChoices, 'push'>> & { push?: Partial<PushChoices> }

/** Changes what may be sent: on screen at once, saved in the order of the presses, back again with a reason if the server refuses. */
export async function choose(change: ChoicesChange): Promise<void> {
  told ??= queryClient.getQueryData(queryKey)
  underWay.add(change)
  show(change)
  try {
    await pressLive(
      { kind: 'notifications', payload: change, lane: 'notifications' },
      () => send(notificationsCalls.update, { body: change }),
      () => hear(change),
    ).finally(() => underWay.delete(change))
  } catch (error) {
    // Another user has entered.
    if (error instanceof GivenUp) return
    if (told) show(undoing(change, told))
    // It may have arrived, and only the answer been lost.
    void readAgain({ queryKey })
    if (told && isSame(told, changed(told, change))) return
    const { message, requestId } = describeError(error)
    notifyError(words.switchIsBack(message), {
      requestId,
      retry: () => void choose(change),
    })
  } finally {
    if (underWay.size === 0) {
      told = undefined
      if (isContested) void readAgain({ queryKey })
      isContested = false
    }
  }
}

/** Some device has chosen this. */
function hearEvent(change: ChoicesChange): void {
  const now = told && changed(told, change)
  isContested ||= now !== undefined && !isSame(now, [...underWay].reduce(changed<NotificationChoices>, now))
  hear(change)
}

/** Shows where this device takes notices by the server's answer, unless another user has entered by then. */
export async function showDevice(answer: Promise<NotificationSettings>): Promise<void> {
  const userId = currentSession()?.id
  const { deviceEndpoint } = await answer
  if (currentSession()?.id !== userId) return
  // The rest of it may be older than what the live connection has told meanwhile.
  keep((known) => ({ ...known, deviceEndpoint }))
}

/** The server has this. */
function hear(change: ChoicesChange): void {
  told &&= changed(told, change)
  show(change)
}

const show = (change: ChoicesChange): void => keep((known) => withPresses(changed(known, change)))

function keep(change: (known: NotificationSettings) => NotificationSettings): void {
  queryClient.setQueryData(queryKey, (known) => known && change(known))
  // What is being read meanwhile may have left the server before this.
  void readAgain({ queryKey, fetchStatus: 'fetching' })
}

/** What the server does not have yet is shown over what it says: its answer to a press may be older than the next press. */
const withPresses = (known: NotificationSettings) =>
  [...underWay].reduce(changed<NotificationSettings>, known)

const changed = <T extends NotificationChoices>(known: T, { push, ...rest }: ChoicesChange): T => ({
  ...known,
  ...rest,
  push: { ...known.push, ...push },
})

/** What undoes a change: it names only what that touched, because others may have changed the rest meanwhile. */
function undoing(change: ChoicesChange, before: NotificationChoices): ChoicesChange {
  const { push = {}, ...rest } = change
  return { ...namedAs(rest, before), push: namedAs(push, before.push) }
}

/** The properties of `from` that `names` has. */
const namedAs = <T extends object>(names: Partial<T>, from: T): Partial<T> =>
  // Object.entries forgets which names it gives.
  Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(names, name))) as Partial<T>
