import { limits } from '@shelfmate/contract/api/limits'
import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { ChosenBar } from './chosen-bar.tsx'

const items = Array.from({ length: limits.itemsPerAction + 1 }, (_, at) =>
  pantryItemWith({ id: `food-${at}` }),
)
const ids = items.map(({ id }) => id)

/** The bar with what is chosen; returns what it was told to choose. */
function bar(chosenIds: ReadonlySet<string>, shownIds = ids) {
  const onChoose = vi.fn<(chosen: Iterable<string>) => void>()
  const nothing = () => undefined
  drawScreen(
    <ChosenBar
      items={items}
      shownIds={shownIds}
      chosenIds={chosenIds}
      onChoose={onChoose}
      today="2026-03-10"
      onDonate={nothing}
      onDone={nothing}
    />,
    () => undefined,
  )
  return () => [...(onChoose.mock.lastCall?.[0] ?? [])]
}

it('adds to what is chosen no more than one change may be about', () => {
  const chosen = bar(new Set(ids.slice(-1)))
  fireEvent.click(screen.getByRole('button', { name: 'Choose the first 100' }))
  expect(chosen().toSorted()).toEqual(
    [...ids.slice(0, limits.itemsPerAction - 1), ...ids.slice(-1)].toSorted(),
  )
})

it('chooses none once no more can be chosen', () => {
  const chosen = bar(new Set(ids.slice(1)))
  fireEvent.click(screen.getByRole('button', { name: 'Choose none' }))
  expect(chosen()).toEqual([])
})
