import type { Conversation, chatCalls } from '@shelfmate/contract/chat/chat'
import { useEffect, useState } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { useConnectionState } from '#lib/realtime.ts'
import { addresses } from '../data/chat.addresses.ts'
import { newestOf } from '../data/chat-blocks.ts'
import { receiveChange } from '../data/chat-live.ts'

/**
 * Tells the server that I have read the partner's newest message, once it is in front of my eyes: the conversation open, the
 * page visible, the end of the conversation on the screen (D22).
 */
export function useReadReport({ chatId, partner, messages, lastRead }: Conversation, isAttentive: boolean) {
  const newest = newestOf(messages, partner.userId)
  const isUnread = newest > lastRead.mine
  // A report that was lost is made again when the connection is back.
  const connection = useConnectionState()
  useEffect(() => {
    if (isAttentive && isUnread && connection !== 'offline') void report(chatId, newest)
  }, [chatId, newest, isUnread, isAttentive, connection])
}

const underWay = new Map<string, number>()

async function report(chatId: string, seq: number): Promise<void> {
  if ((underWay.get(chatId) ?? 0) >= seq) return
  underWay.set(chatId, seq)
  try {
    await receiveChange(
      await sendTo<typeof chatCalls.read>(addresses.read, { params: { chatId }, body: { seq } }),
    )
  } catch {
    // Nothing was typed and nothing is lost: it is told with the next message, or when the connection is back.
  } finally {
    if (underWay.get(chatId) === seq) underWay.delete(chatId)
  }
}

/**
 * Up to which message I had read when something unread came that I did not see come: the first-unread mark stands after it.
 * undefined when there is no mark. The second value takes the mark away.
 */
export function useUnreadMark(
  { unreadCount, lastRead }: Conversation,
  isAttentive: boolean,
): [readUpTo: number | undefined, clear: () => void] {
  const hasUnread = unreadCount > 0
  const [hadUnread, setHadUnread] = useState(hasUnread)
  const [readUpTo, setReadUpTo] = useState(hasUnread ? lastRead.mine : undefined)
  if (hasUnread !== hadUnread) {
    setHadUnread(hasUnread)
    if (hasUnread && !isAttentive) setReadUpTo(lastRead.mine)
  }
  return [readUpTo, () => setReadUpTo(undefined)]
}
