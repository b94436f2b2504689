import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PosterScreen } from '#features/exchange/poster/poster-screen.tsx'
import { ownProfileQuery } from '#features/profile/profile.queries.ts'
import * as words from '../-screen-words.ts'

export const Route = createFileRoute('/_app/exchange/poster')({
  staticData: { title: words.foodExchange },
  component: PosterRoute,
})

function PosterRoute() {
  const { data: profile } = useQuery(ownProfileQuery)
  return <PosterScreen homeDorm={profile?.dorm} />
}
