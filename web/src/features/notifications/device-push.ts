import { notificationsCalls, type Subscription } from '@shelfmate/contract/notifications/notifications'
import { send } from '#lib/api/api-client.ts'
import * as words from './notifications-words.ts'

const workerWaitMs = 10_000

/** Whether this browser can show notices at all: on an iPhone only from the home screen. */
export const canShowNotices = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Why notices could not be switched on, where it was not the server. */
export class DeviceRefusal extends Error {
  override readonly name = 'DeviceRefusal'
}

/** Where this browser takes notices; none where it takes none. */
export async function findSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.pushManager.getSubscription()
}

/** Subscribes this browser anew with the server's key; asks for permission where that is still to be asked. */
export async function subscribeBrowser(): Promise<Subscription> {
  const [{ pushManager }, { publicKey }] = await Promise.all([worker(), send(notificationsCalls.pushKey, {})])
  // One made with another key, by a server that was set up anew, would stand in the way.
  await (await pushManager.getSubscription())?.unsubscribe()
  return toTell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/** What the server is told of a subscription. */
export function toTell(subscription: PushSubscription): Subscription {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new DeviceRefusal(words.noPushAddress)
  return { endpoint, keys: { p256dh, auth } }
}

export async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DeviceRefusal(words.pushWorkerNotStarted)), workerWaitMs)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}
