import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { createFileRoute } from '@tanstack/react-router'
import { donationAddress } from '#features/pantry/data/pantry.mutations.ts'
import { readAhead } from '#features/pantry/data/pantry-read-ahead.ts'
import { isSort } from '#features/pantry/list/list-sorts.ts'
import { isStateFilter } from '#features/pantry/list/state-filter.ts'
import { PantryScreen } from '#features/pantry/screen/pantry-screen.tsx'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { beginDonations } from './-donations.ts'
import { type PantrySearch, useAddressFilter } from './-pantry-filter.ts'
import * as words from './-screen-words.ts'

/** The router reads `?search=100` as a number. */
const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

export const Route = createFileRoute('/_app/pantry')({
  validateSearch: ({ search, state, sort, group, place }): PantrySearch => ({
    ...(isText(search) && { search: String(search) }),
    ...(isStateFilter(state) && state !== 'all' && { state }),
    ...(isSort(sort) && sort !== 'date' && { sort }),
    ...(group === 'place' && { group }),
    ...(isText(place) && { place: String(place) }),
  }),
  staticData: { title: words.myInventory, readAhead },
  component: PantryRoute,
})

const BesideName = lazyOnRender(async () => (await import('#features/foods/beside-name.tsx')).BesideName)
const NamesLive = lazyOnRender(async () => (await import('#features/foods/names-live.tsx')).NamesLive)
const PictureOfName = lazyOnRender(
  async () => (await import('#features/foods/picture-of-name.tsx')).PictureOfName,
)
const beside = (name: string) => <BesideName name={name} />
const picture = (name: string) => <PictureOfName name={name} />

function PantryRoute() {
  const navigate = Route.useNavigate()
  const [filter, follow] = useAddressFilter(Route.useSearch(), (search) => {
    void navigate({ search, replace: true, resetScroll: false })
  })
  const donate = (items: readonly PantryItem[]) => {
    const search = beginDonations(items.map(donationAddress))
    if (search) void navigate({ to: '/exchange', search })
  }
  return (
    <>
      <PantryScreen filter={filter} onFilter={follow} onDonate={donate} beside={beside} picture={picture} />
      {/* Before a row is opened: what came into its card only then would push its buttons below Add Item. */}
      <NamesLive>{beside('')}</NamesLive>
    </>
  )
}
