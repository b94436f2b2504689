import {
  type NotificationSettings,
  notificationsCalls,
} from '@shelfmate/contract/notifications/notifications'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '#lib/api/api-client.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { notifyError, notifySuccess } from '#ui/layers/toasts.ts'
import {
  canShowNotices,
  DeviceRefusal,
  findSubscription,
  subscribeBrowser,
  toTell,
  unsubscribeBrowser,
} from './device-push.ts'
import { showDevice } from './notifications.queries.ts'
import * as words from './notifications-words.ts'

/** What this device can do about notices. */
export type DeviceState = 'looking' | 'unsupported' | 'denied' | 'off' | 'on'

const queryKey = ['device-push']

/** Asked of the browser, again whenever this page is looked at: its settings change behind our back. */
const look = async () => ({
  permission: Notification.permission,
  endpoint: (await findSubscription())?.endpoint ?? null,
})

const lookQuery = queryOptions({
  queryKey,
  queryFn: look,
  staleTime: 0,
  gcTime: 0,
  networkMode: 'always',
  refetchOnWindowFocus: 'always',
})

/** Whether it is known by now how much there is to say of this device. */
export function useIsDeviceKnown(): boolean {
  const isAble = canShowNotices()
  const { isPending } = useQuery({ ...lookQuery, enabled: isAble })
  return !isAble || !isPending
}

/** Whether this device takes notices of this user: the browser and the server must both say so. */
export function useDeviceState({ deviceEndpoint }: NotificationSettings): DeviceState {
  const isAble = canShowNotices()
  const { data, isError } = useQuery({ ...lookQuery, enabled: isAble })
  useEffect(() => (isAble ? onPermissionChange(refresh) : undefined), [isAble])
  if (!isAble || isError) return 'unsupported'
  if (!data) return 'looking'
  if (data.permission === 'denied') return 'denied'
  const isOn = data.permission === 'granted' && data.endpoint !== null && data.endpoint === deviceEndpoint
  return isOn ? 'on' : 'off'
}

const refresh = () => void queryClient.invalidateQueries({ queryKey })

/** Calls `then` when the user changes their mind in the browser's own settings. */
function onPermissionChange(then: () => void): () => void {
  const listening = new AbortController()
  navigator.permissions.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', then, { signal: listening.signal }),
    // Not every browser tells; looking at the page again does.
    () => undefined,
  )
  return () => listening.abort()
}

/** Switching notices on, off and trying them, each from a press. */
export function useDeviceActions() {
  const switchOn = useMutation({
    mutationFn: turnOn,
    onSettled: refresh,
    onError: tell(words.notificationsAreStillOff, () => switchOn.mutate()),
  })
  const switchOff = useMutation({
    mutationFn: turnOff,
    onSettled: refresh,
    onError: tell(words.notificationsAreStillOn, () => switchOff.mutate()),
  })
  const test = useMutation({
    mutationFn: () => send(notificationsCalls.testPush, {}),
    onSuccess: () => notifySuccess(words.testOnItsWay),
    onError: tell(words.testNotSent, () => test.mutate()),
  })
  return { switchOn, switchOff, test }
}

async function turnOn(): Promise<void> {
  // First of all: browsers ask their question only while they remember the press.
  if ((await Notification.requestPermission()) !== 'granted') return
  const subscription = await subscribeBrowser()
  await showDevice(send(notificationsCalls.subscribe, { body: subscription }))
}

async function turnOff(): Promise<void> {
  await showDevice(send(notificationsCalls.unsubscribe, {}))
  await unsubscribeBrowser()
}

/** After a new password, with which the server forgets where all devices of the account take notices: this one goes on. */
export function keepNotices(): void {
  keep().catch(tell(words.notificationsAreOff, keepNotices))
}

async function keep(): Promise<void> {
  const subscription = canShowNotices() && (await findSubscription())
  if (subscription) await showDevice(send(notificationsCalls.subscribe, { body: toTell(subscription) }))
}

const tell = (kept: string, retry: () => void) => (error: Error) => {
  const { message, requestId } = describe(error)
  notifyError(`${kept} ${message}`, { requestId, retry })
}

function describe(error: Error): { message: string; requestId: string | undefined } {
  if (isApiError(error)) return describeError(error)
  const reason = error instanceof DeviceRefusal ? error.message : words.pushServiceUnreachable
  return { message: words.tryAgainSoon(reason), requestId: undefined }
}
