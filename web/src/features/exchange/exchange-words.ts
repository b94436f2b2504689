import { counted } from '@shelfmate/contract/text/counted'
import type { ExchangeFilter } from './screen/exchange-filter.ts'

export const titles = { title: 'Food Exchange', subtitle: 'Pass it on, or pick something up.' }
export const orderNames = { expiringFirst: 'Expiring First', expiringLast: 'Expiring Last' } as const
export const whose = { '': 'Everyone’s', mine: 'Mine' } as const
export const hiding = {
  '': 'Show all food',
  met: 'Hide what I can’t eat',
  unstated: 'Also hide if allergens aren’t stated',
} as const
export const allDorms = 'All dorms'
export const dormFirst = 'My dorm first'

/** How much a text is too long; undefined when it is not. */
export function excess(text: string, most: number): string | undefined {
  const count = [...text.trim()].length - most
  return count > 0 ? `${counted(count, 'character')} too many` : undefined
}

/** Whether a filter leaves anything out. */
export const isFiltered = ({ search, dorm, mine, hide }: ExchangeFilter) =>
  search.trim() !== '' || dorm !== '' || mine === true || hide !== undefined

/** Why a filter shows nothing. */
export function nothingFound({ search, dorm, mine, hide }: ExchangeFilter): string {
  const wanted = search.trim()
  if (hide) return 'There’s no food here that fits your filters right now.'
  const who = mine ? 'You’re not sharing' : 'Nobody is sharing'
  const food = wanted === '' ? 'food' : `“${wanted}”`
  return `${who} ${food}${dorm === '' ? '' : ` at ${dorm}`} right now.`
}

/** A post at its own address. */
export const postWords = {
  title: 'Food to share',
  loading: 'Loading the post…',
  failed: 'The post could not be loaded.',
  gone: 'Post not found.',
  goneHint: 'It may have been handed over already, or its date may have passed.',
  toAll: 'See what else there is',
} as const
