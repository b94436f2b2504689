import { IconMessageCircle } from '@tabler/icons-react'
import { useUnreadChats } from '#features/chat/data/chat-live.ts'
import { FactTile } from '#ui/cards/fact-tile.tsx'
import * as words from './today-words.ts'

/** How many chats wait to be read. */
export function ChatsTile() {
  const unread = useUnreadChats()
  return (
    <FactTile
      to="/chat"
      icon={IconMessageCircle}
      isNew={unread > 0}
      title={unread > 0 ? words.unreadChats(unread) : words.noUnreadChats}
      text={unread > 0 ? words.readAndAnswer : words.writeToSomeone}
    />
  )
}
