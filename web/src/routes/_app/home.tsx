import { copyrightLine, footerLine } from '@shelfmate/contract/api/product'
import { createFileRoute } from '@tanstack/react-router'
import { welcome } from '#app/home-words.ts'
import { LogoutButton } from '#features/auth/logout/logout-button.tsx'
import { ProfileMenu } from '#features/auth/profile-menu.tsx'
import { readAhead } from '#features/pantry/data/pantry-read-ahead.ts'
import { useSession } from '#lib/api/session.ts'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { FeatureCard } from '#ui/cards/feature-card.tsx'
import { Footer } from '#ui/frame/footer.tsx'
import { HomeHeader, HomeLayout } from '#ui/frame/home-layout.tsx'
import { Achievements } from '#ui/illustrations/achievements.tsx'
import { Chats } from '#ui/illustrations/chats.tsx'
import { ExpiryNotifications } from '#ui/illustrations/expiry-notifications.tsx'
import { FoodExchange } from '#ui/illustrations/food-exchange.tsx'
import { PantryOverview } from '#ui/illustrations/pantry-overview.tsx'
import { RecipeSuggestions } from '#ui/illustrations/recipe-suggestions.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import * as words from './-screen-words.ts'

export const Route = createFileRoute('/_app/home')({
  staticData: { title: words.home, readAhead },
  component: HomeScreen,
})

/** Few need it: nobody else waits for its form. */
const VerifyCard = lazyOnRender(async () => (await import('#features/auth/email/verify-card.tsx')).VerifyCard)

/** After the cards: they are what every visit finds at once. */
const Today = lazyOnRender(async () => (await import('#app/today/today.tsx')).Today)

const cards = [
  {
    to: '/pantry',
    title: words.pantryOverview,
    text: words.pantrySubtitle,
    art: PantryOverview,
  },
  {
    to: '/notifications',
    title: words.expiryNotifications,
    text: words.notificationsSubtitle,
    art: ExpiryNotifications,
  },
  {
    to: '/recipes',
    title: words.recipeSuggestions,
    text: words.recipesSubtitle,
    art: RecipeSuggestions,
  },
  { to: '/exchange', title: words.foodExchange, text: words.exchangeSubtitle, art: FoodExchange },
  { to: '/chat', title: words.chats, text: words.chatsSubtitle, art: Chats },
  {
    to: '/progress',
    title: words.achievementsAndProgress,
    text: words.progressSubtitle,
    art: Achievements,
  },
] as const

function HomeScreen() {
  // Not the route's own copy: this one follows a new name.
  const user = useSession()
  return (
    <HomeLayout
      header={
        <HomeHeader
          greeting={`${welcome}, ${user?.displayName || words.user}!`}
          actions={
            <>
              <LogoutButton />
              <ProfileMenu />
            </>
          }
        >
          <LinkButton to="/pantry" size="lg">
            {words.manageMyPantry}
          </LinkButton>
        </HomeHeader>
      }
      notice={user?.verified === false && <VerifyCard email={user.email} isNew />}
      today={<Today />}
      footer={<Footer line={footerLine} copyright={copyrightLine} />}
    >
      {cards.map(({ art: CardArt, ...card }) => (
        <FeatureCard key={card.to} {...card} art={<CardArt />} />
      ))}
    </HomeLayout>
  )
}
