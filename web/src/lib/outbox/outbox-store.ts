import { transactAs } from '../device/account.ts'
import { answerOf, transact } from '../device/device-db.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** The entries on the disk of this device. Each function is one transaction, so that tabs do not come between each other. */

/** Stores an entry at the end unless it is there; answers its place, undefined when it cannot be stored. */
export const addEntry = ({ place: _none, ...entry }: OutboxEntry): Promise<number | undefined> =>
  transactAs(entry.userId, ['outbox'], async (store) => {
    const all: OutboxEntry[] = await answerOf(store('outbox').getAll())
    const known = all.find(({ id }) => id === entry.id)
    // The store numbers its entries.
    return known?.place ?? ((await answerOf(store('outbox').add(entry))) as number)
  })

/** A user's entries in the order of the presses; undefined when this browser keeps nothing. */
export const readEntries = (userId: string): Promise<OutboxEntry[] | undefined> =>
  transact('readonly', ['outbox'], async (store) => {
    const all: OutboxEntry[] = await answerOf(store('outbox').getAll())
    return all.filter((entry) => entry.userId === userId)
  })

type Alteration = (stored: OutboxEntry) => OutboxEntry | undefined

/**
 * Changes an entry that is still there, or takes it away; answers what was stored before. Undefined: it is gone, or `alter`
 * left it as it is by answering it unchanged.
 */
export async function alterEntry(place: number, alter: Alteration): Promise<OutboxEntry | undefined> {
  return transact('readwrite', ['outbox'], async (store) => {
    const stored: OutboxEntry | undefined = await answerOf(store('outbox').get(place))
    if (!stored) return undefined
    const altered = alter(stored)
    if (altered === stored) return undefined
    if (altered) store('outbox').put(altered)
    else store('outbox').delete(place)
    return stored
  })
}
