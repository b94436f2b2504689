import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Sort } from '#features/pantry/list/list-sorts.ts'
import type { PantryFilter } from '#features/pantry/list/pantry-filter.ts'
import type { StateFilter } from '#features/pantry/list/state-filter.ts'

/** What is looked for and its order stand in the address, so that Back from another screen finds them again. */
export interface PantrySearch {
  search?: string
  state?: Exclude<StateFilter, 'all'>
  sort?: Exclude<Sort, 'date'>
  group?: 'place'
  place?: string
}

/** The filter as it is typed: the address follows it, and it follows an address that a link or Back led to. */
export function useAddressFilter(
  address: PantrySearch,
  onAsk: (address: PantrySearch) => void,
): [filter: PantryFilter, change: (filter: PantryFilter) => void] {
  const [filter, setFilter] = useState(() => filterOf(address))
  const key = JSON.stringify(addressOf(filterOf(address)))
  // Addresses come later than they are asked for, not always all of them: one of an earlier letter takes nothing back.
  const asked = useRef([key])
  const follow = useEffectEvent((arrived: string) => {
    const place = asked.current.indexOf(arrived)
    asked.current = place < 0 ? [] : asked.current.slice(place + 1)
    if (place < 0) setFilter(filterOf(address))
  })
  useEffect(() => follow(key), [key])
  const change = (next: PantryFilter) => {
    const search = addressOf(next)
    asked.current.push(JSON.stringify(search))
    setFilter(next)
    onAsk(search)
  }
  return [filter, change]
}

const filterOf = ({ search, state, sort, group, place }: PantrySearch): PantryFilter => ({
  search: search ?? '',
  state: state ?? 'all',
  order: { sort: sort ?? 'date', byPlace: group === 'place', place },
})

const addressOf = ({ search, state, order: { sort, byPlace, place } }: PantryFilter): PantrySearch => ({
  ...(search !== '' && { search }),
  ...(state !== 'all' && { state }),
  ...(sort !== 'date' && { sort }),
  ...(byPlace && { group: 'place' }),
  ...(place !== undefined && { place }),
})
