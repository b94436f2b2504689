import { versionedId } from '@shelfmate/contract/api/fields'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newId } from './new-id.ts'

const many = 1_000

test('makes ids that the contract takes as they are, each once', () => {
  const ids = Array.from({ length: many }, () => newId())
  for (const made of ids) expect(z.parse(versionedId, made)).toBe(made)
  expect(new Set(ids).size).toBe(many)
})

test('sorts by time', () => {
  const lowest = new Uint8Array(10)
  const highest = new Uint8Array(10).fill(255)
  expect(newId(1_800_000_000_000, highest) < newId(1_800_000_000_001, lowest)).toBe(true)
})

test('carries version 7, the variant and every random bit that is left', () => {
  expect(newId(0, new Uint8Array(10).fill(255))).toBe('00000000-0000-7fff-bfff-ffffffffffff')
  expect(newId(0, new Uint8Array(10))).toBe('00000000-0000-7000-8000-000000000000')
})
