import { searchCalls } from '@shelfmate/contract/exchange/searches'
import type { TestApp, TestUser } from '../../../testing/test-app.ts'

/** Somebody wants to be told of food of that name; returns the id of what they saved. */
export async function saveSearch(app: TestApp, as: TestUser, words = 'Rice'): Promise<string> {
  const answer = await app.call(searchCalls.saveSearch, { as, input: { body: { words } } })
  if (answer.status !== 200) throw new Error(`saving a search answered ${answer.status}: ${answer.raw.body}`)
  return answer.body.id
}
