import type { SignedInUser } from '@shelfmate/contract/account/auth'
import { answerOf, type StoreName, transact } from './device-db.ts'

/**
 * Whose data this device keeps. Everything that is written for a user is written in a transaction that looks at this
 * first: a tab that has not heard of a logout yet cannot bring anything back.
 */
export const accountKey = 'user'

/** The user who was last known to be signed in here; undefined when they left, or nobody was. */
export const rememberedUser = (): Promise<SignedInUser | undefined> =>
  transact<SignedInUser | undefined>('readonly', ['account'], (store) =>
    answerOf(store('account').get(accountKey)),
  )

/** Says that the device is this user's now; what others left goes. Returns how many unsent changes went with it. */
export async function rememberUser(user: SignedInUser): Promise<number> {
  let hadOthers = false
  const lost = await transact('readwrite', ['account', 'seen', 'outbox'], async (store) => {
    const before: SignedInUser | undefined = await answerOf(store('account').get(accountKey))
    store('account').put(user, accountKey)
    if (before?.id === user.id) return 0
    const unsent: { userId: string }[] = await answerOf(store('outbox').getAll())
    const isOthers = unsent.filter(({ userId }) => userId !== user.id)
    hadOthers = before !== undefined || isOthers.length > 0
    if (before) store('seen').clear()
    if (isOthers.length > 0) {
      store('outbox').clear()
      for (const own of unsent) if (own.userId === user.id) store('outbox').put(own)
    }
    return isOthers.length
  })
  if (hadOthers) await forgetOnWorker()
  return lost ?? 0
}

/** The session is over: what was seen goes; what was not sent waits for this user to come back. */
export async function forgetQueries(): Promise<void> {
  await clear(['account', 'seen'])
}

/** The user leaves this device: nothing of theirs stays. */
export async function forgetUser(): Promise<void> {
  await clear(['account', 'seen', 'outbox'])
}

async function clear(names: readonly StoreName[]): Promise<void> {
  await transact('readwrite', names, async (store) => {
    for (const name of names) store(name).clear()
  })
  await forgetOnWorker()
}

/** Thumbnails, notices and where they come from: the service worker's. A page that was loaded past it asks it, too. */
async function forgetOnWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    registration?.active?.postMessage({ kind: 'forget' })
    await caches.delete('pictures')
  } catch {
    // No service worker, no images: the page was opened over plain HTTP.
  }
}

/** Runs `work` in a transaction, provided that the device is still this user's. */
export const transactAs = <T>(
  userId: string,
  names: readonly StoreName[],
  work: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T | undefined> =>
  transact('readwrite', ['account', ...names], async (store) => {
    const user: SignedInUser | undefined = await answerOf(store('account').get(accountKey))
    return user?.id === userId ? work(store) : undefined
  })
