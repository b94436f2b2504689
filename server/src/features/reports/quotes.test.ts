import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { expect, it } from 'vitest'
import { addPost, tofu } from '#features/exchange/exchange.factory.ts'
import { app } from '../../testing/suite.ts'
import { report } from './reports.factory.ts'
import { author, reporter, steward, withReporter } from './reports-suite.factory.ts'

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
