import { describe, expect, it } from 'vitest'
import { Batcher, type BatchOptions } from './batcher.ts'

/** Runs that end when they are told to. */
function slowRuns(options: BatchOptions = { runs: 2, keys: 3 }) {
  const runs: { keys: string[]; end: () => void; fail: (error: Error) => void }[] = []
  const batcher = new Batcher<string, string>(
    (keys) =>
      new Promise((resolve, reject) =>
        runs.push({ keys, end: () => resolve(keys.map((key) => key.toUpperCase())), fail: reject }),
      ),
    options,
  )
  return { runs, ask: (key: string) => batcher.ask(key) }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('Batcher', () => {
  it('runs calls that meet once, and answers each its own value', async () => {
    const { runs, ask } = slowRuns()
    const answers = Promise.all([ask('a'), ask('b'), ask('c')])
    await nextTurn()
    expect(runs.map(({ keys }) => keys)).toEqual([['a', 'b', 'c']])
    runs[0]?.end()
    expect(await answers).toEqual(['A', 'B', 'C'])
  })

  it('lets what comes while all runs are under way share the next', async () => {
    const { runs, ask } = slowRuns({ runs: 1, keys: 3 })
    const first = ask('a')
    await nextTurn()
    const later = [ask('b'), ask('c')]
    await nextTurn()
    expect(runs).toHaveLength(1)
    runs[0]?.end()
    await first
    await nextTurn()
    expect(runs[1]?.keys).toEqual(['b', 'c'])
    runs[1]?.end()
    expect(await Promise.all(later)).toEqual(['B', 'C'])
  })

  it('takes no more keys than it may, and loses none of the others', async () => {
    const { runs, ask } = slowRuns()
    const answers = Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(ask))
    await nextTurn()
    await nextTurn()
    expect(runs.map(({ keys }) => keys.length)).toEqual([3, 3])
    for (const { end } of runs) end()
    await nextTurn()
    await nextTurn()
    runs[2]?.end()
    expect(await answers).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
  })

  it('begins at once with as many as are enough, while runs may begin', async () => {
    const { runs, ask } = slowRuns({ runs: 2, keys: 9, enough: 2 })
    const answers = Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(ask))
    expect(runs.map(({ keys }) => keys)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    await nextTurn()
    expect(runs).toHaveLength(2)
    runs[0]?.end()
    await nextTurn()
    await nextTurn()
    expect(runs[2]?.keys).toEqual(['e', 'f', 'g'])
    for (const { end } of runs) end()
    expect(await answers).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
  })

  it('fails the calls of a failed run alone', async () => {
    const { runs, ask } = slowRuns({ runs: 1, keys: 1 })
    const failing = ask('a')
    const fine = ask('b')
    await nextTurn()
    runs[0]?.fail(new Error('gone'))
    await expect(failing).rejects.toThrow('gone')
    await nextTurn()
    runs[1]?.end()
    expect(await fine).toBe('B')
  })

  it('says so when a run answers too few values', async () => {
    const batcher = new Batcher<string, string>(async () => [], { runs: 1, keys: 1 })
    await expect(batcher.ask('a')).rejects.toThrow('one value for each key')
  })
})
