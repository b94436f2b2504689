import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { BlockAndReport } from '#features/blocks/block-and-report.tsx'
import { profileQuery } from '#features/profile/profile.queries.ts'
import { ProfileView } from '#features/profile/profile-view.tsx'
import { queryClient } from '#lib/api/query-client.ts'
import { useSession } from '#lib/api/session.ts'
import { NoResults } from '#lib/lazy/lazy-art.ts'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { Card } from '#ui/cards/card.tsx'
import { CardsBelow } from '#ui/cards/cards-below.tsx'
import { NarrowScreen } from '#ui/frame/narrow-screen.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { isFocusLost } from '#ui/layers/use-focus-return.ts'
import { ChatLink } from '../-chat-link.tsx'
import * as words from '../-screen-words.ts'

const PersonPosts = lazyOnRender(
  async () => (await import('#features/exchange/person/person-posts.tsx')).PersonPosts,
)

export const Route = createFileRoute('/_app/viewprofile/$userId')({
  staticData: { title: words.profile },
  component: ViewProfileRoute,
})

function ViewProfileRoute() {
  const { userId } = Route.useParams()
  const me = useSession()
  const place = usePlace(userId)
  const lookAgain = () => void queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey })
  return (
    <NarrowScreen>
      <ScreenHeader title={words.profile} />
      <div ref={place} tabIndex={-1}>
        <Card>
          <ProfileView
            key={userId}
            userId={userId}
            named
            illustration={<NoResults />}
            actions={
              userId !== me?.id && (
                <>
                  <ChatLink userId={userId} />
                  <BlockAndReport key={userId} userId={userId} onDone={lookAgain} />
                </>
              )
            }
          />
        </Card>
      </div>
      <CardsBelow>
        <PersonPosts key={`posts of ${userId}`} userId={userId} />
      </CardsBelow>
    </NarrowScreen>
  )
}

/** What takes the focus where somebody who was there has gone with what had it, such as the button that blocked them. */
function usePlace(userId: string) {
  const place = useRef<HTMLDivElement>(null)
  const isThere = useQuery(profileQuery(userId)).data !== undefined
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (wasThere.current && !isThere && isFocusLost()) place.current?.focus()
    wasThere.current = isThere
  }, [isThere])
  return place
}
