import { productName } from '@shelfmate/contract/api/product'
import type { Notice } from '@shelfmate/contract/notifications/notifications'
import { somethingNew } from './push-words.ts'

const icon = '/icon-192.png'
/** White on nothing: the status bar of Android shows its shape alone. */
const badge = '/badge-96.png'
const unauthenticated = 401
const tooMany = 429
const serverFault = 500
/** Weak Wi-Fi and a server that restarts are over soon; browsers give an event some minutes. */
const pausesMs = [1_000, 10_000, 60_000]
const device = '/api/notifications/push/device'
/** Where a notice that cannot be read leads. */
const start = '/home'
const unreadable: Notice = {
  title: productName,
  body: somethingNew,
  tag: 'unreadable',
  url: start,
}

/** Counts the users who left, so that what is still being told for one is not told in the name of the next. */
let leavings = 0

/** Shows what the server pushes, and opens what a pressed notice is about. */
export function listenForPush(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event.data)))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(scope, addressOf(scope, event.notification.data)))
  })
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope, event)))
}

/** TypeScript leaves out what not every browser knows. */
interface Shown extends NotificationOptions {
  renotify: boolean
}

/** Browsers end the subscription of a worker that takes a push and shows nothing. */
async function show({ registration }: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { title, body, tag, url } = readNotice(data)
  // Else a phone stays silent where yesterday's notice, or that of the message before, was never swept away. It takes a tag.
  const options: Shown = { body, tag, renotify: tag !== '', icon, badge, data: { url } }
  await registration.showNotification(title, options)
}

function readNotice(data: PushMessageData | null): Notice {
  if (!data) return unreadable
  try {
    // Only our server has the keys that this was encrypted with.
    const { title, body, tag, url } = data.json() as Notice
    return [title, body, tag, url].every((part) => typeof part === 'string')
      ? { title, body, tag, url }
      : unreadable
  } catch {
    return unreadable
  }
}

/** The page that a notice leads to; never one of another origin. */
function addressOf({ location }: ServiceWorkerGlobalScope, data: unknown): string {
  // What `show` gave.
  const { url } = (data ?? {}) as { url?: unknown }
  const asked =
    typeof url === 'string' && URL.canParse(url, location.origin) ? new URL(url, location.origin) : undefined
  return asked?.origin === location.origin ? asked.href : new URL(start, location.origin).href
}

/** A tab that shows it already is the one; any other keeps what is typed in it. */
async function open({ clients }: ServiceWorkerGlobalScope, address: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find((tab) => tab.url === address)
  await (there ? there.focus() : clients.openWindow(address))
}

/** A browser may move its subscription; without the new address the server would write to the old one. */
async function renew(
  { registration }: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  const former = oldSubscription?.options
  const subscription = newSubscription ?? (former && (await registration.pushManager.subscribe(former)))
  if (!subscription) return
  const asked = leavings
  let status = await tellServer(subscription)
  for (const pauseMs of pausesMs) {
    if (status !== undefined && status !== tooMany && status < serverFault) break
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (asked !== leavings) return
    status = await tellServer(subscription)
  }
  // Whoever had switched it on is not signed in any more. Anything else may be over at the next renewal.
  if (status === unauthenticated) await subscription.unsubscribe()
}

/** Whoever was here left: what is shown goes, and the subscription, whose session is over, before it is renewed for the next one. */
export async function forgetNotices({ registration }: ServiceWorkerGlobalScope): Promise<void> {
  leavings += 1
  for (const notice of await registration.getNotifications()) notice.close()
  try {
    await (await registration.pushManager.getSubscription())?.unsubscribe()
  } catch {
    // No push here, or no network: the server forgot the address with the session.
  }
}

/** Gives the server the new address; returns its status, undefined when nothing got through. */
async function tellServer(subscription: PushSubscription): Promise<number | undefined> {
  const { endpoint, keys } = subscription.toJSON()
  try {
    const { status } = await fetch(device, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys }),
    })
    return status
  } catch {
    return undefined
  }
}
