import { isDeepStrictEqual } from 'node:util'
import { nthId } from '@shelfmate/contract/api/ids'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import type { ItemAction } from '@shelfmate/contract/pantry/pantry-actions'

/** One action on several items, as whoever asked for it was told. */
export interface Act {
  id: string
  action: ItemAction
  /** Undone, or with all its items gone, it does not stand; one that stayed unanswered may. */
  stands: boolean | undefined
  /** Those that the answer names. */
  itemIds?: string[]
}

export type State = Pick<PantryItem, 'expiryDate' | 'dateSource' | 'place' | 'condition' | 'dateBefore'>

/** What PostgreSQL holds of an owner's actions and of what they did. */
export interface StoredActs {
  /** What can be undone, the oldest first. */
  actions: { id: string; action: string; items: { id: string; after?: State }[] }[]
  /** The item of each consumption. */
  consumptions: Map<string, string>
  /** Removed ones are gone with their pieces: none was used up. */
  items: Map<string, { state: State; isRemoved: boolean }>
}

/** Actions of several devices on the same items: each took effect whole and once or not at all, and so did its undo. */
export class Acts {
  readonly #untouched: State
  readonly #unsettled: Act[] = []
  readonly #used = new Map<string, string>()
  readonly #removed = new Set<string>()
  readonly #states = new Map<string, State>()

  /** `untouched`: the state of items on which nobody acted. */
  constructor(untouched: State) {
    this.#untouched = untouched
  }

  add(act: Act): void {
    this.#unsettled.push(act)
  }

  /** Holds what is stored, while all devices rest, against what they were told. `taken` may be gone by other ways. */
  check(stored: StoredActs, taken: ReadonlySet<string>): string[] {
    const kept = new Map(stored.actions.map((action) => [action.id, action]))
    const settled = this.#unsettled.splice(0).flatMap((act) => this.#settle(act, kept.get(act.id)))
    for (const { id, after } of stored.actions.flatMap(({ items }) => items))
      if (after) this.#states.set(id, after)
    return [...settled, ...this.#usesAmiss(stored), ...this.#itemsAmiss(stored, taken)]
  }

  #settle({ id, stands, itemIds }: Act, row: StoredActs['actions'][number] | undefined): string[] {
    if (!row) return stands === true ? [`lost action ${id}`] : []
    for (const [n, item] of row.items.entries()) {
      if (row.action === 'remove') this.#removed.add(item.id)
      if (row.action === 'useUpOne' || row.action === 'useUpAll') this.#used.set(nthId(id, n), item.id)
    }
    if (stands === false) return [`action ${id} stands though it was undone`]
    const isWhole =
      !itemIds || isDeepStrictEqual(itemIds.toSorted(), row.items.map((item) => item.id).toSorted())
    return isWhole ? [] : [`action ${id} is stored with other items than it was answered with`]
  }

  #usesAmiss({ consumptions }: StoredActs): string[] {
    return [
      ...[...this.#used]
        .filter(([id, itemId]) => consumptions.get(id) !== itemId)
        .map(([id]) => `lost use ${id}`),
      ...[...consumptions.keys()].filter((id) => !this.#used.has(id)).map((id) => `doubled use ${id}`),
    ]
  }

  #itemsAmiss({ items }: StoredActs, taken: ReadonlySet<string>): string[] {
    return [...items].flatMap(([id, { state, isRemoved }]) => {
      const expected = this.#states.get(id) ?? this.#untouched
      const wasRemoved = this.#removed.has(id)
      return [
        ...(isRemoved && !wasRemoved && !taken.has(id) ? [`item ${id} is gone, and nothing removed it`] : []),
        ...(wasRemoved && !isRemoved ? [`item ${id} was removed, and is there`] : []),
        ...(isDeepStrictEqual(state, expected)
          ? []
          : [`item ${id} is ${JSON.stringify(state)}, not ${JSON.stringify(expected)}`]),
      ]
    })
  }
}
