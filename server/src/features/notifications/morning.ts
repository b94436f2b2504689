import type { DueHandOver, UrgentItem } from '@shelfmate/contract/notifications/notifications'
import { listHandOvers } from '#features/requests/index.ts'
import type { Executor } from '#platform/database/database.ts'
import { listUrgent } from './reminders/urgent-items.ts'

/** What a morning says to somebody: food that wants to be used, and what is to change hands that day. */
export interface Morning {
  items: readonly UrgentItem[]
  handOvers: readonly DueHandOver[]
}

interface Reader {
  userId: string
  timeZone: string
}

/** What the morning of that date says; `before` is the date of the last one that said what had passed. */
export async function readMorning(
  on: Executor,
  { userId, timeZone }: Reader,
  localDate: string,
  before: string | null,
): Promise<Morning> {
  const items = await listUrgent(on, userId, localDate, before)
  return { items, handOvers: await listHandOvers(on, { userId, localDate, timeZone }) }
}

/** Whether there is nothing to say. */
export const isQuiet = ({ items, handOvers }: Morning): boolean => items.length + handOvers.length === 0
