import * as z from 'zod/mini'
import { isBlank } from '../api/blank.ts'
import { defineCall } from '../api/call.ts'
import { id, moment, noContent, optionalText, pageFields, versionedId, wholeNumber } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { requestStates } from '../requests/machine.ts'

export { chatIdOf, deletedText, usersOfChat } from './chat-id.ts'

export const chatTexts = {
  messageBlank: 'Write a message or attach a picture.',
} as const

/** Somebody as lists of people show them. */
const person = z.strictObject({ userId: id, displayName: z.string(), photoId: z.nullable(id) })
export type Person = z.infer<typeof person>

const messageImage = z.strictObject({ id, width: z.int(), height: z.int() })

/** What a card says to whoever's press it tells of, and to the other of the two. */
const saidToBoth = z.strictObject({ sender: z.string(), recipient: z.string() })

/** What a message tells of a request for food; the request itself says how it stands now. */
export const requestCard = z.strictObject({
  requestId: id,
  state: z.enum(requestStates),
  /** What of it is told, where that is not its state. */
  event: z.nullable(z.enum(['arranged', 'confirmed', 'thanked', 'restored'])),
  foodName: z.string(),
  units: z.int(),
  /** Left out where its message's text is what the sender says; and of what an earlier version stored. */
  said: z.optional(saidToBoth),
})
export type RequestCard = z.infer<typeof requestCard>

export const message = z.strictObject({
  id,
  /** Place in its chat: the n-th message has seq n, without gaps. */
  seq: z.int(),
  senderId: id,
  /** `deletedText` once it is deleted. */
  text: z.string(),
  image: z.nullable(messageImage),
  sentAt: moment,
  editedAt: z.nullable(moment),
  deleted: z.boolean(),
  /** Set where it tells of a request: then `text` is what a page that knows no cards shows. */
  card: z.optional(z.nullable(requestCard)),
})
export type Message = z.infer<typeof message>

/** How far somebody has read a chat: up to the message with this seq. */
const lastRead = z.strictObject({ mine: z.int(), partner: z.int() })

/** What a chat's row in the list shows of its newest message; the text is cut at `limits.glimpseLength` code points. */
const glimpse = z.strictObject({
  seq: z.int(),
  senderId: id,
  text: z.string(),
  hasImage: z.boolean(),
  sentAt: moment,
  /** What a card says to each of the two, in place of the text; absent where both read the text. */
  said: z.optional(z.nullable(saidToBoth)),
})

/** A chat as of its change number `change`, to one of its two users. */
const chatState = {
  chatId: z.string(),
  /** Position of a change in its chat: the n-th change has number n, without gaps. */
  change: z.int(),
  /** The partner's messages that I have not read, deleted ones left out (D22). */
  unreadCount: z.int(),
  lastMessage: z.nullable(glimpse),
}

export const chatSummary = z.strictObject({ ...chatState, partner: person })
export type ChatSummary = z.infer<typeof chatSummary>

/**
 * What one committed change, or several together, did to a chat, told to one of its users. Every mutation answers it and
 * every open screen of both users receives theirs as `chat.changed`: folding it into the chat at `since` gives it at `change`.
 */
export const chatChange = z.strictObject({
  ...chatState,
  partnerId: id,
  /** The chat's change number before. */
  since: z.int(),
  messages: z.array(message),
  lastRead,
})
export type ChatChange = z.infer<typeof chatChange>

/** What a screen missed; with the partner as they are called now, which no change tells. A server of the version before leaves them out. */
const caughtUp = z.extend(chatChange, { partner: z.optional(person) })
export type CaughtUp = z.infer<typeof caughtUp>

/** Socket.IO event that carries a ChatChange to every open screen of one of its users. */
export const chatChangedEvent = 'chat.changed'
/** Socket.IO event: the partner is writing at this moment. */
export const chatTypingEvent = 'chat.typing'
export interface ChatTyping {
  chatId: string
  userId: string
}

/** A conversation: its newest messages, oldest first. `before` leads to older ones; null at the beginning. */
export const conversation = z.strictObject({
  ...chatState,
  partner: person,
  /** How often either of the two has handed food over to the other (D50); a server of the version before does not say. */
  shared: z.optional(z.int()),
  lastRead,
  messages: z.array(message),
  before: z.nullable(z.int()),
})
export type Conversation = z.infer<typeof conversation>

const page = {
  search: z.optional(optionalText(limits.searchLength)),
  ...pageFields(limits.peoplePage),
}

const messageText = optionalText(limits.messageLength)
/** Any text: one of another form is a chat that does not exist, like any other (D24). */
const chatParams = z.strictObject({ chatId: z.string() })
const ofChat = { verifiedOnly: true, touches: 'chat', params: chatParams } as const
const ofMessage = { ...ofChat, params: z.extend(chatParams, { id }) } as const
const position = wholeNumber(0, limits.positionMax)

export const chatCalls = {
  listPeople: defineCall('GET', '/people', {
    verifiedOnly: true,
    query: z.strictObject(page),
    answer: z.strictObject({ items: z.array(person), nextCursor: z.nullable(z.string()) }),
  }),
  listChats: defineCall('GET', '/chats', {
    query: z.strictObject(page),
    answer: z.strictObject({
      items: z.array(chatSummary),
      nextCursor: z.nullable(z.string()),
      /** Chats with something unread, on all pages. */
      unreadChats: z.int(),
    }),
  }),
  open: defineCall('GET', '/chats/:chatId', {
    ...ofChat,
    answer: conversation,
    errors: ['NOT_FOUND', 'CHAT_WITH_ONESELF'],
  }),
  listMessages: defineCall('GET', '/chats/:chatId/messages', {
    ...ofChat,
    query: z.strictObject({ before: position }),
    answer: z.strictObject({ messages: z.array(message), before: z.nullable(z.int()) }),
    errors: ['NOT_FOUND'],
  }),
  catchUp: defineCall('GET', '/chats/:chatId/changes', {
    ...ofChat,
    query: z.strictObject({ after: position }),
    answer: caughtUp,
    errors: ['NOT_FOUND', 'TOO_FAR_BEHIND'],
  }),
  send: defineCall('POST', '/chats/:chatId/messages', {
    ...ofChat,
    body: z
      .strictObject({
        id: versionedId,
        text: z._default(messageText, ''),
        imageId: z._default(z.nullable(id), null),
      })
      .check(
        z.refine(({ text, imageId }) => !isBlank(text) || imageId !== null, {
          error: chatTexts.messageBlank,
          path: ['text'],
        }),
      ),
    idempotencyKey: 'id',
    status: 201,
    answer: chatChange,
    errors: ['NOT_FOUND', 'CHAT_WITH_ONESELF', 'IMAGE_NOT_FOUND', 'CHAT_QUOTA'],
  }),
  edit: defineCall('PUT', '/chats/:chatId/messages/:id', {
    ...ofMessage,
    body: z.strictObject({
      text: messageText.check(z.refine((text) => !isBlank(text), { error: chatTexts.messageBlank })),
    }),
    answer: chatChange,
    errors: ['NOT_FOUND', 'CHAT_QUOTA'],
  }),
  remove: defineCall('DELETE', '/chats/:chatId/messages/:id', {
    ...ofMessage,
    answer: chatChange,
    errors: ['NOT_FOUND'],
  }),
  read: defineCall('POST', '/chats/:chatId/read', {
    ...ofChat,
    body: z.strictObject({ seq: z.int().check(z.gte(0)) }),
    answer: chatChange,
    errors: ['NOT_FOUND'],
  }),
  typing: defineCall('POST', '/chats/:chatId/typing', { ...ofChat, ...noContent, errors: ['NOT_FOUND'] }),
} as const
