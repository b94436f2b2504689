import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { useSession } from '#lib/api/session.ts'
import { LinkButton } from '#ui/link-button.tsx'
import * as words from './-screen-words.ts'

/** The way from a person's profile to the chat with them; none to oneself. */
export function ChatLink({ userId }: { userId: string }) {
  const user = useSession()
  if (!user || user.id === userId) return null
  return (
    <LinkButton fullWidth to="/chat/$chatId" params={{ chatId: chatIdOf(user.id, userId) }}>
      {words.chat}
    </LinkButton>
  )
}
