import type { ChatTyping, chatCalls } from '@shelfmate/contract/chat/chat'
import { useEffect, useRef, useState } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { onEvent } from '#lib/realtime.ts'
import { addresses, typingEvent } from '../data/chat.addresses.ts'

const tellEveryMs = 3_000
const shownMs = 5_000

/** Tells the partner that I am writing, now and then. */
export function useTellTyping(chatId: string): () => void {
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const now = performance.now()
    if (now - toldAt.current < tellEveryMs) return
    toldAt.current = now
    // Nobody misses one that is lost.
    sendTo<typeof chatCalls.typing>(addresses.typing, { params: { chatId } }).catch(() => undefined)
  }
}

/** Whether the partner is writing: until they stop for a while, or their message is there. */
export function useIsTyping(chatId: string, partnerId: string, newestSeq: number): boolean {
  const [since, setSince] = useState<{ seq: number }>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onEvent(typingEvent, (typing: ChatTyping) => {
      if (typing.chatId !== chatId || typing.userId !== partnerId) return
      setSince({ seq: newestSeq })
      clearTimeout(timer)
      timer = setTimeout(() => setSince(undefined), shownMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
      setSince(undefined)
    }
  }, [chatId, partnerId, newestSeq])
  return since?.seq === newestSeq
}
