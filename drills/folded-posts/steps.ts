import fc from 'fast-check'

/** What somebody does next, told by small numbers so that a failing sequence shrinks: `n` picks among what is there. */
export type Step = { who: number } & (
  | { kind: 'create' | 'edit'; n: number; fields: PostFields; donated: boolean }
  | { kind: 'remove' | 'restore' | 'putBack' | 'claim' | 'comment' | 'uncomment' | 'again'; n: number }
  | { kind: 'wait' | 'midnight' }
)

export interface PostFields {
  foodName: string
  /** Days from today. */
  expiresIn: number
  location: string
  quantity: number
}

export const people = 3

const who = fc.nat(people - 1)
const n = fc.nat(9)
const fields = fc.record({
  foodName: fc.constantFrom('Rice', 'Fried rice', 'Crème brûlée', '冷冻豆腐', 'Milk'),
  expiresIn: fc.constantFrom(0, 0, 1, 1, 2, 5),
  location: fc.constantFrom('Tembusu', 'CAPT'),
  quantity: fc.constantFrom(1, 1, 2, 3),
})
const picked = (kind: 'remove' | 'restore' | 'putBack' | 'claim' | 'comment' | 'uncomment' | 'again') =>
  fc.record({ kind: fc.constant(kind), who, n })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({ kind: fc.constant('create' as const), who, n, fields, donated: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), who, n, fields, donated: fc.constant(false) }),
  },
  { weight: 2, arbitrary: picked('remove') },
  { weight: 2, arbitrary: picked('restore') },
  { weight: 1, arbitrary: picked('putBack') },
  { weight: 3, arbitrary: picked('claim') },
  { weight: 3, arbitrary: picked('comment') },
  { weight: 2, arbitrary: picked('uncomment') },
  { weight: 1, arbitrary: picked('again') },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('midnight' as const), who }) },
)

export const sequences = fc.array(step, { minLength: 6, maxLength: 30, size: 'max' })
