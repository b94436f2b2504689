import { limits } from '@shelfmate/contract/api/limits'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import {
  type ExchangeFilter,
  isHiddenKind,
  isPostOrder,
  noFilter,
} from '#features/exchange/screen/exchange-filter.ts'
import { ExchangeScreen } from '#features/exchange/screen/exchange-screen.tsx'
import { useTypedFilter } from '#features/exchange/screen/use-typed-filter.ts'
import { useIsLeaving } from '#lib/forms/use-is-leaving.ts'
import { endDonations, nextDonation, placeInRow } from '../-donations.ts'
import * as words from '../-screen-words.ts'
import { useViewerOfPosts } from './-viewer-of-posts.tsx'

/** What is looked for stands in the address, so that Back from another screen finds it again. */
interface ExchangeSearch extends Partial<ExchangeFilter> {
  /** What Donate in the pantry carries over (section 4), and the item that it comes from. */
  foodName?: string
  quantity?: number
  expiryDate?: string
  remark?: string
  item?: string
}

const texts = ['search', 'dorm', 'first', 'foodName', 'expiryDate', 'remark', 'item'] as const

export const Route = createFileRoute('/_app/exchange/')({
  validateSearch: (search): ExchangeSearch => {
    const { order, quantity } = search
    const known: ExchangeSearch = {}
    for (const name of texts) {
      const value = search[name]
      // The router reads `?foodName=100` as a number.
      if ((typeof value === 'string' && value !== '') || typeof value === 'number')
        known[name] = String(value)
    }
    if (search['mine'] === true || search['mine'] === 'true') known.mine = true
    if (isHiddenKind(search['hide'])) known.hide = search['hide']
    if (isPostOrder(order) && order !== noFilter.order) known.order = order
    if (Number.isInteger(Number(quantity)) && Number(quantity) > 0) known.quantity = Number(quantity)
    return known
  },
  staticData: { title: words.foodExchange },
  component: ExchangeRoute,
  onLeave: endDonations,
})

/** The part of the address that tells what is looked for. */
const addressOf = ({ search, dorm, first, order, mine, hide }: ExchangeFilter): ExchangeSearch => ({
  ...(search !== '' && { search }),
  ...(dorm !== '' && { dorm }),
  ...(first && dorm === '' && { first }),
  ...(order !== noFilter.order && { order }),
  ...(mine && { mine }),
  ...(hide && { hide }),
})

function ExchangeRoute() {
  const navigate = Route.useNavigate()
  const { search = '', dorm = '', first, order = noFilter.order, ...rest } = Route.useSearch()
  const { mine, hide, ...carried } = rest
  const { user } = Route.useRouteContext()
  // No longer than the server takes it, whoever wrote the address.
  const asked = {
    search: cut(search, limits.searchLength),
    dorm: cut(dorm, limits.dormLength),
    first: dorm === '' && first ? cut(first, limits.dormLength) : undefined,
    order,
    mine,
    hide,
  }
  const isLeaving = useIsLeaving()
  const ask = (filter: ExchangeFilter) => {
    if (!isLeaving()) void navigate({ search: addressOf(filter), replace: true, resetScroll: false })
  }
  const typed = useTypedFilter(asked, ask)
  const { foodName, quantity = 1, expiryDate = '', remark = '', item } = carried
  // By hand, though the compiler does the same: another object would open the form anew, over what is typed in it.
  const donation = useMemo(
    () =>
      foodName === undefined
        ? undefined
        : { foodName, quantity, expiryDate, remark, item, place: placeInRow(item) },
    [foodName, quantity, expiryDate, remark, item],
  )
  const goOn = (isCancelled: boolean) => {
    const next = isLeaving() ? undefined : nextDonation(item, isCancelled)
    if (next) void navigate({ search: { ...addressOf(asked), ...next }, replace: true, resetScroll: false })
    else ask(asked)
  }
  const seen = useViewerOfPosts(user)
  return <ExchangeScreen {...seen} typed={typed} donation={donation} onDonationOver={goOn} />
}

const cut = (text: string, codePoints: number) => [...text].slice(0, codePoints).join('')
