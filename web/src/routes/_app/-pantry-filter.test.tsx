import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PantrySearch, useAddressFilter } from './-pantry-filter.ts'

/** The pantry at an address; what it asks for comes when it is told to. */
function openAt(first: PantrySearch) {
  const asked: PantrySearch[] = []
  const hook = renderHook(({ address }) => useAddressFilter(address, (next) => asked.push(next)), {
    initialProps: { address: first },
  })
  const filter = () => hook.result.current[0]
  return {
    asked,
    filter,
    type: (search: string) => act(() => hook.result.current[1]({ ...filter(), search })),
    arriveAt: (address: PantrySearch | undefined) => hook.rerender({ address: address ?? {} }),
  }
}

it('shows everything again once the address does: a tap on Pantry in the bar', () => {
  const { filter, arriveAt } = openAt({ search: 'milk', state: 'soon' })
  expect(filter()).toMatchObject({ search: 'milk', state: 'soon' })
  arriveAt({})
  expect(filter()).toMatchObject({ search: '', state: 'all' })
})

it('follows a link after its own addresses, too', () => {
  const { asked, filter, type, arriveAt } = openAt({})
  type('milk')
  arriveAt(asked[0])
  expect(filter().search).toBe('milk')
  arriveAt({})
  expect(filter().search).toBe('')
  type('milk')
  arriveAt(asked[1])
  arriveAt({ place: 'fridge' })
  expect(filter()).toMatchObject({ search: '', order: { place: 'fridge' } })
})

it('loses no letter to an address that comes late, or not at all', () => {
  const { asked, filter, type, arriveAt } = openAt({})
  for (const search of ['m', 'mi', 'mil']) type(search)
  arriveAt(asked[0])
  expect(filter().search).toBe('mil')
  type('milk')
  arriveAt(asked[2])
  expect(filter().search).toBe('milk')
  arriveAt(asked[3])
  expect(filter().search).toBe('milk')
})
