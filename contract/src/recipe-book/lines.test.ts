import { describe, expect, it } from 'vitest'
import { rowsOf } from '../api/rows.factory.ts'
import { equipmentIn } from './equipment.ts'
import { lineOf, writtenLine } from './lines.ts'

describe('a line of an ingredient list', () => {
  it.each(
    rowsOf(`
    200 g tofu, in cubes | 200 g | tofu, in cubes
    2 eggs | 2 | eggs
    2 large eggs | 2 | large eggs
    1½ cups of flour | 1½ cups | flour
    1 1/2 tbsp soy sauce | 1 1/2 tbsp | soy sauce
    1-1/2 cups flour | 1-1/2 cups | flour
    1⅛ cups milk | 1⅛ cups | milk
    1⁄2 cup milk | 1⁄2 cup | milk
    1 1⁄2 cups milk | 1 1⁄2 cups | milk
    1,000 ml stock | 1,000 ml | stock
    200g pasta | 200g | pasta
    2-3 cloves garlic | 2-3 cloves | garlic
    a pinch of salt | a pinch | salt
    - 1 tin chopped tomatoes | 1 tin | chopped tomatoes
    450 g/1 lb beef | 450 g/1 lb | beef
    450g/1lb beef | 450g/1lb | beef
    2 tbsp/30 ml oil | 2 tbsp/30 ml | oil
    1/2 lb / 225 g beef | 1/2 lb / 225 g | beef
    700g/1lb 9oz beef mince | 700g/1lb 9oz | beef mince
    1 lb 8 oz beef | 1 lb 8 oz | beef
    1 lb 1/2-inch cubes of beef | 1 lb | 1/2-inch cubes of beef
    1 lb 8-inch tortillas | 1 lb | 8-inch tortillas
    200 g - 250 g rice | 200 g - 250 g | rice
    200g to 250g rice | 200g to 250g | rice
    1 cup + 2 tbsp flour | 1 cup + 2 tbsp | flour
    250 ml/9 fl oz milk | 250 ml/9 fl oz | milk
    9 fl oz milk | 9 fl oz | milk
    1 can 14 oz tomatoes | 1 can | 14 oz tomatoes
    200 g 00 flour | 200 g | 00 flour
    0.5 kg flour | 0.5 kg | flour
    2 kraknuts tofu | 2 | kraknuts tofu
  `),
  )('%s', (typed = '', amount = '', text = '') => {
    const line = lineOf(typed)
    expect([line.amount, line.text]).toEqual([amount, text])
    expect(lineOf(writtenLine(line))).toEqual(line)
  })

  it.each([
    '1 1/2-inch piece ginger',
    '1 ½-inch piece ginger',
    '250 ml/9 glasses milk',
    '1 can/jar tomatoes',
    'salt',
    '2% milk',
    '2 % milk',
    '00 flour',
    '5-spice powder',
    '200gpasta',
    '100mlcrab',
    '7up',
  ])('without an amount: %s', (typed) => {
    const line = lineOf(typed)
    expect([line.amount, line.text]).toEqual([undefined, typed])
    expect(lineOf(writtenLine(line))).toEqual(line)
  })

  it.each(['parsley (optional)', 'parsley, optional', 'parsley optional'])('may be optional: %s', (typed) =>
    expect(lineOf(typed)).toEqual({ text: 'parsley', optional: true }),
  )

  it('that says nothing but optional stays what it is', () =>
    expect(lineOf('optional')).toEqual({ text: 'optional', optional: false }))
})

it('names what the steps cook with, once each', () => {
  expect(equipmentIn(['Boil the pasta.', 'Fry the egg in a pan.'])).toEqual(['one hob'])
  expect(equipmentIn(['Air fry for 10 minutes.', 'Microwave the rice.'])).toEqual(['microwave', 'air fryer'])
  expect(equipmentIn(['Bake for an hour.'])).toEqual([])
})
