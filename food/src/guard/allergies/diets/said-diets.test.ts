import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import { dietNames } from '../../../diet-names.ts'
import { isLineShown } from '../../told-cases.factory.ts'
import { readAllergies } from '../read-allergies.ts'

const words = (told: string): string[] => readAllergies(told).words.map(({ word }) => word)
const foods = (list = ''): string[] => list.split(';').map((food) => food.trim())

describe('a way of eating beside what else is avoided', () => {
  test.each(
    rowsOf(`
      vegan no nuts | chicken; milk; walnuts | tofu
      vegan gluten free | chicken; spaghetti | rice
      gluten-free vegan | chicken; spaghetti | rice
      vegan nut allergy | chicken; walnuts | rice
      nut allergy vegan | chicken; walnuts | rice
      vegan coeliac | chicken; spaghetti | rice
      im vegan n allergic 2 soy | chicken; tofu | rice
      vegetarian no mushrooms | chicken; mushrooms | rice
      vegetarian without eggs | chicken; eggs | cheddar
      coeliac vegetarian | chicken; spaghetti | eggs
      lactose intolerant vegetarian | chicken; milk | eggs
      pescatarian no shellfish | chicken; prawns | salmon
      halal no beef | bacon; beef | chicken
      halal nut free | bacon; walnuts | chicken
      halal peanuts | bacon; peanuts | chicken
      halal please no pork | bacon; rum | chicken
      halal only no seafood | bacon; salmon | chicken
      halal chicken only | bacon | chicken
      Muslim no pork | bacon; rum | muesli
      vegano sin gluten | chicken; spaghetti | rice
      vegane sans gluten | chicken; spaghetti | rice
      végétarien sans noix | chicken; walnuts | rice
      vegetarisch ohne Nüsse | chicken; walnuts | rice
      vegetarier keine Nüsse | chicken; walnuts | rice
      素食不吃蛋 | chicken; eggs | rice
      吃素不吃蛋 | chicken; eggs | rice
      清真不吃牛肉 | bacon; beef | chicken
      vegetarian who eats fish | chicken | salmon
      whole food plant based | chicken; milk | rice
      none, veggie tho | chicken | eggs
      ramadan halal pls no haram | bacon | chicken
      no haram | bacon | chicken
      vegitarian | chicken | eggs
      vegeterian no nuts | chicken; walnuts | eggs
      hindu no beef | beef | chicken
      เจ | chicken; milk; garlic | tofu
      vegetarian | burger; cheeseburger; Full English; fry-up | veggie burger; bean burgers; burger buns
      halal | Hawaiian pizza; Full English | burger
      keto no nuts | walnuts | chicken
    `),
  )('%j holds back %s and shows %s', (told = '', held, kept) => {
    const allergies = readAllergies(told)
    expect(foods(held).filter((food) => isLineShown(food, allergies))).toEqual([])
    expect(foods(kept).filter((food) => !isLineShown(food, allergies))).toEqual([])
  })

  test.each([
    'hindu vegetarian',
    'indian vegetarian',
    'chinese vegetarian',
    'buddhist vegetarian',
    'jain vegetarian',
    'full vegetarian',
    'ethical vegan',
    'raw vegan',
    'mostly vegan',
    'vegan for lent',
    'vegan at home',
    'vegan girl',
    'main shakahari hoon',
  ])('%j is that way of eating and no word of its own', (told) => {
    const ownKinds =
      /^(?:meat|sea cucumbers and urchins|gelatine|additives of animals|honey|alliums|potato|carrot)$/
    expect(words(told)).toContain('meat')
    expect(words(told).filter((word) => !ownKinds.test(word))).toEqual([])
  })

  test.each(['glatt kosher', 'kosher-style', 'strict halal household'])('%j keeps pork away', (told) => {
    expect(words(told)).toContain('pork')
  })

  test.each(['im not vegan just no nuts', 'used to be vegetarian', 'no longer vegan'])(
    '%j says that it is none',
    (told) => {
      expect(readAllergies(told).notes.map(({ code }) => code)).toContain('TOLERATED')
      expect(words(told)).toEqual([])
    },
  )

  test.each(['vegan cheese', 'vegan sausages'])('%j is a food, and is read as it is', (told) => {
    expect(readAllergies(told).groups).toContain('soy')
    expect(words(told)).not.toContain('vegan')
  })
})

test.each([...dietNames.vegan, ...dietNames.vegetarian, ...dietNames.pescatarian])(
  'who is %j eats no meat',
  (name) => {
    expect(words(name)).toContain('meat')
  },
)

test.each([...dietNames.halal, ...dietNames.kosher])('who is %j eats no pork', (name) => {
  expect(words(name)).toContain('pork')
})
