import type { Tx } from '#platform/database/database.ts'
import { wasteChanged } from '../pantry.events.ts'
import type { PantryPorts } from '../pantry.ledger.ts'
import { forgetWaste } from './waste.repository.ts'

/** Takes back that items which are there again were thrown away. */
export async function undoWaste(
  { events }: Pick<PantryPorts, 'events'>,
  tx: Tx,
  own: { userId: string; itemIds: string[] },
): Promise<void> {
  const forgotten = await forgetWaste(tx, own)
  if (forgotten.length > 0) tx.afterCommit(() => events.emitCommitted(wasteChanged, { userId: own.userId }))
}
