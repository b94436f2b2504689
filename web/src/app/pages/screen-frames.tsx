import { productName } from '@shelfmate/contract/api/product'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FirstPost } from '#app/first/first-post.tsx'
import { NoChatsYet } from '#app/first/no-chats-yet.tsx'
import { questions } from '#app/first/questions.ts'
import { slot } from '#app/first/slots.tsx'
import { welcome } from '#app/home-words.ts'
import { MoreMenu } from '#app/more/more-menu.tsx'
import { links } from '#app/screen-links.ts'
import { startTitles } from '#features/chat/chat-words.ts'
import { titles as exchangeTitles } from '#features/exchange/exchange-words.ts'
import { titles as pantryTitles } from '#features/pantry/pantry-words.ts'
import pantryClasses from '#features/pantry/screen/pantry-screen.module.css'
import { AppShell } from '#ui/frame/app-shell.tsx'
import { HomeTitle } from '#ui/frame/home-title.tsx'
import { ScreenTitles } from '#ui/frame/screen-header.tsx'
import { ThemeProvider } from '#ui/theme/theme-provider.tsx'

/** By the address of a screen, what it says to everybody, where it will say it. Of a name nothing is known yet: first-words.ts fills it in. */
const heads: Record<string, ReactNode> = {
  '/pantry': (
    <div className={pantryClasses.head}>
      <ScreenTitles {...pantryTitles} />
    </div>
  ),
  '/home': (
    <>
      <HomeTitle greeting={welcome} />
      {filledBy(questions.session, <HomeTitle greeting={`${welcome}, ${slot('name')}!`} />)}
    </>
  ),
  '/exchange': (
    <>
      <ScreenTitles {...exchangeTitles} />
      {filledBy(questions.posts, <FirstPost />)}
    </>
  ),
  '/chat': (
    <>
      <ScreenTitles {...startTitles} />
      {filledBy(questions.chats, <NoChatsYet />)}
    </>
  ),
}

/** What is shown once the answer to a question fills it. */
function filledBy(question: string, shown: ReactNode) {
  return <template data-of={question}>{shown}</template>
}

/** What screens show of everybody, as HTML by address, for build/pages/early-start.ts: it is painted while the app is still on its way. */
export const renderFrames = (): Record<string, string> =>
  Object.fromEntries(Object.entries(heads).map(([address, head]) => [address, frameAround(head, address)]))

function frameAround(head: ReactNode, address: string): string {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ThemeProvider>
        <AppShell links={links} brand={{ to: '/home', name: productName }} more={<MoreMenu />}>
          {head}
        </AppShell>
      </ThemeProvider>
    </RouterContextProvider>,
  )
  // The page's policy takes no styles from a page: fill.ts sets them.
  return html.replaceAll(' style="', ' data-style="')
}
