import { VisuallyHidden } from '@mantine/core'
import type { Message, Person } from '@shelfmate/contract/chat/chat'
import { useEffect, useRef, useState } from 'react'
import { spokenMessage } from '../chat-words.ts'

/** More at once are not worth hearing: the conversation itself holds them. */
const atOnce = 3

/** Says politely what the partner writes while the conversation is open. */
export function Announcer({ messages, partner }: { messages: readonly Message[]; partner: Person }) {
  const [said, setSaid] = useState<readonly Message[]>([])
  const heard = useRef(messages.at(-1)?.seq ?? 0)
  useEffect(() => {
    const fresh = messages
      .slice(-atOnce)
      .filter(({ seq, senderId }) => seq > heard.current && senderId === partner.userId)
    heard.current = messages.at(-1)?.seq ?? heard.current
    if (fresh.length > 0) setSaid(fresh)
  }, [messages, partner])
  return (
    <VisuallyHidden aria-live="polite">
      {said.map((message) => (
        <p key={message.id}>{spokenMessage(message, partner.displayName)}</p>
      ))}
    </VisuallyHidden>
  )
}
