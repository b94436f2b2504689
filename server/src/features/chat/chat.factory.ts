import { randomUUID } from 'node:crypto'
import {
  type ChatChange,
  type ChatSummary,
  type Conversation,
  chatCalls,
} from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import type { TestApp, TestUser } from '../../testing/test-app.ts'

type Who = Pick<TestUser, 'cookie'>

/** Sends a message and returns what changed. */
export async function sendMessage(
  app: TestApp,
  as: Who,
  chatId: string,
  message: { id?: string; text?: string; imageId?: string | null } = {},
): Promise<ChatChange> {
  const body = { id: randomUUID(), text: 'Is the rice still there?', ...message }
  const answer = await app.call(chatCalls.send, { as, input: { params: { chatId }, body } })
  if (answer.status !== 201) throw new Error(`sending answered ${answer.status}: ${answer.raw.body}`)
  return answer.body
}

export async function openChat(app: TestApp, as: Who, chatId: string): Promise<Conversation> {
  const answer = await app.call(chatCalls.open, { as, input: { params: { chatId } } })
  if (answer.status !== 200) throw new Error(`opening answered ${answer.status}: ${answer.raw.body}`)
  return answer.body
}

/** Marks a chat as read up to a message, through the API. */
export async function readUpTo(app: TestApp, as: Who, chatId: string, seq: number): Promise<ChatChange> {
  const answer = await app.call(chatCalls.read, { as, input: { params: { chatId }, body: { seq } } })
  if (answer.status !== 200) throw new Error(`reading answered ${answer.status}: ${answer.raw.body}`)
  return answer.body
}

/** Two students and the id of their chat, in which nothing has been written yet. */
export async function twoStudents(app: TestApp): Promise<{ mei: TestUser; kai: TestUser; chatId: string }> {
  const [mei, kai] = [await app.signUp(), await app.signUp({ firstName: 'Kai', lastName: 'Lim' })]
  return { mei, kai, chatId: chatIdOf(mei.id, kai.id) }
}

/** A user's chat in their list; undefined where it is not. */
export async function listedChat(app: TestApp, as: Who, chatId: string): Promise<ChatSummary | undefined> {
  const { body } = await app.call(chatCalls.listChats, { as, input: { query: {} } })
  return body.items.find((chat) => chat.chatId === chatId)
}

/** Edits a message through the API. */
export async function editMessage(
  app: TestApp,
  as: Who,
  chatId: string,
  id: string,
  text: string,
): Promise<ChatChange> {
  const answer = await app.call(chatCalls.edit, { as, input: { params: { chatId, id }, body: { text } } })
  if (answer.status !== 200) throw new Error(`editing answered ${answer.status}: ${answer.raw.body}`)
  return answer.body
}

/** Deletes a message through the API. */
export async function removeMessage(app: TestApp, as: Who, chatId: string, id: string): Promise<ChatChange> {
  const answer = await app.call(chatCalls.remove, { as, input: { params: { chatId, id } } })
  if (answer.status !== 200) throw new Error(`deleting answered ${answer.status}: ${answer.raw.body}`)
  return answer.body
}

/** Stores so many messages of one text from a user, faster than as many calls could. */
export async function fillChat(app: TestApp, sender: TestUser, chatId: string, count: number, text: string) {
  const { lastMessage } = await sendMessage(app, sender, chatId, { text })
  const [userA, userB] = chatId.split('_')
  await app.pool.query(
    `insert into messages (user_a, user_b, seq, id, sender_id, text, sent_at, change)
     select $1, $2, n, gen_random_uuid(), $3, $4, $5, n from generate_series(2, $6::int) as n`,
    [userA, userB, sender.id, text, lastMessage?.sentAt, count],
  )
  await app.pool.query('update chats set last_seq = $3, change = $3 where user_a = $1 and user_b = $2', [
    userA,
    userB,
    count,
  ])
  await app.pool.query(
    'update chat_members set unread_count = $4 where user_a = $1 and user_b = $2 and user_id <> $3',
    [userA, userB, sender.id, count],
  )
}
