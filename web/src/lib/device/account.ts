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
export const rememberUser = (user: SignedInUser): Promise<number> => remember(user, () => true)

/**
 * Takes what the server said of whoever was remembered here when it was asked (undefined: nobody). Who has entered or left since,
 * on another tab, knows better: then it changes nothing.
 */
export async function followAnswer(
  answer: SignedInUser | null,
  asked: SignedInUser | undefined,
): Promise<void> {
  if (answer) await remember(answer, (now) => now?.id === asked?.id || now?.id === answer.id)
  else await forgetQueries(asked?.id)
}

async function remember(
  user: SignedInUser,
  mayFollow: (now: SignedInUser | undefined) => boolean,
): Promise<number> {
  let hadOthers = false
  const lost = await transact('readwrite', ['account', 'seen', 'outbox'], async (store) => {
    const before: SignedInUser | undefined = await answerOf(store('account').get(accountKey))
    if (!mayFollow(before)) return 0
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

/** The session of this user is over: what was seen goes; what was not sent waits for them to come back. */
export async function forgetQueries(userId: string | undefined): Promise<void> {
  await forget(userId, ['account', 'seen'])
}

/** This user leaves the device: nothing of theirs stays. */
export async function forgetUser(userId: string | undefined): Promise<void> {
  await forget(userId, ['account', 'seen', 'outbox'])
}

/** A tab that hears of it late takes nothing from whoever has entered since: what was the former one's went then. */
async function forget(userId: string | undefined, names: readonly StoreName[]): Promise<void> {
  const isAnothers = await transact('readwrite', names, async (store) => {
    const now: SignedInUser | undefined = await answerOf(store('account').get(accountKey))
    if (now && now.id !== userId) return true
    for (const name of names) store(name).clear()
    return false
  })
  if (!isAnothers) await forgetOnWorker()
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
