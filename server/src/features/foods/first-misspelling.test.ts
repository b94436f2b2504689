import { layingOut, layOutToldNames } from '@shelfmate/food/guard/told-words/told-names'
import { expect, it } from 'vitest'
import { inTurns, readyForAllergies } from './food-knowledge.ts'

it('others are answered while the names are laid out that a misspelt allergy may mean', async () => {
  let [turns, isOver] = [0, false]
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  turn()
  await inTurns(layingOut())
  isOver = true
  expect(turns).toBeGreaterThan(100)
})

it('they are there once somebody has said an allergy', async () => {
  await readyForAllergies('avacodo')
  expect([...layOutToldNames()]).toEqual([])
})
