import type { SignedInUser } from '@shelfmate/contract/account/auth'
import type { PantryPage, pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { sendTo } from '#lib/api/api-client.ts'
import { currentSession, readSession } from '#lib/api/session.ts'
import { addresses } from './pantry.addresses.ts'

/** More than any screen shows at once. What follows is asked for when the screen stands: it would hold up its code. */
const limit = 20
let ahead: Promise<[PantryPage, SignedInUser | null]> | undefined

/** Asks for the first page while the screen's code is on its way. Part of every page's first load: imports little. */
export function readAhead(): void {
  ahead = Promise.all([
    sendTo<typeof pantryCalls.listItems>(addresses.listItems, { query: { limit } }),
    readSession(0),
  ])
  ahead.catch(() => undefined)
}

/**
 * The page that was asked for ahead, once; undefined when there is none, or it failed: a visitor's does. Whoever has
 * logged in since has another pantry.
 */
export async function takeReadAhead(): Promise<PantryPage | undefined> {
  const asked = ahead
  forgetReadAhead()
  const [page, user] = (await asked?.catch(() => undefined)) ?? []
  return user?.id === currentSession()?.id ? page : undefined
}

/** Something is known to be newer than the page that was asked for ahead. */
export function forgetReadAhead(): void {
  ahead = undefined
}
