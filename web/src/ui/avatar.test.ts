import { expect, it } from 'vitest'
import { initialOf } from './avatar.tsx'

it.each([
  ['Mei Tan', 'M'],
  ['  élodie', 'É'],
  ['陈美', '陈'],
  ['👩‍🍳 Cook', '👩‍🍳'],
  ['', '?'],
])('%j begins with %j', (name, initial) => expect(initialOf(name)).toBe(initial))
