import { randomUUID } from 'node:crypto'
import { msPerMinute } from '@shelfmate/contract/api/durations'
import { exchangeCalls, type Post } from '@shelfmate/contract/exchange/exchange'
import type { SentOffer } from '@shelfmate/contract/exchange/offer-values'
import type { RequestAction } from '@shelfmate/contract/requests/machine'
import { type ActBody, type FoodRequest, requestsCalls } from '@shelfmate/contract/requests/requests'
import { expect } from 'vitest'
import type { TestApp, TestUser } from '../../testing/test-app.ts'
import { addPost, type tofu } from '../exchange/exchange.factory.ts'

/** Asks for units of a post; returns the answer, whatever it is. */
export const tryToAsk = (app: TestApp, as: TestUser, postId: string, units = 1, id: string = randomUUID()) =>
  app.call(requestsCalls.ask, { as, input: { params: { id: postId }, body: { id, units } } })

/** A request as the API makes it. */
export async function ask(app: TestApp, as: TestUser, postId: string, units = 1): Promise<FoodRequest> {
  const answer = await tryToAsk(app, as, postId, units)
  if (answer.status !== 201) throw new Error(`asking answered ${answer.status}: ${answer.raw.body}`)
  return answer.body
}

/** Does something to a request; returns the answer, whatever it is. */
export const tryTo = (
  app: TestApp,
  as: TestUser,
  id: string,
  action: RequestAction,
  rest: Partial<ActBody> = {},
) =>
  app.call(requestsCalls.act, { as, input: { params: { id }, body: { id: randomUUID(), action, ...rest } } })

/** The same where it must succeed. */
export async function act(
  app: TestApp,
  as: TestUser,
  id: string,
  action: RequestAction,
  rest: Partial<ActBody> = {},
): Promise<FoodRequest> {
  const answer = await tryTo(app, as, id, action, rest)
  if (answer.status !== 200) throw new Error(`${action} answered ${answer.status}: ${answer.raw.body}`)
  return answer.body
}

/** Ends a request by a press; returns the press's id. */
export async function end(
  app: TestApp,
  as: TestUser,
  id: string,
  action: 'decline' | 'withdraw',
): Promise<string> {
  const press = randomUUID()
  await act(app, as, id, action, { id: press })
  return press
}

/** Takes back that a press has ended a request; returns the answer, whatever it is. */
export const tryToRestore = (app: TestApp, as: TestUser, id: string, actionId: string) =>
  app.call(requestsCalls.restore, { as, input: { params: { id }, body: { actionId } } })

/** The same where it must succeed. */
export async function restore(
  app: TestApp,
  as: TestUser,
  id: string,
  actionId: string,
): Promise<FoodRequest> {
  const answer = await tryToRestore(app, as, id, actionId)
  if (answer.status !== 200) throw new Error(`restoring answered ${answer.status}: ${answer.raw.body}`)
  return answer.body
}

/** A request as one of its two sees it in their list. */
export async function seen(app: TestApp, as: TestUser, id: string): Promise<FoodRequest | undefined> {
  const { body } = await app.call(requestsCalls.list, { as, input: { query: {} } })
  return body.items.find((each) => each.id === id)
}

/** A post, the giver who offers it, and somebody who may ask for it. */
export async function offer(app: TestApp, fields: Partial<typeof tofu & SentOffer> = {}) {
  const [giver, taker] = [await app.signUp({ firstName: 'Mei' }), await app.signUp({ firstName: 'Kai' })]
  return { giver, taker, post: await addPost(app, giver, { giving: 'firstCome', ...fields }) }
}

/** A promise of a tofu, to be picked up in ten minutes. */
export async function promisedSoon(app: TestApp, fields: Parameters<typeof offer>[1] = {}) {
  const staged = await offer(app, { quantity: 1, ...fields })
  const { id } = await ask(app, staged.taker, staged.post.id)
  const pickupAt = new Date(app.clock.now().getTime() + 10 * msPerMinute).toISOString()
  await act(app, staged.giver, id, 'arrange', { pickupAt })
  return { ...staged, id }
}

/** One tick of what ends without anybody pressing anything. */
export async function tick({ app }: TestApp): Promise<void> {
  const job = app.jobs.find(({ name }) => name === 'requests.end')
  if (!job) throw new Error('the ending is among the jobs')
  await job.run()
}

/** Edits what a post says, and nothing else of it. */
export async function editPost(
  app: TestApp,
  as: TestUser,
  { id, ...post }: Post,
  to: Partial<Post>,
): Promise<void> {
  const { foodName, description, expiryDate, location, quantity } = post
  const body = { foodName, description, expiryDate, location, quantity, ...to }
  const answer = await app.call(exchangeCalls.editPost, { as, input: { params: { id }, body } })
  if (answer.status !== 200) throw new Error(`editing answered ${answer.status}: ${answer.raw.body}`)
}

/** The numbers of a post's ledger; undefined when the post is gone. */
export async function ledgerOf({ pool }: TestApp, postId: string) {
  const found = await pool.query(
    'select posted, quantity, promised, handed_over as "handedOver", taken_back as "takenBack" from posts where id = $1',
    [postId],
  )
  return found.rows[0]
}

/** A block ended the request for a post of one unit, which is promised to nobody. */
export async function expectEndedByBlock(app: TestApp, id: string, postId: string): Promise<void> {
  const stored = await app.pool.query('select state, reason from food_requests where id = $1', [id])
  expect(stored.rows).toEqual([{ state: 'expired', reason: 'blocked' }])
  expect(await ledgerOf(app, postId)).toMatchObject({ quantity: 1, promised: 0 })
}
