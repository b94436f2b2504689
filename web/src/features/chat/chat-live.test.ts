import type { ChatChange } from '@shelfmate/contract/chat'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryClient } from '#lib/query-client.ts'
import { listsKey } from './chat.queries.ts'
import type { ChatList } from './chat-list.ts'
import { receiveChange } from './chat-live.ts'

const chatId = 'arun_mei'
const change: ChatChange = {
  chatId,
  since: 0,
  change: 1,
  unreadCount: 1,
  lastMessage: null,
  partnerId: 'arun',
  messages: [],
  lastRead: { mine: 0, partner: 0 },
}
const listOf = (unreadChats: number): ChatList => ({ items: [], nextCursor: null, unreadChats })

test('a message that comes while the list is read for the first time is read after it', async () => {
  const answers = [listOf(0), listOf(1)]
  const gates: (() => void)[] = []
  const queryKey = [...listsKey, '']
  const queryFn = async () => {
    const answer = answers.shift()
    await new Promise<void>((resolve) => gates.push(resolve))
    return answer
  }
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined)
  await expect.poll(() => gates.length).toBe(1)
  await receiveChange(change)
  gates.shift()?.()
  await expect.poll(() => gates.length).toBe(1)
  gates.shift()?.()
  await expect.poll(() => queryClient.getQueryData(queryKey)).toEqual(listOf(1))
  stop()
})
