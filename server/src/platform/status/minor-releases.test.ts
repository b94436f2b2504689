import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { expect, it } from 'vitest'
import { ageOf } from './minor-releases.ts'

it.each(
  rowsOf(`
  18.4 | 18.4, 2 minor releases behind 18.6
  18.5 (Debian 18.5-1) | 18.5 (Debian 18.5-1), 1 minor release behind 18.6
  18.6 | 18.6
  18.7 | 18.7
  17.2 | 17.2
  19beta1 | 19beta1
`),
)('of PostgreSQL %s it says %j', (version, words) => {
  expect(ageOf(version)).toBe(words)
})
