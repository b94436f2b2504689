import type { Conversation, chatCalls } from '@shelfmate/contract/chat/chat'
import { useEffect, useState } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { isRefusal } from '#lib/press/press-queue.ts'
import { useConnectionState } from '#lib/realtime.ts'
import { addresses } from '../data/chat.addresses.ts'
import { newestOf } from '../data/chat-blocks.ts'
import { receiveChange } from '../data/chat-live.ts'
import { closeNoticesOf } from './chat-notices.ts'

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
    if (isAttentive && isUnread && connection !== 'offline') return keepReporting(chatId, newest)
  }, [chatId, newest, isUnread, isAttentive, connection])
  // Whoever read it elsewhere still has its notice here.
  useEffect(() => {
    // One that stays says nothing wrong: it leads here. Every newer message may have brought another.
    if (isAttentive && newest > 0) closeNoticesOf(chatId).catch(() => undefined)
  }, [chatId, newest, isAttentive])
}

const underWay = new Map<string, number>()
/** On weak Wi-Fi a request is lost though the connection stands: the count would stay with who looks on. */
const againMs = 10_000

/** Reports until the server has it or says no; returns how to stop. */
function keepReporting(chatId: string, seq: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const tell = async () => {
    const isDone = await report(chatId, seq)
    if (!isDone && !isOver) timer = setTimeout(() => void tell(), againMs)
  }
  void tell()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Whether there is nothing more to report. */
async function report(chatId: string, seq: number): Promise<boolean> {
  // Whoever is at it may have left by the time it fails.
  if ((underWay.get(chatId) ?? 0) >= seq) return false
  underWay.set(chatId, seq)
  try {
    await receiveChange(
      await sendTo<typeof chatCalls.read>(addresses.read, { params: { chatId }, body: { seq } }),
    )
    return true
  } catch (error) {
    // Nothing was typed and nothing is lost: nobody has to hear of it.
    return isRefusal(error)
  } finally {
    if (underWay.get(chatId) === seq) underWay.delete(chatId)
  }
}

/** What a conversation's screen knew when it drew. */
interface Drawn {
  hasUnread: boolean
  /** Its end in front of my eyes. */
  isAttentive: boolean
  /** The server being asked what the conversation is now. */
  isAsking: boolean
}

/** Whether what is unread now came while I was not looking: what an answer of the server brings had been there before. */
export const cameUnseen = (before: Drawn, now: Drawn) =>
  now.hasUnread && !before.hasUnread && (before.isAsking || !now.isAttentive)

/**
 * Up to which message I had read when something unread came that I did not see come: the first-unread mark stands after it.
 * undefined when there is no mark. The second value takes the mark away.
 */
export function useUnreadMark(
  { unreadCount, lastRead }: Conversation,
  looking: Pick<Drawn, 'isAttentive' | 'isAsking'>,
): [readUpTo: number | undefined, clear: () => void] {
  const now = { ...looking, hasUnread: unreadCount > 0 }
  const [before, setBefore] = useState<Drawn>(now)
  const [readUpTo, setReadUpTo] = useState(now.hasUnread ? lastRead.mine : undefined)
  if (now.hasUnread !== before.hasUnread || now.isAsking !== before.isAsking) {
    setBefore(now)
    if (cameUnseen(before, now)) setReadUpTo(lastRead.mine)
  }
  return [readUpTo, () => setReadUpTo(undefined)]
}
