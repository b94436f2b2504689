import { IconMessageCircle } from '@tabler/icons-react'
import { useUnreadChats } from '#features/chat/data/chat-live.ts'
import { FactTile } from '#ui/cards/fact-tile.tsx'
import * as words from './today-words.ts'

/** How many chats wait to be read. */
export function ChatsTile() {
  const unread = useUnreadChats()
  const isNew = unread !== undefined && unread > 0
  const none = unread === undefined ? words.yourChats : words.noUnreadChats
  return (
    <FactTile
      to="/chat"
      icon={IconMessageCircle}
      isNew={isNew}
      title={isNew ? words.unreadChats(unread) : none}
      text={isNew ? words.readAndAnswer : words.writeToSomeone}
    />
  )
}
