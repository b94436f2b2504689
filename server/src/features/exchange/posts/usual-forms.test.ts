import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { expect, it } from 'vitest'
import { app, mei, withApp, withMei } from '../../../testing/suite.ts'
import { addPost } from '../exchange.factory.ts'

withApp()
withMei()

const list = async (query: Record<string, unknown>) => {
  const answer = await app.call(exchangeCalls.listPosts, { as: mei, input: { query } })
  expect(answer.status).toBe(200)
  return answer.body.items.map(({ foodName }) => foodName)
}

const kept = async () => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select name from pg_prepared_statements where name like 'exchange_list_posts%' or name = ''`,
  )
  return rows.map(({ name }) => name)
}

it('has PostgreSQL keep the usual forms of the list alone, and answers the others all the same', async () => {
  app.pool.options.max = 1
  await addPost(app, mei, {
    foodName: 'Firm tofu',
    location: 'Tembusu',
    pickupPlace: 'Lobby',
  })
  await addPost(app, mei, { foodName: 'Oat milk', location: 'CAPT' })
  const [usual, rare] = [
    { search: 'tofu', dorm: 'Tembusu' },
    { search: 'firm tofu', mine: true, place: 'Lobby' },
  ]
  for (const query of [usual, rare, usual, { mine: true }, rare])
    expect(await list(query)).toContain('Firm tofu')
  expect((await list({ mine: true })).toSorted()).toEqual(['Firm tofu', 'Oat milk'])
  expect(await kept()).toEqual(['exchange_list_posts_expiringFirst_ds_all'])
})
