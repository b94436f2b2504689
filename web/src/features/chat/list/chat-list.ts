import type { ChatChange, ChatSummary } from '@shelfmate/contract/chat/chat'
import { foldChats } from '@shelfmate/contract/chat/chat-fold'

/** My chats as far as they have been read, latest message first. */
export interface ChatList {
  items: readonly ChatSummary[]
  nextCursor: string | null
  /** Chats with something unread, those on unread pages included. */
  unreadChats: number
}

const isUnread = (chat: ChatSummary | undefined) => (chat && chat.unreadCount > 0 ? 1 : 0)

/** The list after a change; 'unknown' when it needs a chat that has not been read. */
export function foldList(list: ChatList, change: ChatChange): ChatList | 'unknown' {
  const items = foldChats(list.items, change)
  if (items === 'unknown') return 'unknown'
  if (items === list.items) return list
  const find = (chats: readonly ChatSummary[]) => chats.find(({ chatId }) => chatId === change.chatId)
  const unreadChats = list.unreadChats + isUnread(find(items)) - isUnread(find(list.items))
  return { ...list, items, unreadChats }
}

/**
 * The list with its next page. A chat that rose to the top while the page was read stands there already, and how many are
 * unread the list knows better: changes keep it right.
 */
export function extended(list: ChatList, page: ChatList): ChatList {
  const held = new Set(list.items.map(({ chatId }) => chatId))
  const items = [...list.items, ...page.items.filter(({ chatId }) => !held.has(chatId))]
  return { ...page, items, unreadChats: list.unreadChats }
}
