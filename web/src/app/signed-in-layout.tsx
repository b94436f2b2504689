import { productName } from '@shelfmate/contract/product'
import {
  IconChefHat,
  IconFridge,
  IconHeartHandshake,
  IconMessageCircle,
  IconTrophy,
} from '@tabler/icons-react'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCelebrations } from '#features/achievements/celebration.ts'
import { useProfileLive } from '#features/profile/profile-live.ts'
import { onSessionEnded, startRealtime, stopRealtime, useConnectionState } from '#lib/realtime.ts'
import { recheckSession, useSession } from '#lib/session.ts'
import { AppShell } from '#ui/app-shell.tsx'
import { ConnectionPill } from '#ui/connection-pill.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'

const links = [
  { to: '/pantry', label: 'Pantry', icon: IconFridge },
  { to: '/exchange', label: 'Exchange', icon: IconHeartHandshake },
  { to: '/recipes', label: 'Recipes', icon: IconChefHat },
  { to: '/chat', label: 'Chats', icon: IconMessageCircle },
  { to: '/progress', label: 'Progress', icon: IconTrophy },
] as const

/** The frame of every signed-in screen: navigation, the live connection and what happens when the session ends. */
export function SignedInLayout() {
  useLiveConnection()
  useLeaveWhenSessionEnds()
  useCelebrations(useSession()?.id)
  useProfileLive()
  const connection = useConnectionState()
  const trouble = connection === 'offline' || connection === 'reconnecting' ? connection : undefined
  return (
    <AppShell
      links={links}
      brand={{ to: '/home', name: productName }}
      aside={<ThemeSwitch />}
      banner={<ConnectionPill trouble={trouble} />}
    >
      <Outlet />
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

/** The guard runs again and leads to /login, from where the user comes back to this screen (D3). */
function useLeaveWhenSessionEnds() {
  const router = useRouter()
  const ended = useSession() === null
  useEffect(() => {
    if (ended) void router.invalidate()
  }, [ended, router])
}
