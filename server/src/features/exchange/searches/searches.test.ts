import { limits } from '@shelfmate/contract/api/limits'
import { savedSearchesMax } from '@shelfmate/contract/exchange/search-limits'
import { searchCalls } from '@shelfmate/contract/exchange/searches'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, mei, withApp, withMei } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { saveSearch } from './searches.factory.ts'

withApp()
withMei()

const wordsOf = async (as: TestUser) =>
  (await app.call(searchCalls.listSearches, { as })).body.items.map(({ words }) => words)

describe('saved searches', () => {
  it('are listed, the latest first, to their owner alone', async () => {
    await saveSearch(app, mei, 'Rice')
    app.clock.advance(1_000)
    await saveSearch(app, mei, 'Tofu')
    expect(await wordsOf(mei)).toEqual(['Tofu', 'Rice'])
    expect(await wordsOf(await app.signUp())).toEqual([])
  })

  it('are one however often and in whatever letters they are saved, also at once', async () => {
    const ids = await Promise.all(['Crème', 'creme', 'CRÈME'].map((words) => saveSearch(app, mei, words)))
    expect(new Set(ids).size).toBe(1)
    expect(await wordsOf(mei)).toHaveLength(1)
  })

  it('are removed', async () => {
    const id = await saveSearch(app, mei)
    const input = { params: { id } }
    expect((await app.call(searchCalls.removeSearch, { as: mei, input })).status).toBe(204)
    expect(await wordsOf(mei)).toEqual([])
    expectRefusal((await app.call(searchCalls.removeSearch, { as: mei, input })).raw, 'NOT_FOUND')
  })

  it('are no more than fit, and those that are there can be saved again', async () => {
    for (let n = 0; n < savedSearchesMax; n++) await saveSearch(app, mei, `Food ${n}`)
    const more = await app.call(searchCalls.saveSearch, { as: mei, input: { body: { words: 'One more' } } })
    expectRefusal(more.raw, 'SEARCHES_FULL')
    await saveSearch(app, mei, 'food 0')
  })

  it.each(['', '   ', '\u0301', 'x'.repeat(limits.searchLength + 1)])('refuse %j', async (words) => {
    const refused = await app.call(searchCalls.saveSearch, { as: mei, input: { body: { words } } })
    expectRefusal(refused.raw, 'VALIDATION_FAILED')
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(['words'])
  })

  it('go with their owner’s account', async () => {
    await saveSearch(app, mei)
    await app.pool.query('delete from users where id = $1', [mei.id])
    const left = await app.pool.query('select from saved_searches where user_id = $1', [mei.id])
    expect(left.rowCount).toBe(0)
  })
})
