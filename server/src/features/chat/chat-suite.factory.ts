import { beforeEach } from 'vitest'
import { app } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { twoStudents } from './chat.factory.ts'

/** The two who are new to every test, and their chat, where its file says `withChat()`. */
export let mei: TestUser
export let kai: TestUser
export let chatId: string

/** Signs Mei and Kai up before each test. */
export function withChat(): void {
  beforeEach(async () => {
    ;({ mei, kai, chatId } = await twoStudents(app))
  })
}
