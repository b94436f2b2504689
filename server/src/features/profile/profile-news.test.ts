import { randomUUID } from 'node:crypto'
import type { ProfileChange } from '@shelfmate/contract/api/live'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { ProfileNews } from './profile-news.ts'

const userId = randomUUID()
const called = (displayName: string, of = userId): ProfileChange => ({
  userId: of,
  displayName,
  photoId: null,
})

let told: [displayName: string, but: readonly string[]][]
let hidden: string[] | Error
let news: ProfileNews
const names = () => told.map(([name]) => name)
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  hidden = []
  news = new ProfileNews({
    publish: ({ displayName }, but) => told.push([displayName, but]),
    hiddenNow: async () => {
      if (hidden instanceof Error) throw hidden
      return hidden
    },
    log: makeLog('silent'),
  })
})
afterEach(() => void vi.useRealTimers())

describe('news of a profile', () => {
  it('are told at once, and once a second while it is saved on and on; the last state always', async () => {
    for (let n = 1; n <= 200; n++) {
      news.tell(called(`Mei ${n}`), [])
      if (n === 1) expect(names()).toEqual(['Mei 1'])
      await vi.advanceTimersByTimeAsync(20)
    }
    await vi.advanceTimersByTimeAsync(3_000)
    expect(names().length).toBeLessThanOrEqual(6)
    expect(names().at(-1)).toBe('Mei 200')
    news.tell(called('Mei'), [])
    expect(names().at(-1)).toBe('Mei')
  })

  it('of one person do not wait for those of another', () => {
    news.tell(called('Mei'), [])
    news.tell(called('Kai', randomUUID()), [])
    expect(names()).toEqual(['Mei', 'Kai'])
  })

  it('go to nobody who has been hidden meanwhile, and wait for a database that cannot tell', async () => {
    news.tell(called('Mei'), [])
    news.tell(called('Mei Tan'), ['jun'])
    hidden = new Error('no connection')
    await vi.advanceTimersByTimeAsync(2_500)
    expect(names()).toEqual(['Mei'])
    hidden = ['kai']
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told.at(-1)).toEqual(['Mei Tan', ['jun', 'kai']])
  })

  it('are all told when the process ends, and at once from then on', () => {
    for (const name of ['Mei', 'Mei Tan']) news.tell(called(name), [])
    news.close()
    for (const name of ['Mei T.', 'Mei']) news.tell(called(name), [])
    expect(names()).toEqual(['Mei', 'Mei Tan', 'Mei T.', 'Mei'])
  })
})
