import { ProfilePopup } from '#features/profile/profile-popup.tsx'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { ChatLink } from './-chat-link.tsx'

/** Not before somebody is on a screen: most screens end without it. */
export const BlockAndReport = lazyOnRender(
  async () => (await import('#features/blocks/block-and-report.tsx')).BlockAndReport,
)

interface PersonPopupProps {
  /** Whose profile is open; undefined: none. */
  userId: string | undefined
  viewerId: string
  /** Whether the screen below is the chat with them. */
  isInChat?: boolean
  onClose: () => void
}

/** The profile of somebody whom a screen names, with what one can do about them; about oneself, nothing. */
export const PersonPopup = ({ userId, viewerId, isInChat = false, onClose }: PersonPopupProps) => (
  <ProfilePopup
    userId={userId}
    onClose={onClose}
    actions={
      userId !== undefined &&
      userId !== viewerId && (
        <>
          {!isInChat && <ChatLink userId={userId} />}
          <BlockAndReport key={userId} userId={userId} onDone={onClose} />
        </>
      )
    }
  />
)
