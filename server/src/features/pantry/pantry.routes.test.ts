import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pantryCalls } from '@shelfmate/contract/pantry'
import { TestApp, type TestUser } from '../../testing/test-app.ts'

let test: TestApp
let owner: TestUser
beforeAll(async () => {
  test = await TestApp.start()
  owner = await test.signUp()
})
afterAll(() => test.close())

describe('pantry.addItems', () => {
  it('adds one item per date', async () => {
    const answer = await test.call(pantryCalls.addItems, {
      as: owner,
      input: { body: { name: 'Milk', quantity: 2, expiryDates: ['2026-12-01', '2026-12-03'] } },
    })
    expect(answer.status).toBe(201)
    expect(answer.body.upserted.map((item) => item.expiryDate)).toEqual(['2026-12-01', '2026-12-03'])
  })
})
