import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { jobsFor, startJobs } from './jobs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('startJobs', () => {
  it('runs each job soon and at its interval until it is stopped', async () => {
    const [often, seldom] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
    const stop = startJobs(
      [
        { name: 'often', everyMs: 1000, run: often },
        { name: 'seldom', everyMs: 3000, run: seldom },
      ],
      makeLog('silent'),
    )
    await vi.advanceTimersByTimeAsync(6000)
    await stop()
    await vi.advanceTimersByTimeAsync(6000)
    expect(often).toHaveBeenCalledTimes(7)
    expect(seldom).toHaveBeenCalledTimes(3)
  })

  it('runs nothing of a process that stops before its jobs begin', async () => {
    const run = vi.fn(async () => undefined)
    await startJobs([{ name: 'late', everyMs: 1000, run }], makeLog('silent'))()
    await vi.advanceTimersByTimeAsync(6000)
    expect(run).not.toHaveBeenCalled()
  })

  it('never runs a job over itself, and waits for it at the stop', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const run = vi.fn(() => promise)
    const stop = startJobs([{ name: 'slow', everyMs: 1000, run }], makeLog('silent'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(1)
    const stopped = vi.fn()
    const stopping = stop().then(stopped)
    await vi.advanceTimersByTimeAsync(0)
    expect(stopped).not.toHaveBeenCalled()
    resolve()
    await stopping
  })

  it('tells a job under way that it is to end', async () => {
    let steps = 0
    const run = async (stopping?: AbortSignal) => {
      for (;;) {
        if (stopping?.aborted) return
        steps += 1
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    const stop = startJobs([{ name: 'long', everyMs: 1000, run }], makeLog('silent'))
    await vi.advanceTimersByTimeAsync(550)
    const stopped = stop()
    await vi.advanceTimersByTimeAsync(1000)
    await stopped
    expect(steps).toBe(3)
  })

  it('logs a run that failed and tries again at the next', async () => {
    const lines: string[] = []
    const log = makeLog('error', { write: (line: string) => void lines.push(line) })
    const run = vi.fn().mockRejectedValueOnce(new Error('no luck')).mockResolvedValue(undefined)
    const stop = startJobs([{ name: 'unlucky', everyMs: 1000, run }], log)
    await vi.advanceTimersByTimeAsync(1000)
    await stop()
    expect(run).toHaveBeenCalledTimes(2)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { job: 'unlucky', msg: 'a job failed', err: { message: 'no luck' } },
    ])
  })
})

describe('jobsFor', () => {
  it('gives a process the jobs of its roles, and those without a role to workers', () => {
    const run = async () => undefined
    const jobs = [
      { name: 'mails', everyMs: 1000, run },
      { name: 'sockets', everyMs: 1000, run, role: 'web' as const },
    ]
    const names = (roles: string[]) => jobsFor(jobs, roles).map((job) => job.name)
    expect(names(['web'])).toEqual(['sockets'])
    expect(names(['worker'])).toEqual(['mails'])
    expect(names(['web', 'worker'])).toEqual(['mails', 'sockets'])
  })
})
