import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { startRealtime, stopRealtime } from '#lib/realtime.ts'
import { connect } from '#lib/testing/live-line.factory.ts'
import { arun, mei } from '#lib/testing/people.factory.ts'
import { readPantry } from './pantry.press.ts'
import { cachedList, pantryQuery, receiveChange } from './pantry.queries.ts'
import { readAhead, takeReadAhead } from './pantry-read-ahead.ts'

vi.mock('socket.io-client', () => import('#lib/testing/live-line.factory.ts'))

const rice = pantryItemWith({ id: '1', name: 'Rice' })
const milk = pantryItemWith({ id: '2', name: 'Milk' })
const milkAdded = { seq: 7, upserted: [milk], removed: [] }
let server: { items: PantryItem[]; seq: number }
let asked: string[]

beforeEach(async () => {
  setSession(mei)
  server = { items: [rice], seq: 6 }
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ ...server, nextCursor: null })
  })
  await startRealtime()
})
afterEach(async () => {
  stopRealtime()
  queryClient.clear()
  await takeReadAhead()
  vi.unstubAllGlobals()
})

/** What a screen shows that is drawn now. */
async function shown(): Promise<string[]> {
  const { items } = await queryClient.fetchQuery(pantryQuery)
  return items.map(({ name }) => name)
}
const isAdded = () => {
  server = { items: [rice, milk], seq: 7 }
}

it('is the first answer of a screen that is drawn before the connection stands', async () => {
  readAhead()
  expect(await shown()).toEqual(['Rice'])
  expect(asked).toEqual(['/api/pantry/items?limit=20'])
})

it('is dropped where the connection stood before: nobody has heard what was changed since', async () => {
  readAhead()
  isAdded()
  connect()
  expect(await shown()).toEqual(['Rice', 'Milk'])
})

it.each([
  ['in a list of before', { items: [rice], seq: 6, complete: true }],
  ['where there was no list yet', undefined],
])('takes back nothing that was sent from here since, %s', async (_, before) => {
  if (before) queryClient.setQueryData(pantryQuery.queryKey, before)
  readAhead()
  isAdded()
  await receiveChange(milkAdded)
  await queryClient.invalidateQueries({ queryKey: pantryQuery.queryKey })
  expect(await shown()).toEqual(['Rice', 'Milk'])
})

it('does not pass for what is so after a cooking', async () => {
  queryClient.setQueryData(pantryQuery.queryKey, { items: [rice], seq: 6, complete: true })
  readAhead()
  server = { items: [], seq: 7 }
  await readPantry()
  expect(cachedList()?.items).toEqual([])
})

it('is nobody else’s who logs in since', async () => {
  readAhead()
  server = { items: [milk], seq: 3 }
  setSession(arun)
  expect(await shown()).toEqual(['Milk'])
})
