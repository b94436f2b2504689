import { blocksCalls } from '@shelfmate/contract/people/blocks'
import type { TestApp, TestUser } from '../../testing/test-app.ts'

/** Blocks somebody through the API. */
export async function block(app: TestApp, as: TestUser, other: TestUser): Promise<void> {
  const answer = await app.call(blocksCalls.block, { as, input: { params: { userId: other.id } } })
  if (answer.status !== 204) throw new Error(`blocking answered ${answer.status}: ${answer.raw.body}`)
}

/** Takes a block back through the API. */
export async function unblock(app: TestApp, as: TestUser, other: TestUser): Promise<void> {
  const answer = await app.call(blocksCalls.unblock, { as, input: { params: { userId: other.id } } })
  if (answer.status !== 204) throw new Error(`unblocking answered ${answer.status}: ${answer.raw.body}`)
}
