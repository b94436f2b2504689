import { copyrightLine, footerLine } from '@shelfmate/contract/api/product'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { welcome } from '#app/home-words.ts'
import { LogoutButton } from '#features/auth/logout-button.tsx'
import { ProfileMenu } from '#features/auth/profile-menu.tsx'
import { readAhead } from '#features/pantry/data/pantry-read-ahead.ts'
import { useSession } from '#lib/api/session.ts'
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

export const Route = createFileRoute('/_app/home')({
  staticData: { title: 'Home', readAhead },
  component: HomeScreen,
})

/** Few need it: nobody else waits for its form. */
const VerifyCard = lazy(async () => ({
  default: (await import('#features/auth/verify-card.tsx')).VerifyCard,
}))

/** After the cards: they are what every visit finds at once. */
const Today = lazy(async () => ({ default: (await import('#app/today/today.tsx')).Today }))

const cards = [
  {
    to: '/pantry',
    title: 'Pantry Overview',
    text: 'What you have, and what to use next.',
    art: PantryOverview,
  },
  {
    to: '/notifications',
    title: 'Expiry Notifications',
    text: 'An email in the morning, before it’s too late.',
    art: ExpiryNotifications,
  },
  {
    to: '/recipes',
    title: 'Recipe Suggestions',
    text: 'Dinner from what’s on your shelf.',
    art: RecipeSuggestions,
  },
  { to: '/exchange', title: 'Food Exchange', text: 'Pass it on, or pick something up.', art: FoodExchange },
  { to: '/chat', title: 'Chats', text: 'Agree on where and when.', art: Chats },
  {
    to: '/progress',
    title: 'Achievements & Progress',
    text: 'Your streak, your badges, your campus.',
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
          greeting={`${welcome}, ${user?.displayName || 'User'}!`}
          actions={
            <>
              <LogoutButton />
              <ProfileMenu />
            </>
          }
        >
          <LinkButton to="/pantry" size="lg">
            Manage my Pantry
          </LinkButton>
        </HomeHeader>
      }
      notice={
        user?.verified === false && (
          <Suspense fallback={null}>
            <VerifyCard email={user.email} isNew />
          </Suspense>
        )
      }
      today={
        <Suspense fallback={null}>
          <Today />
        </Suspense>
      }
      footer={<Footer line={footerLine} copyright={copyrightLine} />}
    >
      {cards.map(({ art: CardArt, ...card }) => (
        <FeatureCard key={card.to} {...card} art={<CardArt />} />
      ))}
    </HomeLayout>
  )
}
