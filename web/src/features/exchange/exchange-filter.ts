import type { PostOrder } from '@shelfmate/contract/exchange'

/** What is looked for. Imports no code: the route reads it from the address before the screen's code is there. */
export interface ExchangeFilter {
  search: string
  /** Empty: all dorms. */
  dorm: string
  order: PostOrder
}

export const noFilter: ExchangeFilter = { search: '', dorm: '', order: 'expiringFirst' }

/** Whether a value from the address is an order of the list. */
export const isPostOrder = (value: unknown): value is PostOrder =>
  value === 'expiringFirst' || value === 'expiringLast'
