import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Popup } from '#ui/layers/popup.tsx'
import { profileQuery } from './profile.queries.ts'
import { ProfileView } from './profile-view.tsx'
import * as words from './profile-words.ts'

export interface OpenedProfileProps {
  userId: string
  onClose: () => void
  /** What can be done once the person is there, such as a button that opens a chat. */
  actions?: ReactNode
}

/** The popup of a profile, once somebody was pressed. */
export function OpenedProfile({ userId, onClose, actions }: OpenedProfileProps) {
  const { data } = useQuery(profileQuery(userId))
  return (
    <Popup opened title={data?.displayName ?? words.profile} onClose={onClose}>
      <ProfileView userId={userId} named={false} actions={actions} />
    </Popup>
  )
}
