import { randomUUID } from 'node:crypto'
import { type PantryChange, pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, it } from 'vitest'
import { app, withApp } from '../../../testing/suite.ts'
import type { Answer } from '../../../testing/test-app.ts'
import { addItem, addItems, booksOf, milk, wholePantry } from '../pantry.factory.ts'

withApp()

describe('changes of one pantry at once', () => {
  it('are numbered without a gap and leave the books balanced', async () => {
    const as = await app.signUp()
    const items = await addItems(app, as, {
      quantity: 3,
      expiryDates: Array.from({ length: 16 }, () => '2026-12-01'),
    })
    const kinds: ((id: string) => Promise<Answer<PantryChange>>)[] = [
      (id) => app.call(pantryCalls.consumeItem, { as, input: { params: { id }, body: {} } }),
      (id) => app.call(pantryCalls.removeItem, { as, input: { params: { id } } }),
      () => app.call(pantryCalls.addItems, { as, input: { body: { ...milk, id: randomUUID() } } }),
      (id) =>
        app.call(pantryCalls.editItem, {
          as,
          input: { params: { id }, body: { ...milk, expiryDates: ['2026-12-24', '2026-12-25'] } },
        }),
    ]
    const answers = await Promise.all(items.flatMap(({ id }) => kinds.map((change) => change(id))))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 201, 404]))
    const seqs = answers.filter((answer) => answer.status < 300).map((answer) => answer.body.seq)
    expect(seqs.toSorted((a, b) => a - b)).toEqual(seqs.map((_, n) => n + 2))
    const { items: left, seq } = await wholePantry(app, as)
    expect(seq).toBe(seqs.length + 1)
    expect(await booksOf(app, as)).toMatchObject({ counted: left.length, items: left.length })
  })

  it('do not wait for those of another pantry', async () => {
    const [mei, kai] = [await app.signUp(), await app.signUp()]
    await addItem(app, mei)
    const holder = await app.pool.connect()
    await holder.query('begin')
    await holder.query('select from pantries where user_id = $1 for update', [mei.id])
    expect(await addItem(app, kai)).toBeDefined()
    await holder.query('rollback')
    holder.release()
  })
})
