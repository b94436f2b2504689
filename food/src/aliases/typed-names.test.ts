import { describe, expect, test } from 'vitest'
import { resolveName } from '../resolver/resolve.ts'
import { listed } from '../word-lists.ts'
import { areUnderstood, typedLines } from './typed-lines.factory.ts'
import { things, typedNames } from './typed-names.fixture.ts'

describe('names as people type them', () => {
  areUnderstood(typedLines(typedNames), { fewer: 390, rightOf100: 92 })

  test('are never taken for food when they are none', () => {
    const eaten = listed(things).filter((thing) => resolveName(thing).kind === 'food')
    expect(eaten).toEqual([])
  })
})
