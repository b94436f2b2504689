import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { everyCall } from './calls.ts'
import { errorCatalogue, platformErrors } from './errors.ts'
import { summaries } from './summaries.ts'

const addressOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replaceAll(/:\w+/g, ':')}`

const isMade = (field: string) => field === 'id' || field === 'replacementId'
const shapeOf = (body: $ZodType | undefined) => (body instanceof z.ZodMiniObject ? body.shape : {})
const withVersion = (id: string, version: number) =>
  `${id.slice(0, 14)}${version}${id.slice(15, 19)}8${id.slice(20)}`

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

  const nil = '00000000-0000-0000-0000-000000000000'
  // A mark names a recipe by what it is called.
  const makers = everyCall.filter(
    ({ name, call }) => name !== 'recipes.mark' && Object.keys(shapeOf(call.body)).some(isMade),
  )
  test.each(makers)('$name makes nothing under an id that stands for nobody', ({ call }) => {
    const named = Object.keys(shapeOf(call.body)).find(isMade) ?? ''
    const problemWith = (id: string) =>
      safeParse(call.body ?? z.never(), { [named]: id }).error?.issues.find(({ path }) => path[0] === named)
    for (const id of [nil, nil.replaceAll('0', 'f'), nil.replaceAll('0', 'F')])
      expect(problemWith(id)?.message).toBe('This is not a valid id.')
    for (const version of [1, 4, 7, 8]) expect(problemWith(withVersion(nil, version))).toBeUndefined()
  })
})

describe('the error catalogue', () => {
  test.each(Object.entries(errorCatalogue))('%s has a status of a failure and a sentence', (code, entry) => {
    expect(code).toMatch(/^[A-Z]+(?:_[A-Z]+)*$/)
    expect(entry.status).toBeGreaterThanOrEqual(400)
    expect(entry.message).toMatch(/^[A-Z].*\.$/)
  })
})
