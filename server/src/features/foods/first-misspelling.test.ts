import { layOutToldNames } from '@shelfmate/food/guard/told-words/told-names'
import { expect, it } from 'vitest'
import { readFoodKnowledge, readyForAllergies } from './food-knowledge.ts'

it('others are answered while the names are laid out that a misspelt allergy may mean', async () => {
  await readFoodKnowledge()
  let [turns, isOver] = [0, false]
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  turn()
  await readyForAllergies(' ')
  expect(turns).toBeLessThan(10)
  await readyForAllergies('avacodo')
  isOver = true
  expect(turns).toBeGreaterThan(100)
  expect([...layOutToldNames()]).toEqual([])
})
