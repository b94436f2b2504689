import type { ChatChange, Conversation, chatCalls } from '@shelfmate/contract/chat/chat'
import { foldConversation } from '@shelfmate/contract/chat/chat-fold'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sendTo } from '#lib/api/api-client.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { keptOnDevice } from '#lib/device/persisted-queries.ts'
import { LiveList } from '#lib/live/live-list.ts'
import { withOlder } from '../conversation/chat-conversation.ts'
import { type ChatList, extended, foldList } from '../list/chat-list.ts'
import { addresses } from './chat.addresses.ts'

type Calls = typeof chatCalls

const numberOf = ({ change }: ChatChange) => change

/** My chats, by what is looked for. */
export const chatLists = new LiveList<string, ChatList, ChatChange>({
  key: ['chat', 'list'],
  numberOf,
  fold: foldList,
})

/** Conversations, by the chat's id. */
export const conversations = new LiveList<string, Conversation, ChatChange>({
  key: ['chat', 'conversation'],
  numberOf,
  fold: foldConversation,
  concerns: (chatId, change) => change.chatId === chatId,
})

export const peopleKey = ['chat', 'people'] as const

const askedFor = (search: string) => (search === '' ? {} : { search })

const readChats = (search: string, cursor: string | null, signal?: AbortSignal): Promise<ChatList> =>
  sendTo<Calls['listChats']>(
    addresses.listChats,
    { query: { ...askedFor(search), ...(cursor !== null && { cursor }) } },
    signal && { signal },
  )

/** Chats that change between their pages are read anew this often, then taken as read: what is heard later mends them. */
const maxStarts = 3

/** Reads as many chats as were shown, all as they are at one moment as far as their pages tell. */
async function readShown(search: string, signal: AbortSignal): Promise<ChatList> {
  const held = chatLists.cached(search)?.items.length ?? 0
  for (let start = 1; ; start += 1) {
    let list = await readChats(search, null, signal)
    let isOneMoment = true
    while (list.nextCursor !== null && list.items.length < held) {
      const page = await readChats(search, list.nextCursor, signal)
      isOneMoment &&= page.unreadChats === list.unreadChats
      list = extended(list, page)
    }
    if (isOneMoment || start === maxStarts) return list
  }
}

/** My chats, latest message first; with a search those whose partner's name has it. Live changes keep them right. */
export const chatListQuery = (search: string) =>
  queryOptions<ChatList>({
    queryKey: chatLists.keyOf(search),
    queryFn: ({ signal }) => chatLists.read(search, () => readShown(search, signal)),
    meta: keptOnDevice<ChatList>((list) => (search === '' ? list : undefined)),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })

/** Reads the next page of my chats. Throws ApiError. */
export const loadMoreChats = (search: string): Promise<void> =>
  chatLists.extend(search, {
    cursorOf: ({ nextCursor }) => nextCursor,
    readPage: (cursor) => readChats(search, cursor),
    join: extended,
  })

/** Everybody but me, by display name; with a search those whose name has it. */
export const peopleQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, search],
    queryFn: ({ pageParam, signal }) =>
      sendTo<Calls['listPeople']>(
        addresses.listPeople,
        { query: { ...askedFor(search), ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    // The type that every further page's cursor has.
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })

/** A conversation: opened once, then caught up with. Live changes keep it right. */
export const conversationQuery = (chatId: string) =>
  queryOptions<Conversation>({
    queryKey: conversations.keyOf(chatId),
    queryFn: ({ signal }) =>
      conversations.read(
        chatId,
        async () =>
          (await catchUp(chatId, signal)) ??
          (await sendTo<Calls['open']>(addresses.open, { params: { chatId } }, { signal })),
      ),
    meta: keptOnDevice(newestPart),
    refetchOnMount: 'always',
    // What was not there is not asked for again: it would flicker.
    refetchOnWindowFocus: ({ state }) => state.data !== undefined,
    networkMode: 'always',
    // Comparing thousands of messages one by one would cost more than it saves: folding keeps them the same objects.
    structuralSharing: false,
  })

/** So many messages of a conversation are kept for the time without a network. */
const keptMessages = 200

/** The end of a conversation; what is before it is asked for as if it had never been read. */
function newestPart(conversation: Conversation): Conversation {
  const messages = conversation.messages.slice(-keptMessages)
  const [first] = messages
  const isWhole = messages.length === conversation.messages.length
  return isWhole ? conversation : { ...conversation, messages, before: first?.seq ?? conversation.before }
}

/** The cached conversation with everything it missed; undefined when there is none, or it missed too much. */
async function catchUp(chatId: string, signal: AbortSignal): Promise<Conversation | undefined> {
  const held = conversations.cached(chatId)
  // One from a server of the version before says nothing of what was shared: only an opening does.
  if (held?.shared === undefined) return undefined
  try {
    const change = await sendTo<Calls['catchUp']>(
      addresses.catchUp,
      { params: { chatId }, query: { after: held.change } },
      { signal },
    )
    // What came in meanwhile was folded into it.
    const folded = foldConversation(conversations.cached(chatId) ?? held, change)
    return folded === 'gap' ? undefined : folded
  } catch (error) {
    if (isApiError(error, 'TOO_FAR_BEHIND')) return undefined
    throw error
  }
}

/** Reads the messages before those that are there. Throws ApiError. */
export const loadOlder = (chatId: string): Promise<void> =>
  conversations.extend(chatId, {
    cursorOf: ({ before }) => before,
    readPage: (before) =>
      sendTo<Calls['listMessages']>(addresses.listMessages, { params: { chatId }, query: { before } }),
    join: withOlder,
  })
