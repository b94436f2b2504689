import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { isOpen } from '@shelfmate/contract/requests/machine'
import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { IconHeartHandshake } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { nextHandover, todayWords } from '#features/requests/hand-over/handover-words.ts'
import { requestsQuery, useRequestsLive } from '#features/requests/requests.queries.ts'
import { useSession } from '#lib/api/session.ts'
import { useToday } from '#lib/dates.ts'
import { FactTile } from '#ui/cards/fact-tile.tsx'
import * as words from './today-words.ts'

const none: FoodRequest[] = []

/** What was promised, to me or by me, the next one first; then who waits for my answer. */
export function HandoverTile() {
  useRequestsLive()
  const { data } = useQuery(requestsQuery)
  const user = useSession()
  const today = useToday()
  const next = nextHandover((data?.items ?? none).filter(({ state }) => isOpen(state)))
  const shared = { icon: IconHeartHandshake, isNew: next !== undefined }
  if (!user || !next)
    return (
      <FactTile
        to="/exchange"
        {...shared}
        title={data ? words.noHandOvers : words.yourHandOvers}
        text={words.findOrOfferFood}
      />
    )
  const chatId = chatIdOf(user.id, next.request.partner.userId)
  return <FactTile to="/chat/$chatId" params={{ chatId }} {...shared} {...todayWords(next, today)} />
}
