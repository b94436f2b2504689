import { accountChangedEvent, type ProfileChange, profileChangedEvent } from '@shelfmate/contract/api/live'
import { useEffect } from 'react'
import { currentSession, followOwnName, recheckSession } from '#lib/api/session.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { listenLive } from '#lib/realtime.ts'

const profilesKey = ['profiles'] as const
export const ownKey = ['profiles', 'own'] as const
export const profileKey = (userId: string) => ['profiles', userId] as const

/** Keeps one's own name, and every profile on screen, as they are now. Part of the frame: it imports little. */
export function useProfileLive(): void {
  useEffect(() => {
    const follow = ({ userId, displayName }: ProfileChange) => {
      void readAgain({ queryKey: profileKey(userId) })
      if (userId !== currentSession()?.id) return
      followOwnName(displayName)
      void readAgain({ queryKey: ownKey })
    }
    const catchUp = () => {
      void readAgain({ queryKey: profilesKey })
      void recheckSession()
    }
    return listenLive(
      catchUp,
      [profileChangedEvent, follow],
      [accountChangedEvent, () => void recheckSession()],
    )
  }, [])
}
