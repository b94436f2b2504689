import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Popup } from '#ui/layers/popup.tsx'
import { profileQuery } from './profile.queries.ts'
import { ProfileView } from './profile-view.tsx'
import * as words from './profile-words.ts'

interface ProfilePopupProps {
  /** Whose profile is open; undefined: none. */
  userId: string | undefined
  onClose: () => void
  /** What can be done once the person is there, such as a button that opens a chat. */
  actions?: ReactNode
}

/** A user's profile above the screen that names them. A route puts it beside the feature whose names open it. */
export function ProfilePopup({ userId, onClose, actions }: ProfilePopupProps) {
  return userId === undefined ? null : <OpenPopup userId={userId} onClose={onClose} actions={actions} />
}

function OpenPopup({ userId, onClose, actions }: ProfilePopupProps & { userId: string }) {
  const { data } = useQuery(profileQuery(userId))
  return (
    <Popup opened title={data?.displayName ?? words.profile} onClose={onClose}>
      <ProfileView userId={userId} named={false} actions={actions} />
    </Popup>
  )
}
