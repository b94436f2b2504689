import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { expect, test } from 'vitest'
import { type PostPress, postKind } from './exchange.press.ts'

test('a name that is read from right to left takes no number or date to its other side', () => {
  const post = postWith({ foodName: 'حليب', quantity: 2 })
  const press = {
    operation: { kind: 'create', post },
    call: { name: 'createPost' },
    name: post.foodName,
  } as PostPress
  const { typed } = postKind.words(press)
  expect(typed[0]).toMatch(/^2 × \u2068حليب\u2069, /)
})
