import type { PantryItem } from '@shelfmate/contract/pantry'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import type { PantryFilter } from '#features/pantry/pantry-filter.ts'
import { readAhead } from '#features/pantry/pantry-read-ahead.ts'
import { PantryScreen } from '#features/pantry/pantry-screen.tsx'
import { isStateFilter, type StateFilter } from '#features/pantry/state-filter.ts'
import { partOnSight } from '#lib/lazy-part.ts'

/** What is looked for stands in the address, so that Back from another screen finds it again. */
interface PantrySearch {
  search?: string
  state?: Exclude<StateFilter, 'all'>
}

export const Route = createFileRoute('/_app/pantry')({
  validateSearch: ({ search, state }): PantrySearch => ({
    // The router reads `?search=100` as a number.
    ...((typeof search === 'string' || typeof search === 'number') && { search: String(search) }),
    ...(isStateFilter(state) && state !== 'all' && { state }),
  }),
  staticData: { title: 'My Inventory', readAhead },
  component: PantryRoute,
})

const BesideName = partOnSight(async () => (await import('#features/foods/beside-name.tsx')).BesideName)
const NamesLive = partOnSight(async () => (await import('#features/foods/names-live.tsx')).NamesLive)
const beside = (name: string) => <BesideName name={name} />

function PantryRoute() {
  const navigate = Route.useNavigate()
  const address = Route.useSearch()
  const [filter, setFilter] = useState<PantryFilter>({
    search: address.search ?? '',
    state: address.state ?? 'all',
  })
  const follow = ({ search, state }: PantryFilter) => {
    setFilter({ search, state })
    void navigate({
      search: { ...(search !== '' && { search }), ...(state !== 'all' && { state }) },
      replace: true,
      resetScroll: false,
    })
  }
  const donate = ({ id, name, quantity, expiryDate, remark }: PantryItem) =>
    void navigate({
      to: '/exchange',
      search: { foodName: name, quantity, expiryDate, ...(remark !== '' && { remark }), item: id },
    })
  return (
    <>
      <PantryScreen filter={filter} onFilter={follow} onDonate={donate} beside={beside} />
      <NamesLive />
    </>
  )
}
