import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { chatCalls, chatChangedEvent, chatTypingEvent } from '@shelfmate/contract/chat/chat'

/** The contract's calls without their schemas, which no screen here needs; their types hold every address to the contract's. */
export const addresses = {
  listPeople: { method: 'GET', path: '/people' },
  listChats: { method: 'GET', path: '/chats' },
  open: { method: 'GET', path: '/chats/:chatId' },
  listMessages: { method: 'GET', path: '/chats/:chatId/messages' },
  catchUp: { method: 'GET', path: '/chats/:chatId/changes' },
  send: { method: 'POST', path: '/chats/:chatId/messages' },
  edit: { method: 'PUT', path: '/chats/:chatId/messages/:id' },
  remove: { method: 'DELETE', path: '/chats/:chatId/messages/:id' },
  read: { method: 'POST', path: '/chats/:chatId/read' },
  typing: { method: 'POST', path: '/chats/:chatId/typing' },
} as const satisfies CallAddresses<typeof chatCalls>

export const changedEvent: typeof chatChangedEvent = 'chat.changed'
export const typingEvent: typeof chatTypingEvent = 'chat.typing'
