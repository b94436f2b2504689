import { randomUUID } from 'node:crypto'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { unheard } from '../../../testing/unheard.ts'
import { addPost, booksOf } from '../exchange.factory.ts'

withApp()

const claim = (as: TestUser, postId: string, id: string = randomUUID()) =>
  app.call(exchangeCalls.claim, { as, input: { params: { id: postId }, body: { id } } })

describe('who is remembered from the claim before and', () => {
  it.each(unheard)(
    '%s claims nothing more, and hears nothing of what they claimed',
    async (_, change, code) => {
      const mei = await app.signUp()
      const { id: postId } = await addPost(app, mei, { quantity: 9 })
      const before = randomUUID()
      expect((await claim(mei, postId, before)).status).toBe(201)
      await app.pool.query(change, [mei.id])
      for (const id of [randomUUID(), before]) expectRefusal((await claim(mei, postId, id)).raw, code)
      expect(await booksOf(app, postId)).toMatchObject({ quantity: 8, donations: 1 })
    },
  )

  it('is another one by now does not find the post', async () => {
    const [mei, kai] = [await app.signUp(), await app.signUp()]
    const { id: postId } = await addPost(app, mei, { quantity: 9 })
    await claim(mei, postId)
    await app.pool.query('update sessions set user_id = $2 where user_id = $1', [mei.id, kai.id])
    expectRefusal((await claim(mei, postId)).raw, 'NOT_FOUND')
    expect(await booksOf(app, postId)).toMatchObject({ quantity: 8, donations: 1 })
  })

  it('claims the same again hears what became of it, and another post’s unit under its id is refused', async () => {
    const mei = await app.signUp()
    const [one, other] = [await addPost(app, mei), await addPost(app, mei)]
    const id = randomUUID()
    const [first, again] = [await claim(mei, one.id, id), await claim(mei, one.id, id)]
    expect(again.body).toEqual(first.body)
    expectRefusal((await claim(mei, other.id, id)).raw, 'ID_REUSED')
    expect(await booksOf(app, one.id)).toMatchObject({ donations: 1 })
  })
})
