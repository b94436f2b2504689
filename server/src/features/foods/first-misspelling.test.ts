import { layingOut, layOutToldNames } from '@shelfmate/food/guard/told-words/told-names'
import { makeNameKeys, makingKeys } from '@shelfmate/food/guard/words/name-keys'
import { expect, it } from 'vitest'
import { inTurns, readyForAllergies } from './food-knowledge.ts'

it.each([
  ['laid out that a misspelt allergy may mean', layingOut],
  ['given the keys by which an avoided word finds them', makingKeys],
])('others are answered while the names are %s', async (_, making) => {
  let [turns, isOver] = [0, false]
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  turn()
  await inTurns(making())
  isOver = true
  expect(turns).toBeGreaterThan(100)
})

it('they are there once somebody has said an allergy', async () => {
  await readyForAllergies('avacodo')
  expect([...layOutToldNames(), ...makeNameKeys()]).toEqual([])
})
