import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import { foodsInLine, foodsMeant, resolveName } from './resolve.ts'

const named = (text: string) => foodsMeant(text).map((food) => food.name)

describe('a typed name', () => {
  test.each(
    rowsOf(`
    milk | fresh milk
    Fresh milk 1L | fresh milk
    2 x Eggs | chicken egg
    Organic Tofu (firm) | firm tofu
    pnut butter | peanut butter
    PNUT  BUTTER | peanut butter
    choc chips | chocolate chips
    brocoli | broccoli
    fish fingers | frozen fish fingers
    salad bowl | packed salad bowl
    meat balls | meatball raw
    tea bags | tea bags
    ice cream | ice cream
    tôm tươi sống | prawn
    cherry toms | cherry tomato
    กุ้งสดใหม่ | prawn
    opened veggie burger patty | veggie burger patty
    tesco veggie burger | veggie burger patty
  `),
  )('%j is %s', (text, food) => {
    expect(named(text)).toContain(food)
  })

  test.each(
    rowsOf(`
    Himbeerkonfitüre | jam
    Hochzeitstorte | cake slice
    Kirschtorte | cake slice
    Eipulver | chicken egg
    Himbeerpulver | raspberry
    süt 1 lt | fresh milk
    yumurta 15li | chicken egg
    طماطه | tomato
    참치마요 | canned tuna
    leftover roast potatoes | boiled potatoes
    cauliflour | cauliflower
    pattlıcan | eggplant
    kitam batu | crab raw
    maroku | murukku
    chye sim vigetable | choy sum
  `),
  )('%j is joined, counted or misspelt, and is %s', (text, food) => {
    expect(named(text)).toContain(food)
  })

  test.each([
    'milk zorbler',
    'banana florp',
    '苹果手机',
    'おにぎり型',
    '커피 머신',
    'chai channi',
    '米桶',
    'aceite de vostrel',
  ])('%j is not recognised: what else it says may make a thing of the food', (text) => {
    expect(resolveName(text).kind).not.toBe('food')
  })

  test.each([
    ['susamlı kraker', ['crackers', 'sesame seed']],
    ['تونة بالزيت', ['canned tuna']],
    ['satay with sauce', ['satay cooked']],
  ])('%j carries a particle, and is %j', (text, foods) => {
    expect(named(text)).toEqual(foods)
  })

  test('is a food in the line of a recipe, whatever else the line says', () => {
    expect(foodsInLine('2 tbsp milk, florped')).not.toEqual([])
  })

  test.each(
    rowsOf(`
    leftover roast potatoes | boiled potatoes
    biryani leftovers | biryani
    idlis leftover | dosa
    cottage pie ready meal | shepherds pie
  `),
  )('%j leaves what any meal is called out of account where the food is named', (text, food) => {
    expect(named(text)).toEqual([food])
  })

  test.each(['leftovers', 'chinese takeout', 'ready meal'])('%j is a meal of any kind', (text) => {
    expect(resolveName(text).kind).toBe('food')
  })

  test.each([
    'lemon dish soap',
    'shaving cream',
    'cat food tuna',
    'tuna cat food',
    'egg timer',
    'rice cooker',
    'coconut hair oil',
    'butter knife',
    'mint toothpaste',
    'apple watch',
    'banana phone case',
    'coffee filters',
    'almond body lotion',
    'honey & oat shampoo',
    'tea towel',
    'salt lamp',
    'peanut butter dog treats',
    'garlic press',
    'lemon squeezer',
    'fish tank',
    'fish food flakes',
    'muffin tray',
    '洗发水',
    '牛奶沐浴露 500ml',
    '貓糧',
    'シャンプー',
    '샴푸',
  ])('%j is no food', (text) => {
    expect(resolveName(text)).toEqual({ kind: 'non-food' })
  })

  test.each(['有机油菜', '烤箱薯条', '未漂白面粉', 'プリンスメロン'])(
    '%j is no thing of the house',
    (text) => {
      expect(resolveName(text).kind).not.toBe('non-food')
    },
  )

  test.each(['zorgle', 'Grandma’s jar', 'blorptine 200 g', ''])('%j is unknown', (text) => {
    expect(resolveName(text)).toEqual({ kind: 'unknown' })
  })
})
