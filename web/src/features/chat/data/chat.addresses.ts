import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { chatCalls, chatChangedEvent, chatTypingEvent } from '@shelfmate/contract/chat/chat'

/** The contract's calls without their schemas, which no screen here needs; their types hold every address to the contract's. */
export const addresses = {
  listPeople: 'GET /people',
  listChats: 'GET /chats',
  open: 'GET /chats/:chatId',
  listMessages: 'GET /chats/:chatId/messages',
  catchUp: 'GET /chats/:chatId/changes',
  send: 'POST /chats/:chatId/messages',
  edit: 'PUT /chats/:chatId/messages/:id',
  remove: 'DELETE /chats/:chatId/messages/:id',
  read: 'POST /chats/:chatId/read',
  typing: 'POST /chats/:chatId/typing',
} as const satisfies CallAddresses<typeof chatCalls>

export const changedEvent: typeof chatChangedEvent = 'chat.changed'
export const typingEvent: typeof chatTypingEvent = 'chat.typing'
