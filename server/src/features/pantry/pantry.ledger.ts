import { nthId } from '@shelfmate/contract/api/ids'
import { limits } from '@shelfmate/contract/api/limits'
import { type PantryChange, type PantryItem, pantryChangedEvent } from '@shelfmate/contract/pantry/pantry'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Executor, Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Events } from '#platform/events/events.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import {
  type AskedTurns,
  currentSeq,
  findItem,
  resizePantry,
  type StoredItem,
  type TakenTurns,
  takeTurns,
} from './pantry.repository.ts'

export interface PantryPorts extends Screens {
  database: Database
  events: Events
  clock: Clock
}

/**
 * Numbers this change and locks the owner's pantry until the transaction ends: take it before reading what the change
 * depends on, and the changes of one owner follow each other without a gap.
 */
export async function turn(tx: Tx, userId: string, added = 0): Promise<TakenTurns> {
  const [taken] = await takeTurns(tx, { userIds: [userId], turns: [1], added: [added] })
  if (!taken) throw new Error('a pantry turn answers one row')
  return taken
}

interface Sized {
  userId: string
  /** How many items the change adds. */
  added: number
}

/** What several changes ask for, of whatever owners. */
export function turnsOf(changes: readonly Sized[]): AskedTurns {
  const owners = [...Map.groupBy(changes, ({ userId }) => userId)]
  return {
    userIds: owners.map(([userId]) => userId),
    turns: owners.map(([, own]) => own.length),
    added: owners.map(([, own]) => own.reduce((sum, each) => sum + each.added, 0)),
  }
}

/** Counts items that a change turned out to add or take away. Errors: PANTRY_FULL. */
export async function resize(tx: Tx, userId: string, added: number): Promise<void> {
  const [pantry] = await resizePantry(tx, { userId, added })
  if (pantry && added > 0) refuseOverfull(pantry.itemCount)
}

/**
 * Throws PANTRY_FULL when a change made the pantry too large. Ask last: a change that was made before, or cannot be made
 * at all, has its own answer however full the pantry is.
 */
export function refuseOverfull(itemCount: number): void {
  if (itemCount > limits.pantryItems) throw new DomainError('PANTRY_FULL')
}

/** Tells every open screen of the owner once the transaction is committed; returns the change itself. */
export function announce<Change extends PantryChange>(
  ports: PantryPorts,
  tx: Tx,
  userId: string,
  change: Change,
): Change {
  const { seq, upserted, removed } = change
  tx.afterCommit(() => ports.publish(userId, pantryChangedEvent, { seq, upserted, removed }))
  return change
}

/** The number of the pantry's last change; 0 before the first. */
export async function readSeq(on: Executor, userId: string): Promise<number> {
  const [pantry] = await currentSeq(on, { userId })
  return pantry?.seq ?? 0
}

/** An item that is in the owner's pantry now. Errors: NOT_FOUND. */
export async function requirePresent(on: Executor, userId: string, id: string): Promise<StoredItem> {
  const [item] = await findItem(on, { userId, id })
  if (!item || item.removedAt !== null) throw new DomainError('NOT_FOUND')
  return item
}

/** What is known of an item beside what is sent. */
type OwnFields = 'id' | 'expiryDate' | 'dateAdded' | 'condition' | 'dateBefore'

/** What the items of one add or edit have in common, and their dates. */
export type ItemFields = Omit<PantryItem, OwnFields> & { expiryDates: string[] }

/** What nobody has done anything to yet. */
export const untouched = { condition: '', dateBefore: '' } as const

/** What was done to food before it is added, where that was told. */
export type DoneBefore = { [Field in keyof typeof untouched]?: PantryItem[Field] | undefined }

/** What an edit sends: a page that was opened before an upgrade knows nothing of fields that came with it. */
export type EditedFields = { [Field in keyof ItemFields]?: ItemFields[Field] | undefined } & Pick<
  ItemFields,
  'expiryDates'
>

/** What is told of each new item. */
export type NewItemFields = Omit<PantryItem, Exclude<OwnFields, 'expiryDate'>> & DoneBefore

/** What an add or edit asks for, one per date. */
export const perDate = <Fields extends EditedFields>({ expiryDates, ...fields }: Fields) =>
  expiryDates.map((expiryDate) => ({ ...fields, expiryDate }))

/** The items that one request makes, under ids derived from the first. */
export const itemsOf = <Fields extends object>(id: string, each: readonly Fields[], dateAdded: string) =>
  each.map((fields, n) => ({ ...fields, id: nthId(id, n), dateAdded }))

/** The one mapping from a stored row to the contract's item. */
export function toItem(row: StoredItem): PantryItem {
  const { userId: _, removedAt: __, ...item } = row
  return { ...item, dateAdded: new Date(item.dateAdded).toISOString() }
}
