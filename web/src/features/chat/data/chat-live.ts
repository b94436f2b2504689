import { type ProfileChange, profileChangedEvent } from '@shelfmate/contract/api/live'
import type { ChatChange, chatCalls, Person } from '@shelfmate/contract/chat/chat'
import { type InfiniteData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { queryClient } from '#lib/api/query-client.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { listenLive, useConnectionState } from '#lib/realtime.ts'
import { changedEvent } from './chat.addresses.ts'
import { chatListQuery, chatLists, conversations, peopleKey } from './chat.queries.ts'

type People = InfiniteData<z.infer<(typeof chatCalls)['listPeople']['answer']>, string | null>

/**
 * Folds a change, from an answer or from an event, into the conversation and the lists that are cached. Resolves once the
 * conversation holds it.
 */
export async function receiveChange(change: ChatChange): Promise<void> {
  void chatLists.receive(change)
  await conversations.receive(change)
}

function catchUpAll(): void {
  void conversations.refresh()
  void chatLists.refresh()
  // Whom one meets may be others now.
  void readAgain({ queryKey: peopleKey })
}

/** A person's new name and image, wherever chats show them. */
function rename({ userId, displayName, photoId }: ProfileChange): void {
  const follow = (person: Person) => (person.userId === userId ? { userId, displayName, photoId } : person)
  chatLists.update((list) => ({
    ...list,
    items: list.items.map((chat) => ({ ...chat, partner: follow(chat.partner) })),
  }))
  conversations.update((conversation) => ({ ...conversation, partner: follow(conversation.partner) }))
  queryClient.setQueriesData<People>(
    { queryKey: peopleKey },
    (people) =>
      people && {
        ...people,
        pages: people.pages.map((page) => ({ ...page, items: page.items.map(follow) })),
      },
  )
  // What is being read may be from before it.
  void readAgain({ queryKey: peopleKey, fetchStatus: 'fetching' })
}

/** Keeps every cached chat right, whatever screen is open. Part of the frame: it imports little. */
export function useChatLive(): void {
  useEffect(() => {
    const follow = (change: ChatChange) => void receiveChange(change)
    return listenLive(catchUpAll, [changedEvent, follow], [profileChangedEvent, rename])
  }, [])
}

/** How many of my chats hold something unread; undefined while that was never read. Asked for once the screen itself has been loaded and is connected. */
export function useUnreadChats(): number | undefined {
  const isConnected = useConnectionState() === 'connected'
  const { data } = useQuery({ ...chatListQuery(''), enabled: isConnected })
  return data?.unreadChats
}
