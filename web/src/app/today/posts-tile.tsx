import { IconBuildingCommunity } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useExchangeLive } from '#features/exchange/data/exchange-live.ts'
import { postsQuery } from '#features/exchange/data/posts.queries.ts'
import { noFilter } from '#features/exchange/screen/exchange-filter.ts'
import { ownProfileQuery } from '#features/profile/profile.queries.ts'
import { useSession } from '#lib/api/session.ts'
import { useToday } from '#lib/dates.ts'
import { FactTile } from '#ui/cards/fact-tile.tsx'
import { freshPosts } from './fresh-posts.ts'
import * as words from './today-words.ts'

/** Nothing says that there are no more. */
const noneRead = { posts: [], cursor: '' }

/** What neighbours of my dorm have offered of late. */
export function PostsTile() {
  useExchangeLive()
  const profile = useQuery(ownProfileQuery).data
  const dorm = profile?.dorm ?? ''
  const user = useSession()
  const { data } = useQuery({ ...postsQuery({ ...noFilter, dorm }), enabled: profile !== undefined })
  const today = useToday()
  return (
    <FactTile
      to="/exchange"
      search={dorm === '' ? {} : { dorm }}
      icon={IconBuildingCommunity}
      {...freshPosts(data ?? noneRead, { userId: user?.id, today })}
      text={dorm === '' ? words.onCampusSinceYesterday : words.sinceYesterday(dorm)}
    />
  )
}
