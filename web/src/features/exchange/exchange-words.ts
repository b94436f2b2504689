import { counted } from '#lib/counted.ts'
import type { ExchangeFilter } from './exchange-filter.ts'

export const orderNames = { expiringFirst: 'Expiring First', expiringLast: 'Expiring Last' } as const
export const allDorms = 'All dorms'

/** How much a text is too long; undefined when it is not. */
export function excess(text: string, most: number): string | undefined {
  const count = [...text.trim()].length - most
  return count > 0 ? `${counted(count, 'character')} too many` : undefined
}

/** Whether a filter leaves anything out. */
export const isFiltered = ({ search, dorm }: ExchangeFilter) => search.trim() !== '' || dorm !== ''

/** Why a filter shows nothing. */
export function nothingFound({ search, dorm }: ExchangeFilter): string {
  const wanted = search.trim()
  const food = wanted === '' ? 'Nobody is sharing food' : `Nobody is sharing “${wanted}”`
  return `${food}${dorm === '' ? '' : ` at ${dorm}`} right now.`
}
