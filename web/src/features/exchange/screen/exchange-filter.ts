import type { PostOrder } from '@shelfmate/contract/exchange/exchange'
import type { HiddenKind } from '@shelfmate/contract/exchange/offer-values'

/** What is looked for. Imports no code: the route reads it from the address before the screen's code is there. */
export interface ExchangeFilter {
  /** One post alone, at its own address. */
  id?: string | undefined
  search: string
  /** Empty: all dorms. */
  dorm: string
  /** The dorm whose posts come first, where `dorm` is empty. */
  first?: string | undefined
  order: PostOrder
  /** One's own posts alone. */
  mine?: true | undefined
  /** What the viewer cannot eat is left out. */
  hide?: HiddenKind | undefined
}

export const noFilter: ExchangeFilter = { search: '', dorm: '', order: 'expiringFirst' }

/** Whether a value from the address is an order of the list. */
export const isPostOrder = (value: unknown): value is PostOrder =>
  value === 'expiringFirst' || value === 'expiringLast'

/** Whether a value from the address says what is left out. */
export const isHiddenKind = (value: unknown): value is HiddenKind => value === 'met' || value === 'unstated'
