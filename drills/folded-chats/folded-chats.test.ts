import type { ChatChange } from '@shelfmate/contract/chat/chat'
import { expect, test } from 'vitest'
import { databaseOfThisFile } from '../../server/src/testing/test-database.ts'
import { runFoldedChats } from './drill.ts'

/** Hundreds of messages. */
const patienceMs = 120_000
const database = await databaseOfThisFile()

test('chats folded from the changes are the chats fetched anew, and unread is what is unread', {
  timeout: patienceMs,
}, async () => {
  const { fault, changes } = await runFoldedChats({ sequences: 40, seed: 1, database })
  expect(fault).toBeUndefined()
  expect(changes).toBeGreaterThan(200)
})

const spoil = {
  'a wrong text': (change) => ({
    ...change,
    messages: change.messages.map((message) => ({ ...message, text: 'Spoilt' })),
  }),
  'nothing of a gap': (change) => ({ ...change, since: 0 }),
  'a wrong number': (change) => ({ ...change, change: change.change + 1 }),
} satisfies Record<string, (change: ChatChange) => ChatChange>

test.each(Object.entries(spoil))('says so when screens are told %s', async (_, plant) => {
  const { fault } = await runFoldedChats({ sequences: 200, seed: 2, database, plant })
  expect(fault).toContain('folded')
})
