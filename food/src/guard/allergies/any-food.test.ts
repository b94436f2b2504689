import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { expect, test } from 'vitest'
import { readAllergies } from './read-allergies.ts'

/** The groups and words that are avoided, and whether everything is. */
function avoided(text: string): string {
  const { groups, words, unreadable } = readAllergies(text)
  return [...groups, ...words.map(({ word }) => word), ...(unreadable ? ['everything'] : [])].sort().join('+')
}

test.each(
  rowsOf(`
  I can have everything besides mustard and lupin | lupin+mustard
  I can eat all food minus shellfish | crustaceans+molluscs
  I eat everything apart from fish | fish
  I'm fine with everything other than eggs | eggs
  I can eat everything but kiwi | kiwi
  anything but nuts is fine | nuts+peanuts
  all but peanuts are ok | peanuts
  everything except celery is fine | celery
  everything besides soy is ok | soy
  ok with milk minus cheese | milk
  I can drink anything except milk, and fish is bad | fish+milk
  nuts. I can eat everything else | nuts+peanuts
  no allergies excluding celery | celery
  allergic to everything | everything
  I can eat everything, but I get hives | everything
  everything except soy | everything+soy
`),
)('of %j is left out exactly %j', (text, left) => {
  expect(avoided(text)).toBe(left)
})

test.each(
  rowsOf(`
  anything from the sea
  sea creatures
  allergique aux produits de la mer
  alles uit de zee
  deniz ürünleri yiyemem
`),
)('%j is all seafood', (text) => {
  expect(readAllergies(text).groups).toEqual(['crustaceans', 'fish', 'molluscs'])
})

test.each(
  rowsOf(`
  I can eat everything
  Keine Allergien bekannt
  aucune allergie connue
  geen bekende allergieën
  I'm not vegan
`),
)('%j leaves nothing out', (text) => {
  expect(avoided(text)).toBe('')
})

test.each(
  rowsOf(`
  my throat closes up with hazelnuts | nuts
  My roommate has a nut allergy | nuts+peanuts
  no milk, no eggs, no worries about soy | eggs+milk+soy
  I can eat neither eggs nor fish | eggs+fish
  como de todo menos leche | milk
  Keine Allergien außer gegen Sellerie | celery
  нет аллергии на молоко, только на яйца | eggs+milk
`),
)('%j names no food beside %j', (text, meant) => {
  expect(avoided(text)).toBe(meant)
})

test('what is not of a way of eating is still avoided', () => {
  expect(avoided("nothing that's not halal")).toContain('pork')
  expect(avoided('not only vegan')).toContain('milk')
})
