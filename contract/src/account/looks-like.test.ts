import { describe, expect, it } from 'vitest'
import { looksLike } from './looks-like.ts'

describe('two names', () => {
  it.each([
    ['Ian Tan', 'lan Tan'],
    ['Mei Tan', 'MEI TÁN'],
    ['Mei Tan', 'Mеi Tаn'],
    ['Weiming', 'Weirning'],
    ['Vivian', 'Vivіan'],
    ['Mei Tan', 'Mei-Tan'],
    ['王小明', '王小明'],
    ['Đỗ Lan', 'Do Lan'],
  ])('look alike: %s, %s', (one, other) => {
    expect(looksLike(one, other)).toBe(true)
  })

  it.each([
    ['Mei Tan', 'Mel Tan'],
    ['Ian Tan', 'Lan Tan'],
    ['Mei Tan', 'Mei Tang'],
    ['王小明', '王小红'],
    ['👩‍🍳', '👨‍🍳'],
  ])('do not: %s, %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false)
  })
})
