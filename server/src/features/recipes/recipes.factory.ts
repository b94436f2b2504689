import { foodsCalls } from '@shelfmate/contract/foods/foods'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import type { RecipesEvent } from '@shelfmate/contract/recipes/recipes'
import type { TestApp, TestUser } from '../../testing/test-app.ts'

/** Noon in Singapore. */
export const noon = '2027-03-10T04:00:00Z'
export const today = '2027-03-10'
export const tomorrow = '2027-03-11'
export const later = '2027-03-20'

/** Stores foods by name and date; returns their ids by name. */
export async function stock(
  test: TestApp,
  as: TestUser,
  foods: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const [name, date] of Object.entries(foods)) {
    const body = { name, quantity: 1, expiryDates: [date] }
    const answer = await test.call(pantryCalls.addItems, { as, input: { body } })
    ids[name] = answer.body.upserted[0]?.id ?? ''
  }
  return ids
}

/** Says otherwise what an item is called or noted down as, or until when it keeps. */
export async function editItem(
  test: TestApp,
  as: TestUser,
  id: string | undefined,
  fields: { name: string; remark?: string; date?: string },
): Promise<void> {
  const { date = tomorrow, ...said } = fields
  const body = { quantity: 1, expiryDates: [date], ...said }
  const { status } = await test.call(pantryCalls.editItem, { as, input: { params: { id: id ?? '' }, body } })
  if (status !== 200) throw new Error(`editing an item answered ${status}`)
}

/** Says what a name means. */
export async function correct(test: TestApp, as: TestUser, name: string, food: string): Promise<void> {
  const { status } = await test.call(foodsCalls.correct, {
    as,
    input: { body: { name, takenAs: 'food', food } },
  })
  if (status !== 200) throw new Error(`correcting a name answered ${status}`)
}

/** Saves what a user eats and must not eat. */
export async function tell(
  test: TestApp,
  as: TestUser,
  { preferences = '', allergies = '' }: { preferences?: string; allergies?: string },
): Promise<void> {
  const body = { displayName: as.displayName, age: null, dorm: '', preferences, allergies, photoId: null }
  const { status } = await test.call(profileCalls.update, { as, input: { body } })
  if (status !== 200) throw new Error(`saving the profile answered ${status}`)
}

/** The lines of a streamed answer. */
export function eventsOf(body: string): RecipesEvent[] {
  // What the stream holds is what the tests assert.
  return body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecipesEvent)
}
