import type { ChatChange, Conversation, chatCalls } from '@shelfmate/contract/chat'
import { foldConversation } from '@shelfmate/contract/chat-fold'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sendTo } from '#lib/api-client.ts'
import { isApiError } from '#lib/api-error.ts'
import { keptOnDevice } from '#lib/last-seen.ts'
import { queryClient } from '#lib/query-client.ts'
import { addresses } from './chat.addresses.ts'
import { foldRecent, withOlder } from './chat-conversation.ts'
import { type ChatList, foldAll, withPage } from './chat-list.ts'

type Calls = typeof chatCalls

export const listsKey = ['chat', 'list'] as const
export const peopleKey = ['chat', 'people'] as const
export const conversationsKey = ['chat', 'conversation'] as const
const recentKey = ['chat', 'recent'] as const
const listKey = (search: string) => [...listsKey, search] as const
const conversationKey = (chatId: string) => [...conversationsKey, chatId] as const

/** More than can arrive in one chat while it is read. */
const recentMax = 100

/** The last changes of a chat that this screen heard of, oldest first. */
export const recentChanges = (chatId: string) =>
  queryClient.getQueryData<readonly ChatChange[]>([...recentKey, chatId]) ?? []

/** Keeps a change for what is being read at this moment: its answer may be older. */
export function remember(change: ChatChange): void {
  const known = [...recentChanges(change.chatId), change].slice(-recentMax)
  queryClient.setQueryData([...recentKey, change.chatId], known)
}

const latestChanges = () =>
  queryClient
    .getQueriesData<readonly ChatChange[]>({ queryKey: recentKey })
    .flatMap(([, changes]) => changes ?? [])

const askedFor = (search: string) => (search === '' ? {} : { search })

const readChats = (search: string, cursor: string | null, signal?: AbortSignal): Promise<ChatList> =>
  sendTo<Calls['listChats']>(
    addresses.listChats,
    { query: { ...askedFor(search), ...(cursor !== null && { cursor }) } },
    signal && { signal },
  )

/** My chats, latest message first; with a search those whose partner's name has it. Live changes keep them right. */
export const chatListQuery = (search: string) =>
  queryOptions<ChatList>({
    queryKey: listKey(search),
    queryFn: async ({ signal }) => {
      const held = queryClient.getQueryData<ChatList>(listKey(search))?.items.length ?? 0
      let list = await readChats(search, null, signal)
      while (list.nextCursor !== null && list.items.length < held)
        list = withPage(list, await readChats(search, list.nextCursor, signal))
      return foldAll(list, latestChanges())
    },
    meta: keptOnDevice<ChatList>((list) => (search === '' ? list : undefined)),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })

/** Reads the next page of my chats. Throws ApiError. */
export async function loadMoreChats(search: string): Promise<void> {
  const cursor = queryClient.getQueryData<ChatList>(listKey(search))?.nextCursor
  if (!cursor) return
  const page = foldAll(await readChats(search, cursor), latestChanges())
  queryClient.setQueryData<ChatList>(listKey(search), (list) =>
    list?.nextCursor === cursor ? withPage(list, page) : list,
  )
}

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

/** A conversation as this page holds it; undefined until it was opened. */
export const cachedConversation = (chatId: string) =>
  queryClient.getQueryData<Conversation>(conversationKey(chatId))

/** Makes this what the page holds of a conversation. */
export const keepConversation = (conversation: Conversation) =>
  queryClient.setQueryData(conversationKey(conversation.chatId), conversation)

/** A conversation: opened once, then caught up with. Live changes keep it right. */
export const conversationQuery = (chatId: string) =>
  queryOptions<Conversation>({
    queryKey: conversationKey(chatId),
    queryFn: async ({ signal }) => {
      const caughtUp = await catchUp(chatId, signal)
      if (caughtUp) return foldRecent(caughtUp, recentChanges(chatId))
      const opened = await sendTo<Calls['open']>(addresses.open, { params: { chatId } }, { signal })
      return foldRecent(opened, recentChanges(chatId))
    },
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

/** The cached conversation with everything it missed; undefined when there is none or it missed too much. */
async function catchUp(chatId: string, signal: AbortSignal): Promise<Conversation | undefined> {
  const held = cachedConversation(chatId)
  if (!held) return undefined
  try {
    const change = await sendTo<Calls['catchUp']>(
      addresses.catchUp,
      { params: { chatId }, query: { after: held.change } },
      { signal },
    )
    // What came in meanwhile was folded into it.
    const folded = foldConversation(cachedConversation(chatId) ?? held, change)
    return folded === 'gap' ? undefined : folded
  } catch (error) {
    if (isApiError(error, 'TOO_FAR_BEHIND')) return undefined
    throw error
  }
}

/** Reads the messages before those that are there. Throws ApiError. */
export async function loadOlder(chatId: string): Promise<void> {
  const before = cachedConversation(chatId)?.before
  if (before === undefined || before === null) return
  // What was told earlier is in the page, together with what was missed since: it must not undo that.
  const known = new Set(recentChanges(chatId))
  const older = await sendTo<Calls['listMessages']>(addresses.listMessages, {
    params: { chatId },
    query: { before },
  })
  const held = cachedConversation(chatId)
  const meanwhile = recentChanges(chatId).filter((change) => !known.has(change))
  if (held) keepConversation(withOlder(held, older, before, meanwhile))
}

/** Reads a conversation's missing changes, if it is on a screen. */
export const rereadConversation = (chatId: string) =>
  queryClient.refetchQueries({ queryKey: conversationKey(chatId), type: 'active' }, { cancelRefetch: false })
