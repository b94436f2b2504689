import { lazyPopup } from '#lib/lazy/lazy-part.ts'
import type { OpenedProfileProps } from './opened-profile.tsx'

const OpenedProfile = lazyPopup(async () => (await import('./opened-profile.tsx')).OpenedProfile)

interface ProfilePopupProps extends Omit<OpenedProfileProps, 'userId'> {
  /** Whose profile is open; undefined: none. */
  userId: string | undefined
}

/** A user's profile above the screen that names them. A route puts it beside the feature whose names open it. */
export function ProfilePopup({ userId, ...rest }: ProfilePopupProps) {
  return userId === undefined ? null : <OpenedProfile {...rest} userId={userId} />
}
