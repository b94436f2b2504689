import type { PantryPage, pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { sendTo } from '#lib/api/api-client.ts'
import { addresses } from './pantry.addresses.ts'

/** More than any screen shows at once. What follows is asked for when the screen stands: it would hold up its code. */
const limit = 20
let ahead: Promise<PantryPage> | undefined

/** Asks for the first page while the screen's code is on its way. Part of every page's first load: imports little. */
export function readAhead(): void {
  ahead = sendTo<typeof pantryCalls.listItems>(addresses.listItems, { query: { limit } })
  ahead.catch(() => undefined)
}

/** The page that was asked for ahead, once; undefined when there is none, or it failed: a visitor's does. */
export async function takeReadAhead(): Promise<PantryPage | undefined> {
  const page = ahead
  ahead = undefined
  return page?.catch(() => undefined)
}
