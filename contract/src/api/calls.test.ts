import { describe, expect, test } from 'vitest'
import { everyCall } from './calls.ts'
import { errorCatalogue, platformErrors } from './errors.ts'
import { summaries } from './summaries.ts'

const addressOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replaceAll(/:\w+/g, ':')}`

describe('the route table', () => {
  test('names every call and every address once', () => {
    expect(new Set(everyCall.map(({ name }) => name)).size).toBe(everyCall.length)
    expect(new Set(everyCall.map(({ call }) => addressOf(call))).size).toBe(everyCall.length)
  })

  test.each(everyCall)('$name is told in one way', ({ name, call }) => {
    expect(call.path).toMatch(/^(?:\/(?:[a-z-]+|:[a-zA-Z]+))+$/)
    expect(call.path.includes(':')).toBe(call.params !== undefined)
    expect(summaries[name]).toMatch(/^[A-Z].*[^.]$/)
    expect(call.method === 'GET' && call.body !== undefined).toBe(false)
    // What the platform answers on any call goes without saying.
    for (const code of call.errors) expect(platformErrors).not.toContain(code)
  })
})

describe('the error catalogue', () => {
  test.each(Object.entries(errorCatalogue))('%s has a status of a failure and a sentence', (code, entry) => {
    expect(code).toMatch(/^[A-Z]+(?:_[A-Z]+)*$/)
    expect(entry.status).toBeGreaterThanOrEqual(400)
    expect(entry.message).toMatch(/^[A-Z].*\.$/)
  })
})
