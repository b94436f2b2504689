import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { StartChatScreen } from '#features/chat/conversation/start-chat-screen.tsx'
import { useIsLeaving } from '#lib/forms/use-is-leaving.ts'
import { PersonPopup } from '../-person-popup.tsx'
import * as words from '../-screen-words.ts'

/** What is looked for stands in the address, so that Back from a chat finds it again. */
interface PeopleSearch {
  search?: string
}

export const Route = createFileRoute('/_app/chat/')({
  validateSearch: ({ search }): PeopleSearch => ({
    // The router reads `?search=100` as a number.
    ...((typeof search === 'string' || typeof search === 'number') && { search: String(search) }),
  }),
  staticData: { title: words.startAChat },
  component: StartChatRoute,
})

function StartChatRoute() {
  const navigate = Route.useNavigate()
  const { user } = Route.useRouteContext()
  const { search = '' } = Route.useSearch()
  const [person, setPerson] = useState<string>()
  const isLeaving = useIsLeaving()
  const follow = (wanted: string) => {
    if (wanted !== search && !isLeaving())
      void navigate({ search: wanted === '' ? {} : { search: wanted }, replace: true, resetScroll: false })
  }
  return (
    <>
      <StartChatScreen userId={user.id} search={search} onSearch={follow} onPerson={setPerson} />
      <PersonPopup userId={person} viewerId={user.id} onClose={() => setPerson(undefined)} />
    </>
  )
}
