import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import type { Executor } from '#platform/database/database.ts'
import { awaitChanges } from '../chat.repository.ts'
import { seatOf } from '../seat.ts'

/** Resolves when what two people were saying to each other is said: what waited for their chat is stored and told. */
export async function awaitMessages(on: Executor, userId: string, otherId: string): Promise<void> {
  await awaitChanges(on, seatOf(userId, chatIdOf(userId, otherId)))
}
