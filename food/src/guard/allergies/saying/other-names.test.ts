import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { expect, test } from 'vitest'
import { allergenGroups } from '../../../allergens/groups.ts'
import { isLineShown } from '../../told-cases.factory.ts'
import { readAllergies } from '../read-allergies.ts'

const foods = (list = ''): string[] =>
  list
    .split(';')
    .map((food) => food.trim())
    .filter((food) => food !== '')

test.each(
  rowsOf(`
    Solanum lycopersicum | tomatoes | rice
    Actinidia deliciosa | kiwi | apple
    Malus domestica | apple | kiwi
    Fagopyrum | buckwheat flour | rice
    buckwheat | galettes bretonnes | rice
    garbanzo | hummus | rice
    tumeric | curry powder | rice
    carmine | E120; cochineal | rice
    no e120 | carmine | rice
    E102 | tartrazine | rice
    E904 shellac | shellac | rice
    E441 | gelatine | rice
    cold cuts | ham | rice
    spices | cinnamon | rice
    no spicy | chilli flakes | rice
    see food | prawns; salmon | rice
    teetotal | beer | rice
    LTP syndrome | peach; walnuts | rice
  `),
)('who tells %j is not shown %s', (told = '', held, kept) => {
  const allergies = readAllergies(told)
  expect(foods(held).filter((food) => isLineShown(food, allergies))).toEqual([])
  expect(foods(kept).filter((food) => !isLineShown(food, allergies))).toEqual([])
})

test.each(['Cucurbita zorgla'])(
  '%j that nobody knows stays avoided beside the groups that it is near to, and is said',
  (told) => {
    const { words, notes } = readAllergies(told)
    expect(words.map(({ word }) => word)).toContain(told.toLowerCase())
    expect(notes.map(({ code }) => code)).toContain('WORD_ONLY')
  },
)

test.each(['big 9', 'top 8', 'top 14 allergens'])('%j is all of them', (told) => {
  expect(readAllergies(told).groups).toEqual(allergenGroups)
  expect(isLineShown('rice', readAllergies(told))).toBe(true)
})

test.each(
  rowsOf(`
    nuts (coconut is fine) | walnuts | coconut
    nuts, coconut ok | walnuts | coconut
    tree nuts but not coconut | cashews | coconut
    crustaceans, Fisch geht | prawns | salmon
    crustaceans, Fisch ist ok | prawns | salmon
    alergia al marisco, pescado sí puedo | prawns | salmon
    虾过敏，鱼可以吃 | prawns | salmon
    虾过敏，鱼不可以吃 | prawns; salmon | rice
    Krebstiere, Fisch geht nicht | salmon | rice
    can eat milk but not cheese | cheddar | rice
  `),
)('of %j %s is avoided and %s is not', (told = '', held, kept) => {
  const allergies = readAllergies(told)
  expect(foods(held).filter((food) => isLineShown(food, allergies))).toEqual([])
  expect(foods(kept).filter((food) => !isLineShown(food, allergies))).toEqual([])
})
