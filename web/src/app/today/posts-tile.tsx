import { IconBuildingCommunity } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useExchangeLive } from '#features/exchange/data/exchange.live.ts'
import { postsQuery } from '#features/exchange/data/posts.queries.ts'
import { noFilter } from '#features/exchange/screen/exchange-filter.ts'
import { ownProfileQuery } from '#features/profile/profile.queries.ts'
import { useSession } from '#lib/api/session.ts'
import { counted } from '#lib/counted.ts'
import { localDate, plusDays, useToday } from '#lib/dates.ts'
import { FactTile } from '#ui/cards/fact-tile.tsx'

/** What neighbours of my dorm have offered of late. */
export function PostsTile() {
  useExchangeLive()
  const profile = useQuery(ownProfileQuery).data
  const dorm = profile?.dorm ?? ''
  const user = useSession()
  const { data } = useQuery({ ...postsQuery({ ...noFilter, dorm }), enabled: profile !== undefined })
  const yesterday = plusDays(useToday(), -1)
  const fresh = (data?.posts ?? []).filter(
    ({ author, createdAt }) => author.userId !== user?.id && localDate(new Date(createdAt)) >= yesterday,
  ).length
  return (
    <FactTile
      to="/exchange"
      search={dorm === '' ? {} : { dorm }}
      icon={IconBuildingCommunity}
      isNew={fresh > 0}
      title={fresh > 0 ? counted(fresh, 'new post') : 'No new posts'}
      text={dorm === '' ? 'On campus since yesterday' : `${dorm}, since yesterday`}
    />
  )
}
