import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import sharedTable from '../data/foods.csv?raw'
import addedTable from '../data/more-foods.csv?raw'
import { readFoodTable } from './food-table.ts'
import { foodsCsv } from './foods.gen.ts'
import { findFood, foodNamed, foods } from './foods.ts'

const header = 'name,aliases,category,storage,shelf_life_days,opened_days,allergens,diet,unit'
const row = 'plum,,fruit,fridge,4,2,,vegan;vegetarian;halal-ok;gluten-free,pc'
const loading = (rows: string) => (): unknown => readFoodTable(`${header}\n${rows}\n`)

describe('the table', () => {
  test('in the code is the file data/foods.csv and, below it, data/more-foods.csv', () => {
    expect(foodsCsv).toBe(sharedTable + addedTable.slice(header.length + 1))
  })

  test('holds the 843 foods and 2,307 names that the README of the shared table counts', () => {
    const shared = readFoodTable(sharedTable)
    expect(shared).toHaveLength(843)
    expect(shared.reduce((sum, food) => sum + 1 + food.aliases.length, 0)).toBe(2307)
    expect(foods.slice(0, 843)).toEqual(shared)
  })

  test('gives each row in full', () => {
    expect(foodNamed('tea egg')).toEqual({
      name: 'tea egg',
      aliases: ['marinated egg', 'lor nng', 'ajitsuke egg'],
      category: 'egg',
      storage: 'fridge',
      shelfLifeDays: 3,
      openedDays: 1,
      allergens: ['eggs', 'soy', 'gluten'],
      vegan: false,
      vegetarian: true,
      halal: 'ok',
      glutenFree: false,
      unit: 'pc',
    })
  })

  test.each(
    rowsOf(`
    a missing cell | ,pc |  | nine plain cells
    an unknown category | fruit | stone fruit | unknown category 'stone fruit'
    an unknown storage | fridge | cellar | unknown storage 'cellar'
    a shelf life of no days | ,4, | ,0, | shelf life '0'
    a fraction of a day | ,2, | ,1.5, | opened days '1.5'
    an unknown allergen | ,,vegan | ,pollen,vegan | unknown allergen 'pollen'
    an unknown diet | halal-ok | halal-ok;paleo | unknown diet 'paleo'
    two halal flags | halal-ok | halal-ok;halal-no | exactly one halal flag
    no halal flag | halal-ok; |  | exactly one halal flag
    vegan meat | vegetarian; |  | vegan but not vegetarian
    gluten-free gluten | ,,vegan | ,gluten,vegan | gluten-free with gluten
    vegan milk | ,,vegan | ,milk,vegan | vegan with an allergen of animals
    no unit | ,pc | , | no unit
  `),
  )('with %s does not load', (_, part = '', instead = '', fault = '') => {
    expect(loading(row.replace(part, instead))).toThrow(fault)
  })

  test('with another header does not load', () => {
    expect(() => readFoodTable('name,aliases\nplum,\n')).toThrow('first line')
  })

  test('with a name that another food has in the plural does not load', () => {
    const other = row.replace('plum,', 'peach,Plums')
    expect(loading(`${row}\n${other}`)).toThrow("'Plums' names plum and peach")
  })
})

describe('a food', () => {
  test('is found by each of its names in any case', () => {
    const lost = foods.flatMap((food) =>
      [food.name, ...food.aliases].filter(
        (name) => foodNamed(name.toUpperCase()) !== food || findFood(` ${name} `) !== food,
      ),
    )
    expect(lost).toEqual([])
  })

  test.each([
    ['Fresh milk 1L', 'fresh milk'],
    ['Organic Tofu (firm)', 'firm tofu'],
    ['Meiji Fresh Milk 2L', 'fresh milk'],
    ['EGGS x12', 'chicken egg'],
    ['Bananas', 'banana'],
    ['cherry tomatoes 250g', 'cherry tomato'],
    ['Soy milk strawberry', 'soy milk'],
    ['Leftover fried rice', 'fried rice'],
    ['Crème fraîche', 'creme fraiche'],
    ["Bird's nest", 'birds nest drink'],
  ])('typed as %s is %s', (typed, name) => {
    expect(findFood(typed)?.name).toBe(name)
  })

  test.each(['', '1 kg', 'Lightbulbs', '豆腐'])('typed as %j is none of the table', (typed) => {
    expect(findFood(typed)).toBeUndefined()
  })
})
