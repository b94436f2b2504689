import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import { avoiding } from '../../guard/avoiding.factory.ts'
import { isLineShown } from '../../guard/told-cases.factory.ts'
import { namedDishes } from './named-dishes.fixture.ts'

/** Parts 'a; b; c'. */
const parts = (list: string): string[] => list.split(';').map((part) => part.trim())

describe.each(Object.entries(namedDishes))('of the %s dishes', (_, rows) => {
  test.each(rowsOf(rows))('%s stand in each of: %s', (groups, names) => {
    const shown = groups
      .split('+')
      .flatMap((group) =>
        parts(names).flatMap((name) =>
          isLineShown(`200 g ${name}`, avoiding(group)) ? [`${name}: ${group}`] : [],
        ),
      )
    expect(shown).toEqual([])
  })
})

test.each(
  rowsOf(`
  gula | fish+crustaceans+eggs
  râpé | fish
  de râpé | fish
  rape bianche | fish
  Walkers crisps | fish
  prairie | molluscs
  brochettes | fish
  poor | nuts
  assure | gluten+nuts
  cong you ban mian | fish
  떡국떡 | eggs+soy
  곤약밥 | nuts
  ミルキークイーン | milk
  水まんじゅう | gluten
  빙수팥 | milk
`),
)('%s only sounds like what holds %s', (name, groups) => {
  expect(groups.split('+').filter((group) => !isLineShown(`200 g ${name}`, avoiding(group)))).toEqual([])
})
