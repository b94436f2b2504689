import type { ChatChange, Conversation, chatCalls, Person } from '@shelfmate/contract/chat'
import { foldConversation } from '@shelfmate/contract/chat-fold'
import { type ProfileChange, profileChangedEvent } from '@shelfmate/contract/live'
import { type InfiniteData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { isTemporary } from '#lib/errors.ts'
import { queryClient } from '#lib/query-client.ts'
import { onEvent, onReconnect, useConnectionState } from '#lib/realtime.ts'
import { changedEvent } from './chat.addresses.ts'
import {
  cachedConversation,
  chatListQuery,
  conversationsKey,
  keepConversation,
  listsKey,
  peopleKey,
  recentChanges,
  remember,
  rereadConversation,
} from './chat.queries.ts'
import { foldRecent } from './chat-conversation.ts'
import { type ChatList, foldList } from './chat-list.ts'

type People = InfiniteData<z.infer<(typeof chatCalls)['listPeople']['answer']>, string | null>

/** Changes overtake each other on their way: a missing one is given this long before it is asked for. */
const gapGraceMs = 250
const rereadsMax = 3

/**
 * Folds a change, from an answer or from an event, into the conversation and the lists that are cached. Resolves once the
 * conversation holds it: at once, or after a missing change before it has come or been asked for.
 */
export async function receiveChange(change: ChatChange): Promise<void> {
  remember(change)
  foldIntoLists(change)
  foldIntoConversation(change)
  if (!isBehind(change)) return
  await new Promise((resolve) => setTimeout(resolve, gapGraceMs))
  for (let reread = 0; isBehind(change) && reread < rereadsMax; reread += 1)
    await rereadConversation(change.chatId)
}

const isBehind = ({ chatId, change }: ChatChange) => (cachedConversation(chatId)?.change ?? change) < change

function foldIntoConversation(change: ChatChange): void {
  const held = cachedConversation(change.chatId)
  if (!held) return
  const next = foldConversation(held, change)
  // One that came before its time may follow now.
  const folded = foldRecent(next === 'gap' ? held : next, recentChanges(change.chatId))
  if (folded !== held) keepConversation(folded)
}

function foldIntoLists(change: ChatChange): void {
  for (const [queryKey, list] of queryClient.getQueriesData<ChatList>({ queryKey: listsKey })) {
    if (!list) {
      // Read for the first time at this moment, perhaps from before the change.
      if (queryClient.isFetching({ queryKey, exact: true }) > 0) void rereadList(queryKey)
      continue
    }
    const folded = foldList(list, change)
    if (folded === 'unknown') void rereadList(queryKey)
    else if (folded !== list) queryClient.setQueryData(queryKey, folded)
  }
}

/** What is being read at this moment may not hold it yet: it is read once more after that. */
async function rereadList(queryKey: readonly unknown[]): Promise<void> {
  const exactly = { queryKey, exact: true }
  if (queryClient.isFetching(exactly) > 0) await queryClient.refetchQueries(exactly, { cancelRefetch: false })
  await queryClient.invalidateQueries(exactly, { cancelRefetch: false })
}

function catchUpAll(): void {
  void queryClient.invalidateQueries({
    queryKey: conversationsKey,
    // What was not there is not asked for again: it would flicker.
    predicate: ({ state }) => state.data !== undefined || isTemporary(state.error),
  })
  void queryClient.invalidateQueries({ queryKey: listsKey })
}

/** A person's new name and picture, wherever chats show them. */
function rename({ userId, displayName, photoId }: ProfileChange): void {
  const follow = (person: Person) => (person.userId === userId ? { userId, displayName, photoId } : person)
  queryClient.setQueriesData<ChatList>(
    { queryKey: listsKey },
    (list) =>
      list && { ...list, items: list.items.map((chat) => ({ ...chat, partner: follow(chat.partner) })) },
  )
  queryClient.setQueriesData<Conversation>(
    { queryKey: conversationsKey },
    (conversation) => conversation && { ...conversation, partner: follow(conversation.partner) },
  )
  queryClient.setQueriesData<People>(
    { queryKey: peopleKey },
    (people) =>
      people && {
        ...people,
        pages: people.pages.map((page) => ({ ...page, items: page.items.map(follow) })),
      },
  )
}

/** Keeps every cached chat right, whatever screen is open. Part of the frame: it imports little. */
export function useChatLive(): void {
  useEffect(() => {
    const stops = [
      onEvent(changedEvent, (change: ChatChange) => void receiveChange(change)),
      onEvent(profileChangedEvent, rename),
      onReconnect(catchUpAll),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}

/** How many of my chats hold something unread. Asked for once the screen itself has been loaded and is connected. */
export function useUnreadChats(): number {
  const isConnected = useConnectionState() === 'connected'
  const { data } = useQuery({ ...chatListQuery(''), enabled: isConnected })
  return data?.unreadChats ?? 0
}
