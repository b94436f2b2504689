import { createFileRoute } from '@tanstack/react-router'
import { ProfileView } from '#features/profile/profile-view.tsx'
import { NoResults } from '#lib/lazy/lazy-art.ts'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { Card } from '#ui/cards/card.tsx'
import { NarrowScreen } from '#ui/frame/narrow-screen.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
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
  return (
    <NarrowScreen>
      <ScreenHeader title={words.profile} />
      <Card>
        <ProfileView
          key={userId}
          userId={userId}
          named
          illustration={<NoResults />}
          actions={<ChatLink userId={userId} />}
        />
      </Card>
      <PersonPosts key={`posts of ${userId}`} userId={userId} />
    </NarrowScreen>
  )
}
