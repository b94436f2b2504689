import { campusCalls } from '@shelfmate/contract/campus/campus'
import { defaultDorms } from '@shelfmate/contract/campus/dorms'
import { expect, it } from 'vitest'
import { TestApp } from '../../testing/test-app.ts'

it('tells a visitor the dorms of the specification where the operator named none', async () => {
  const test = await TestApp.start()
  const answer = await test.call(campusCalls.read, {})
  expect(answer).toMatchObject({
    status: 200,
    body: { name: null, dorms: [...defaultDorms], hasVision: false },
  })
  await test.close()
})

it('tells what the operator set', async () => {
  const test = await TestApp.start({ CAMPUS_NAME: 'Hill Campus', DORMS: 'North, South,' })
  const answer = await test.call(campusCalls.read, {})
  expect(answer.body).toEqual({ name: 'Hill Campus', dorms: ['North', 'South'], hasVision: false })
  await test.close()
})
