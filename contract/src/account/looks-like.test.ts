import { describe, expect, it } from 'vitest'
import { rowsOf } from '../api/rows.factory.ts'
import { looksLike } from './looks-like.ts'

describe('two names', () => {
  it.each(
    rowsOf(`
    Ian Tan | lan Tan
    Mei Tan | MEI TÁN
    Mei Tan | Mеi Tаn
    Weiming | Weirning
    Vivian | Vivіan
    Mei Tan | Mei-Tan
    王小明 | 王小明
    Đỗ Lan | Do Lan
  `),
  )('look alike: %s, %s', (one, other) => {
    expect(looksLike(one, other)).toBe(true)
  })

  it.each(
    rowsOf(`
    Mei Tan | Mel Tan
    Ian Tan | Lan Tan
    Mei Tan | Mei Tang
    王小明 | 王小红
    👩‍🍳 | 👨‍🍳
  `),
  )('do not: %s, %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false)
  })
})
