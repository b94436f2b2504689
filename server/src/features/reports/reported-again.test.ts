import { randomUUID } from 'node:crypto'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { type ReportReason, reportsCalls } from '@shelfmate/contract/people/reports'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { beforeEach, expect, it } from 'vitest'
import { addPost, tofu } from '#features/exchange/exchange.factory.ts'
import { app } from '../../testing/suite.ts'
import { report } from './reports.factory.ts'
import { author, reporter, steward, withReporter } from './reports-suite.factory.ts'

let targetId: string
withReporter()
beforeEach(async () => {
  targetId = (await addPost(app, author, { foodName: 'Stale bread' })).id
})

const again = async (reason: ReportReason, note: string) => {
  const body = { id: randomUUID(), kind: 'post' as const, targetId, reason, note }
  expect((await app.call(reportsCalls.report, { as: reporter, input: { body } })).status).toBe(204)
}
const read = async (id: string) =>
  (await app.call(stewardsCalls.readReport, { as: steward, input: { params: { id } } })).body

it('adds what is new to the one that is open, which keeps its copy', async () => {
  const id = await report(app, reporter, { kind: 'post', targetId }, 'It smells.')
  const { pantryItemId: _, ...fields } = tofu
  const edited = { params: { id: targetId }, body: { ...fields, foodName: 'Fresh bread' } }
  expect((await app.call(exchangeCalls.editPost, { as: author, input: edited })).status).toBe(200)
  await again('unsafeFood', 'It made me ill.')
  const added = { reason: 'unsafeFood', note: 'It smells.\nIt made me ill.' }
  expect(await read(id)).toMatchObject({ ...added, quote: { text: expect.stringContaining('Stale') } })
  await again('unsafeFood', 'It made me ill.')
  await again('unsafeFood', '')
  expect(await read(id)).toMatchObject({ ...added, alike: 0 })
})

it('writes the note where there was none', async () => {
  const id = await report(app, reporter, { kind: 'post', targetId })
  await again('rude', 'He shouted.')
  expect((await read(id)).note).toBe('He shouted.')
})

it('keeps notes short of a book', async () => {
  const id = await report(app, reporter, { kind: 'post', targetId })
  const most = serverLimits.reportNotesLength
  await app.pool.query("update reports set note = repeat('x', $2) where id = $1", [id, most])
  await again('rude', 'And more.')
  expect((await read(id)).note).toHaveLength(most)
})
