import { defineCommittedEvent, defineEvent } from '#platform/events/events.ts'

/** Items were logged by adds that shared a transaction, an entry for each; never the replacements that an edit makes. */
export const itemsLogged = defineEvent<{ logged: { userId: string; itemIds: string[] }[]; at: Date }>(
  'itemsLogged',
)

/** One unit was used up. */
export const itemConsumed = defineEvent<{ userId: string; consumptionId: string; itemId: string; at: Date }>(
  'itemConsumed',
)

/** A consumption was undone: its log entry is gone; `consumedAt` is when it had been made. */
export const itemConsumptionUndone = defineEvent<{ userId: string; consumptionId: string; consumedAt: Date }>(
  'itemConsumptionUndone',
)

/** More, or less, of what its owner removed was thrown away than was said before. */
export const wasteChanged = defineCommittedEvent<{ userId: string }>('wasteChanged')

/** Units left the pantry to be given away. */
export const itemDonated = defineEvent<{ userId: string; itemId: string; quantity: number; at: Date }>(
  'itemDonated',
)
