import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { queryClient } from '../api/query-client.ts'
import { LiveList } from './live-list.ts'

interface Shelf {
  foods: readonly string[]
  at: number
  next: number | null
}
interface Delivery {
  shelf: string
  at: number
  food: string
}

const shelves = new LiveList<string, Shelf, Delivery>({
  key: ['shelves'],
  numberOf: ({ at }) => at,
  fold: (list, { at, food }) => {
    if (food === 'mystery') return list.foods.includes(food) ? list : 'unknown'
    if (at <= list.at) return list
    return at > list.at + 1 ? 'gap' : { at, foods: [...list.foods, food] }
  },
  concerns: (of, { shelf }) => shelf === of,
})
const foods = ['rice', 'milk', 'eggs', 'tofu', 'kaya', 'leek']
const shelf = (at: number, next: number | null = null): Shelf => ({ foods: foods.slice(0, at), at, next })
const delivery = (at: number, of = 'mine'): Delivery => ({ shelf: of, at, food: foods[at - 1] ?? 'mystery' })

/** Every reading that is under way: settled by the test. */
let readings: PromiseWithResolvers<Shelf>[]
let stops: (() => void)[]
beforeEach(() => {
  vi.useFakeTimers()
  readings = []
  stops = []
})
afterEach(() => {
  for (const stop of stops) stop()
  queryClient.clear()
  vi.useRealTimers()
})

/** Puts a list on a screen; what the screen does not hold yet is read. */
function show(of = 'mine'): void {
  const readList = () => {
    const reading = Promise.withResolvers<Shelf>()
    readings.push(reading)
    return reading.promise
  }
  const observer = new QueryObserver(queryClient, {
    queryKey: shelves.keyOf(of),
    // As on the screens: what is left while it is read is broken off.
    queryFn: ({ signal }) =>
      shelves.read(of, () => {
        const broken = Promise.withResolvers<never>()
        signal.addEventListener('abort', () => broken.reject(signal.reason))
        return Promise.race([readList(), broken.promise])
      }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  stops.push(observer.subscribe(() => undefined))
}

async function answer(list: Shelf | Error): Promise<void> {
  const reading = readings.shift()
  if (!reading) throw new Error('nothing is being read')
  if (list instanceof Error) reading.reject(list)
  else reading.resolve(list)
  await settle()
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const graceIsOver = () => vi.advanceTimersByTimeAsync(300)

async function shown(at: number, of = 'mine'): Promise<void> {
  show(of)
  await settle()
  await answer(shelf(at))
}

describe('a change', () => {
  test('is folded into the list that it concerns, and into no other', async () => {
    await shown(2)
    await shown(2, 'yours')
    await shelves.receive(delivery(3))
    expect(shelves.cached('mine')).toEqual(shelf(3))
    expect(shelves.cached('yours')).toEqual(shelf(2))
    expect(readings).toEqual([])
  })

  test('of a list that was refused when it was not there yet reads it', async () => {
    show()
    await settle()
    await answer(new ApiError('NOT_FOUND', 404))
    const done = shelves.receive(delivery(1))
    await settle()
    expect(readings).toHaveLength(1)
    await answer(shelf(1))
    await done
    expect(shelves.cached('mine')).toEqual(shelf(1))
  })

  test('that is known already leaves the same list', async () => {
    await shown(2)
    const before = shelves.cached('mine')
    await shelves.receive(delivery(2))
    expect(shelves.cached('mine')).toBe(before)
  })

  test('of a list that nobody has read is nothing', async () => {
    await shelves.receive(delivery(1))
    expect(shelves.cached('mine')).toBeUndefined()
  })

  test('that came before its time follows the one it waited for, and nothing is read', async () => {
    await shown(2)
    const done = Promise.all([5, 3, 4].map((at) => shelves.receive(delivery(at))))
    await settle()
    expect(shelves.cached('mine')).toEqual(shelf(5))
    await graceIsOver()
    await done
    expect(readings).toEqual([])
  })

  test('before which one is missing has the list read again, after a moment', async () => {
    await shown(2)
    let isDone = false
    const done = shelves.receive(delivery(4)).finally(() => {
      isDone = true
    })
    await settle()
    expect(readings).toEqual([])
    await graceIsOver()
    expect([isDone, readings.length]).toEqual([false, 1])
    await answer(shelf(4))
    await done
    expect(shelves.cached('mine')).toEqual(shelf(4))
  })

  test('that stays missing is asked for three times, and then at the next visit', async () => {
    await shown(2)
    const done = shelves.receive(delivery(4))
    await graceIsOver()
    for (let n = 0; n < 3; n += 1) await answer(shelf(2))
    await done
    expect(readings).toEqual([])
    expect(queryClient.getQueryState(shelves.keyOf('mine'))?.isInvalidated).toBe(true)
  })

  test('that only the server understands has the list read at once, after what is on its way', async () => {
    await shown(2)
    void shelves.refresh()
    await settle()
    const done = shelves.receive({ shelf: 'mine', at: 3, food: 'mystery' })
    await settle()
    expect(readings).toHaveLength(1)
    await answer(shelf(2))
    expect(readings).toHaveLength(1)
    await answer({ foods: ['mystery'], at: 3, next: null })
    await done
    expect(shelves.cached('mine')?.foods).toEqual(['mystery'])
  })
})

describe('a change during a reading', () => {
  test('is in a list that was read for the first time, whatever the answer held', async () => {
    for (const read of [2, 3]) {
      show()
      await settle()
      const done = shelves.receive(delivery(3))
      await answer(shelf(read))
      await done
      expect(shelves.cached('mine')).toEqual(shelf(3))
      queryClient.clear()
      stops.pop()?.()
    }
  })

  test('is not undone by an answer that is late', async () => {
    await shown(2)
    void shelves.refresh()
    await settle()
    await shelves.receive(delivery(3))
    await shelves.receive(delivery(4))
    await answer(shelf(2))
    expect(shelves.cached('mine')).toEqual(shelf(4))
  })

  test('that only the server understands has the first answer read again', async () => {
    show()
    await settle()
    const done = shelves.receive({ shelf: 'mine', at: 3, food: 'mystery' })
    await answer(shelf(2))
    await answer({ foods: ['mystery'], at: 3, next: null })
    await done
    expect(shelves.cached('mine')?.foods).toEqual(['mystery'])
  })

  const mystery = (at: number): Delivery => ({ shelf: 'mine', at, food: 'mystery' })

  test('that only the server understands, of a list that held it, is not lost with a late answer', async () => {
    show()
    await settle()
    await answer({ foods: ['rice', 'mystery'], at: 2, next: null })
    void shelves.refresh()
    await settle()
    void shelves.receive(mystery(3))
    await answer({ foods: ['rice'], at: 3, next: null })
    expect(shelves.cached('mine')?.foods).toContain('mystery')
    await answer({ foods: ['mystery', 'rice'], at: 3, next: null })
    expect(readings).toEqual([])
    expect(shelves.cached('mine')?.foods).toEqual(['mystery', 'rice'])
  })

  test('that only the server understands, again and again, has it read three times more', async () => {
    await shown(2)
    const done = shelves.refresh()
    await settle()
    let asked = 0
    while (readings.length > 0) {
      asked += 1
      shelves.put('mine', { foods: ['mystery'], at: 2, next: null })
      void shelves.receive(mystery(3))
      await answer({ foods: ['rice'], at: 3, next: null })
    }
    await done
    expect(asked).toBe(4)
    expect(shelves.cached('mine')?.foods).toEqual(['rice'])
  })

  test('has a first answer read again when one between them is missing', async () => {
    show()
    await settle()
    const done = shelves.receive(delivery(4))
    await answer(shelf(2))
    await graceIsOver()
    await answer(shelf(5))
    await done
    expect(shelves.cached('mine')).toEqual(shelf(5))
  })
})

describe('reading again', () => {
  test('in the middle of a reading waits for it, and then reads once more', async () => {
    show()
    await settle()
    const done = shelves.refresh()
    await settle()
    expect(readings).toHaveLength(1)
    await answer(shelf(1))
    expect(shelves.cached('mine')).toEqual(shelf(1))
    await answer(shelf(2))
    await done
    expect(shelves.cached('mine')).toEqual(shelf(2))
  })

  test('leaves alone what was refused for good, and asks anew for what only failed', async () => {
    for (const [status, asked] of [
      [404, 0],
      [500, 1],
    ] as const) {
      show()
      await settle()
      await answer(new ApiError(status === 404 ? 'NOT_FOUND' : 'INTERNAL', status))
      void shelves.refresh()
      await settle()
      expect(readings).toHaveLength(asked)
      queryClient.clear()
      stops.pop()?.()
    }
  })

  test('marks as old what is on no screen', async () => {
    await shown(2)
    stops.pop()?.()
    await shelves.refresh()
    expect(readings).toEqual([])
    show()
    await settle()
    expect(readings).toHaveLength(1)
  })

  test('follows leaving: what nobody listened to is shown at once and read at the next visit', async () => {
    await shown(2)
    stops.pop()?.()
    shelves.leave()
    expect(shelves.cached('mine')).toEqual(shelf(2))
    show()
    await settle()
    expect(readings).toHaveLength(1)
  })

  test('follows leaving also when the answer of a press came after it, which is no sign of being up to date', async () => {
    await shown(2)
    const readAt = queryClient.getQueryState(shelves.keyOf('mine'))?.dataUpdatedAt
    stops.pop()?.()
    shelves.leave()
    await vi.advanceTimersByTimeAsync(60_000)
    await shelves.receive(delivery(3))
    expect(shelves.cached('mine')).toEqual(shelf(3))
    expect(queryClient.getQueryState(shelves.keyOf('mine'))?.dataUpdatedAt).toBe(readAt)
    show()
    await settle()
    expect(readings).toHaveLength(1)
  })

  test('of a list that failed at first gives its first part the age of now', async () => {
    show()
    await settle()
    await answer(new Error('offline'))
    shelves.put('mine', shelf(1))
    expect(queryClient.getQueryState(shelves.keyOf('mine'))).toMatchObject({
      dataUpdatedAt: Date.now(),
      isInvalidated: false,
    })
  })

  test.each(['leaves', 'listens on'])(
    'follows a reading that is broken off after a change: %s',
    async (how) => {
      await shown(2)
      void shelves.refresh()
      await settle()
      await shelves.receive(delivery(3))
      if (how === 'leaves') shelves.leave()
      stops.pop()?.()
      await settle()
      readings = []
      show()
      await settle()
      expect(readings).toHaveLength(1)
    },
  )
})

describe('the next page', () => {
  const page = () => Promise.withResolvers<string[]>()
  const extend = (coming?: Promise<string[]>) =>
    shelves.extend('mine', {
      cursorOf: ({ next }) => next,
      readPage: () => coming ?? Promise.reject(new Error('asked')),
      join: (list, more, heard) => ({
        ...list,
        foods: [...list.foods, ...more.filter((food) => !heard.some((change) => change.food === food))],
        next: null,
      }),
    })
  const shownPart = async () => {
    show()
    await settle()
    await answer(shelf(2, 2))
  }

  test('joins the list, with what changed while it was read', async () => {
    await shownPart()
    const coming = page()
    const done = extend(coming.promise)
    await shelves.receive(delivery(3))
    coming.resolve(['eggs', 'oats'])
    await done
    expect(shelves.cached('mine')?.foods).toEqual(['rice', 'milk', 'eggs', 'oats'])
  })

  test('takes over what is done to all of them while it is read', async () => {
    await shownPart()
    const coming = page()
    const done = extend(coming.promise)
    shelves.update((list) => ({ ...list, foods: list.foods.map((food) => food.toUpperCase()) }))
    coming.resolve(['oats'])
    await done
    expect(shelves.cached('mine')?.foods).toEqual(['RICE', 'MILK', 'OATS'])
  })

  test('is dropped when the list was read anew meanwhile', async () => {
    await shownPart()
    const coming = page()
    const done = extend(coming.promise)
    void shelves.refresh()
    await settle()
    await answer(shelf(4, 4))
    coming.resolve(['oats'])
    await done
    expect(shelves.cached('mine')).toEqual(shelf(4, 4))
  })

  test('of a list that is at its end is not asked for', async () => {
    await shown(2)
    await extend()
    expect(shelves.cached('mine')).toEqual(shelf(2))
  })
})

test('what is no change of the list is done to all of them, and what is being read is read again', async () => {
  await shown(1)
  show('yours')
  await settle()
  shelves.update((list) => ({ ...list, foods: list.foods.map((food) => food.toUpperCase()) }))
  expect(shelves.cached('mine')?.foods).toEqual(['RICE'])
  await answer(shelf(1))
  expect(readings).toHaveLength(1)
})

test('a change that waited is forgotten with its list', async () => {
  await shown(2)
  void shelves.receive(delivery(4))
  queryClient.clear()
  stops.pop()?.()
  await shown(3)
  await graceIsOver()
  expect(shelves.cached('mine')).toEqual(shelf(3))
})
