import { IconMessageCircle } from '@tabler/icons-react'
import { useUnreadChats } from '#features/chat/data/chat-live.ts'
import { counted } from '#lib/counted.ts'
import { FactTile } from '#ui/cards/fact-tile.tsx'

/** How many chats wait to be read. */
export function ChatsTile() {
  const unread = useUnreadChats()
  return (
    <FactTile
      to="/chat"
      icon={IconMessageCircle}
      isNew={unread > 0}
      title={unread > 0 ? counted(unread, 'unread chat') : 'No unread chats'}
      text={unread > 0 ? 'Read and answer' : 'Write to somebody'}
    />
  )
}
