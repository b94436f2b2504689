import { Histogram, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { Durations } from './durations.ts'

it('prints what prom-client prints of the same observations', async () => {
  const options = {
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.01, 0.25, 1],
  } as const
  const [own, theirs] = [new Registry(), new Registry()]
  const durations = new Durations({ ...options, register: own })
  const histogram = new Histogram({
    ...options,
    labelNames: [...options.labelNames],
    buckets: [...options.buckets],
    registers: [theirs],
  })
  const observed: [number, string, string, string][] = [
    [0, 'GET', '/api/pantry/items', '200'],
    [0.002, 'GET', '/api/pantry/items', '200'],
    [0.003, 'GET', '/api/pantry/items', '200'],
    [7, 'GET', '/api/pantry/items', '200'],
    [0.25, 'DELETE', '/api/pantry/items/:id', '404'],
    [1, 'GET', 'none', '404'],
    [0.1 + 0.2, 'GET', 'none "quoted" \\', '404'],
  ]
  for (const [seconds, method, route, status] of observed) {
    durations.observe(seconds, method, route, status)
    histogram.observe({ method, route, status }, seconds)
  }
  expect(await own.metrics()).toBe(await theirs.metrics())
})
