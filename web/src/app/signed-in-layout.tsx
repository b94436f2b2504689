import { productName } from '@shelfmate/contract/api/product'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MoreMenu } from '#app/more/more-menu.tsx'
import { useChatLive, useUnreadChats } from '#features/chat/data/chat-live.ts'
import { useProfileLive } from '#features/profile/profile-live.ts'
import { recheckSession, useSession } from '#lib/api/session.ts'
import { offerReload } from '#lib/forms/offer-reload.ts'
import { lazyOnRender, lazyPart } from '#lib/lazy/lazy-part.ts'
import { onSessionEnded, startRealtime, stopRealtime } from '#lib/realtime.ts'
import { AppShell } from '#ui/frame/app-shell.tsx'
import { dismissUndos, notifySuccess } from '#ui/layers/toasts.ts'
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx'
import * as words from './app-words.ts'
import { links } from './screen-links.ts'

/** The frame of every signed-in screen: navigation, the live connection and what happens when the session ends. */
export function SignedInLayout() {
  useLiveConnection()
  useLeaveWhenSessionEnds()
  useProfileLive()
  useChatLive()
  const unreadChats = useUnreadChats() ?? 0
  return (
    <AppShell
      links={links.map((link) => (link.to === '/chat' ? { ...link, unread: unreadChats } : link))}
      brand={{ to: '/home', name: productName }}
      aside={<ThemeSwitch />}
      more={<MoreMenu />}
      banner={<LazyBesideScreen />}
    >
      <Outlet />
      <Shortcuts />
    </AppShell>
  )
}

function useLiveConnection() {
  const userId = useSession()?.id
  useEffect(() => {
    if (!userId) return
    void startRealtime()
    const forget = onSessionEnded(() => void recheckSession())
    return () => {
      forget()
      stopRealtime()
    }
  }, [userId])
}

/** The guard runs again and leads to /login, from where the user comes back to this screen (D3), and is told why. */
function useLeaveWhenSessionEnds() {
  const router = useRouter()
  const ended = useSession() === null
  useEffect(() => {
    if (!ended) return
    dismissUndos()
    notifySuccess(words.loggedOut)
    void router.invalidate()
  }, [ended, router])
}

const Shortcuts = lazyOnRender(async () => (await import('./shortcuts/shortcuts-part.tsx')).Shortcuts)

const besideScreen = lazyPart(async () => (await import('./beside-screen.tsx')).BesideScreen)

/** Comes after everything that the screen itself needs. */
function LazyBesideScreen() {
  const draw = besideScreen.useDraw()
  useEffect(() => {
    const load = () => void besideScreen.load().catch(offerReload)
    if (document.readyState === 'complete') load()
    const occasions = ['load', 'online']
    for (const occasion of occasions) window.addEventListener(occasion, load)
    return () => {
      for (const occasion of occasions) window.removeEventListener(occasion, load)
    }
  }, [])
  return draw?.({})
}
