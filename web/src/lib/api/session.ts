import type { authCalls, SignedInUser } from '@shelfmate/contract/account/auth'
import type { CallAddress } from '@shelfmate/contract/api/call'
import { redirect } from '@tanstack/react-router'
import { followAnswer, forgetQueries, rememberedUser } from '../device/account.ts'
import { createStore } from '../store.ts'
import { amongTabs } from '../tab-locks.ts'
import { sendTo } from './api-client.ts'
import { forgetAskedAhead } from './asked-ahead.ts'

type SessionCall = typeof authCalls.session
/** The contract's call, spelled out: every page asks this first, and schemas would double the way to the question. */
const sessionCall: CallAddress<SessionCall> = 'GET /auth/session'

/** undefined until the server has been asked. */
const session = createStore<SignedInUser | null | undefined>(undefined)
/** How long a screen that shows nobody's data waits before it takes whoever was signed in last for the user. */
const patienceMs = 3_000
let asking: Promise<SignedInUser | null> | undefined
/** An answer that brings the next cookie: until it is there the server takes the one before for a session that is over. */
let renewing: Promise<unknown> | undefined
/** Held by the tab that waits for such an answer. */
const cookieLock = 'cookie'
/** Longer than an answer may take. */
const cookieWaitMs = 20_000

/** The signed-in user, null for a visitor, undefined before it is known. */
export const useSession = session.use
/** As `useSession`, outside components. */
export const currentSession = session.get

/** Login, sign-up, logout, a 401 and the session call say who is signed in now. What a session that is over showed is forgotten. */
export function setSession(user: SignedInUser | null): void {
  if (user === null) void forgetQueries(session.get()?.id)
  session.set(user)
}

/**
 * Who is signed in; asks the server the first time. Without an answer after `waitMs` it is whoever was signed in last on
 * this device. Throws ApiError when it cannot be known.
 */
export async function readSession(waitMs = patienceMs): Promise<SignedInUser | null> {
  const known = session.get()
  if (known !== undefined) return known
  asking ??= askOrRemember(waitMs).finally(() => {
    asking = undefined
  })
  const answer = await asking
  // Whoever signed in or out meanwhile knows better.
  if (session.get() === undefined) session.set(answer)
  return session.get() ?? null
}

/** The user renamed themselves, here or on another screen. */
export function followOwnName(displayName: string): void {
  const user = session.get()
  if (user && user.displayName !== displayName) session.set({ ...user, displayName })
}

/**
 * Asks again, after a hint that the session may be over or the account changed; where it is somebody else's by now, the page starts
 * over. Failing to ask changes nothing.
 */
export async function recheckSession(): Promise<void> {
  await renewing
  await untilCookie()
  const before = session.get()
  const answer = await ask().catch(() => undefined)
  if (answer === undefined) return
  const now = session.get()
  // Another answer, or a new name, was first, and nobody knows which is newer. What was first asks no more: this ends.
  if (now !== before)
    return now && now.id === before?.id && JSON.stringify(now) !== JSON.stringify(answer)
      ? recheckSession()
      : undefined
  if (answer === null) setSession(null)
  else if (answer.id === before?.id) session.set(answer)
  else if (before) {
    // What is pressed here would be done in that one's name. The page that starts shall not find the former one's data.
    await followAnswer(answer, before).catch(() => undefined)
    window.location.reload()
  }
}

/** Resolves when no tab waits for the next cookie; one that the system has put to sleep keeps nobody waiting for ever. */
const untilCookie = () =>
  Promise.race([
    amongTabs(cookieLock, async () => undefined, 'shared'),
    new Promise((resolve) => setTimeout(resolve, cookieWaitMs)),
  ]).catch(() => undefined)

/** Has `recheckSession`, in all tabs, wait for the answer of a call that brings the next cookie. */
export function renewCookie<T>(call: () => Promise<T>): Promise<T> {
  const answer = amongTabs(cookieLock, call)
  renewing = answer.catch(() => undefined)
  return answer
}

async function askOrRemember(waitMs: number): Promise<SignedInUser | null> {
  const asked = rememberedUser()
  const answer = ask().then((user) => {
    // Nothing waits for the disk: what is written later for this user waits its turn there.
    void asked.then((before) => followAnswer(user, before))
    return user
  })
  const remembered = new Promise((resolve) => setTimeout(resolve, waitMs)).then(async () => {
    const user = await rememberedUser()
    // Whoever has signed in since the question is remembered as well, and the answer is about before.
    return user && session.get() === undefined ? letIn(user, answer) : answer
  })
  try {
    return await Promise.race([answer, remembered])
  } catch (error) {
    const user = await rememberedUser()
    if (!user) throw error
    return user
  }
}

/** The screen opens with what is known. The server's answer counts as soon as it is there. */
function letIn(user: SignedInUser, answer: Promise<SignedInUser | null>): SignedInUser {
  const follow = async () => {
    const truth = await answer
    const now = session.get()
    // Whoever signed in or out meanwhile knows better, also as the same user.
    if (now !== undefined && now !== user) return
    if (truth === null) setSession(null)
    else if (truth.id === user.id) followOwnName(truth.displayName)
    else {
      // The page starts over, and shall not find the other user again.
      await forgetQueries(user.id)
      window.location.reload()
    }
  }
  follow().catch(() => undefined)
  return user
}

async function ask(): Promise<SignedInUser | null> {
  const { user } = await sendTo<SessionCall>(sessionCall, {})
  return user
}

/**
 * `beforeLoad` of every signed-in screen (D3): a visitor logs in first and comes back to the address asked for. Whoever was
 * signed in last on this device is let in at once: what the device shows is theirs, and the server decides about the rest.
 */
export async function requireSession({
  location,
}: {
  location: { href: string }
}): Promise<{ user: SignedInUser }> {
  const user = await readSession(0)
  if (!user) {
    forgetAskedAhead()
    throw redirect({ to: '/login', search: { next: location.href }, replace: true })
  }
  return { user }
}

/** `beforeLoad` of the landing page, /login and /signup (D3): a signed-in visitor goes home. */
export async function redirectSignedIn(): Promise<void> {
  // A server that cannot say who this is lets a visitor try to log in.
  const user = await readSession().catch(() => null)
  if (user) throw redirect({ to: '/home', replace: true })
}
