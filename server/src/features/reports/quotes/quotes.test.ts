import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { type Audience, seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { expect, it } from 'vitest'
import { addPost, tofu } from '#features/exchange/exchange.factory.ts'
import { app } from '../../../testing/suite.ts'
import { report } from '../reports.factory.ts'
import { author, reporter, steward, withReporter } from '../reports-suite.factory.ts'

withReporter()

const quoteOf = async (id: string) =>
  (await app.call(stewardsCalls.readReport, { as: steward, input: { params: { id } } })).body.quote

it('of a post say where it was picked up, also when that was changed since', async () => {
  const where = { location: 'Tembusu', pickupPlace: 'Mei’s room 12-3, she’s always in' }
  const { id: targetId } = await addPost(app, author, { foodName: 'Rice', description: '', ...where })
  const id = await report(app, reporter, { kind: 'post', targetId })
  const { pantryItemId: _, giving: __, ...fields } = tofu
  const input = { params: { id: targetId }, body: { ...fields, pickupPlace: 'The kitchen' } }
  expect((await app.call(exchangeCalls.editPost, { as: author, input })).status).toBe(200)
  expect((await quoteOf(id)).text).toBe(['Rice', where.location, where.pickupPlace].join('\n'))
})

const says = 'Mei Tan, room 12-3, 91234567'
const tell = (preferences: string, seenBy: Audience = 'everybody') => {
  const { displayName } = author
  const rest = { displayName, dorm: '', allergies: 'peanuts', age: 21, photoId: null }
  const body = { ...rest, preferences, seenBy: { ...seenByEverybody, preferences: seenBy } }
  return app.call(profileCalls.update, { as: author, input: { body } })
}
const reportAuthor = async () =>
  quoteOf(await report(app, await app.signUp(), { kind: 'person', targetId: author.id }))

it('of a person say what they write to everybody, and not what they must not eat', async () => {
  await tell(says)
  const id = await report(app, reporter, { kind: 'person', targetId: author.id })
  await tell('')
  expect((await quoteOf(id)).text).toBe([author.displayName, says].join('\n'))
})

it.each(['handedOver', 'nobody'] as const)('of a person say nothing that they show to %s', async (seenBy) => {
  await tell(says, seenBy)
  expect((await reportAuthor()).text).toBe(author.displayName)
})

it('of a person who is suspended say the name that others see then', async () => {
  await tell(says)
  await app.pool.query('update users set suspended_at = now() where id = $1', [author.id])
  expect((await reportAuthor()).text).toBe(author.displayName)
})
