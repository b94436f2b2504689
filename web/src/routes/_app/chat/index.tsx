import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { StartChatScreen } from '#features/chat/conversation/start-chat-screen.tsx'
import { ProfilePopup } from '#features/profile/profile-popup.tsx'
import { useIsLeaving } from '#lib/forms/use-is-leaving.ts'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { ChatLink } from '../-chat-link.tsx'
import * as words from '../-screen-words.ts'

const BlockAndReport = lazyOnRender(
  async () => (await import('#features/blocks/block-and-report.tsx')).BlockAndReport,
)

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
      <ProfilePopup
        userId={person}
        onClose={() => setPerson(undefined)}
        actions={
          person !== undefined &&
          person !== user.id && (
            <>
              <ChatLink userId={person} />
              <BlockAndReport userId={person} onDone={() => setPerson(undefined)} />
            </>
          )
        }
      />
    </>
  )
}
