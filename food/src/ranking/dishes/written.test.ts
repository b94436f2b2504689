import { describe, expect, test } from 'vitest'
import { readPreferences } from '../diets/preferences.ts'
import { readShelf } from '../shelf.ts'
import { layWritten, serveWritten, type WrittenRecipe, writtenDish } from './written.ts'

const { items } = readShelf(
  ['Tofu', 'Bok choy', 'Eggs', 'Grandma’s jar'].map((name, n) => ({
    id: name,
    name,
    expiryDate: `2026-03-1${n + 1}`,
    quantity: 1,
  })),
  '2026-03-10',
)
const item = (name: string) => items.find((each) => each.id === name)

function served(...lines: [text: string, claimed?: string][]) {
  const recipe: WrittenRecipe = {
    title: 'A dish',
    ingredients: lines.map(([text, claimed]) => {
      const found = claimed === undefined ? undefined : item(claimed)
      return { text, optional: false, ...(found && { item: found }) }
    }),
    steps: ['Cook it.'],
    equipment: ['one hob'],
    minutes: 10,
    portions: 1,
  }
  return serveWritten(recipe, items)
}
const form = { title: 'A dish', steps: ['Cook it.'], equipment: [], minutes: 10, portions: 1 }

/** A dish of these lines, as it is served to who has so many of each of these: a, b and so on. */
function servedFrom(names: string[], written: { text: string; amount?: string }[], quantity = 1) {
  const { items: held } = readShelf(
    names.map((name, n) => ({ id: 'ab'.charAt(n), name, expiryDate: '2026-03-12', quantity })),
    '2026-03-10',
  )
  const ingredients = written.map((line) => ({ ...line, optional: false }))
  return serveWritten({ ...form, ingredients }, held)
}
const lines = (recipe: ReturnType<typeof served>) =>
  recipe?.ingredients.map(({ source, itemIds, standIn }) => [
    source,
    ...itemIds,
    ...(standIn ? [standIn] : []),
  ])

describe('serveWritten', () => {
  test('believes a claim that can be true and finds what was not claimed', () => {
    const recipe = served(['firm tofu, in cubes', 'Tofu'], ['2 eggs'], ['soy sauce'], ['salt'])
    expect(lines(recipe)).toEqual([['pantry', 'Tofu'], ['pantry', 'Eggs'], ['missing'], ['staple']])
    expect(recipe?.reason).toBe('uses Tofu, expiring tomorrow; Eggs, expiring in 3 days')
    expect(recipe?.missing).toEqual(['soy sauce'])
  })

  test('tells all of the foods that are to be bought', () => {
    const recipe = served(
      ['tofu'],
      ['1 jar (340 g, smooth) peanut butter'],
      ['noodles, with peanut sauce'],
      ['broccoli, chopped'],
    )
    expect(recipe?.missing).toEqual(['1 jar peanut butter', 'noodles, with peanut sauce', 'broccoli'])
  })

  test('does not believe that peanut butter is tofu, nor that a relative is there twice', () => {
    expect(
      lines(served(['peanut butter', 'Tofu'], ['choy sum', 'Bok choy'], ['choy sum', 'Bok choy'])),
    ).toEqual([['missing'], ['pantry', 'Bok choy', 'Bok choy'], ['missing']])
  })

  test('takes no beans of one sort for those of another, whatever is claimed', () => {
    const { items: shelf } = readShelf(
      [{ id: 'a', name: 'Kidney beans', expiryDate: '2026-03-12', quantity: 1 }],
      '2026-03-10',
    )
    const laid = (text: string) =>
      layWritten(
        { ...form, ingredients: shelf.map((claimed) => ({ text, optional: false, item: claimed })) },
        shelf,
      )
    expect(laid('black beans, drained').ingredients[0]?.source).toBe('missing')
    expect(laid('kidney beans, drained').ingredients[0]?.source).toBe('pantry')
  })

  test('takes of one item for every line that names it, and tells of it once', () => {
    const recipe = served(['tofu'], ['more tofu, to serve', 'Tofu'], ['2 eggs'])
    expect(lines(recipe)).toEqual([
      ['pantry', 'Tofu'],
      ['pantry', 'Tofu'],
      ['pantry', 'Eggs'],
    ])
    expect(recipe?.reason).toBe('uses Tofu, expiring tomorrow; Eggs, expiring in 3 days')
    expect(recipe?.missing).toEqual([])
  })

  test('does not believe that one block is firm and silken tofu', () => {
    expect(lines(served(['firm tofu'], ['silken tofu']))).toEqual([['pantry', 'Tofu'], ['missing']])
  })

  test.each([
    ['tofu', 'firm tofu'],
    ['firm tofu', 'tofu'],
  ])('takes of one block for %s and %s', (...texts) => {
    expect(
      lines(
        servedFrom(
          ['Firm tofu'],
          texts.map((text) => ({ text })),
        ),
      ),
    ).toEqual([
      ['pantry', 'a'],
      ['pantry', 'a'],
    ])
  })

  test('takes another item of the same first', () => {
    const thrice = ['eggs', 'eggs, beaten', 'eggs, to serve'].map((text) => ({ text }))
    expect(lines(servedFrom(['Eggs', 'Eggs'], thrice))).toEqual([
      ['pantry', 'a'],
      ['pantry', 'b'],
      ['pantry', 'a'],
    ])
  })

  test('says what stands in for a relative', () => {
    expect(lines(served(['choy sum', 'Bok choy']))).toEqual([['pantry', 'Bok choy', 'Bok choy']])
  })

  test('goes by the words of a name that no table knows', () => {
    expect(lines(served(['Grandmas jar of something', 'Grandma’s jar']))).toEqual([
      ['pantry', 'Grandma’s jar'],
    ])
    expect(lines(served(['a jar', 'Grandma’s jar'], ['tofu']))).toEqual([['missing'], ['pantry', 'Tofu']])
  })

  test.each([
    ['Chicken', 'chicken, in strips'],
    ['Chicken thighs', 'boneless chicken'],
    ['Rice noodles', 'rice noodles'],
    ['Chickpeas', 'chickpeas, drained'],
    ['Black beans', 'black beans'],
    ['Sausages', 'sausages'],
    ['Firm tofu', 'tofu, cubed'],
    ['Minced meat', 'minced meat'],
  ])('takes a bare word for whatever it may mean: %s for %s', (name, text) => {
    expect(lines(servedFrom([name], [{ text }]))).toEqual([['pantry', 'a']])
  })

  test.each([
    ['Chicken', '2', 'chicken breasts', 'part'],
    ['Chickpeas', '1 can', 'chickpeas', 1],
    ['Black beans', '2 cans', 'black beans', 2],
    ['Eggs', '2', 'eggs', 2],
  ])('takes of what the item is: %s, %s', (name, amount, text, takes) => {
    expect(servedFrom([name], [{ text, amount }], 4)?.ingredients[0]?.takes).toBe(takes)
  })

  test('is nothing when it uses nothing', () => {
    expect(served(['salmon'], ['salt'])).toBeUndefined()
  })
})

test('writtenDish shows the rules of diets what would be eaten', () => {
  const recipe = served(['tofu'], ['pork mince'])
  if (!recipe) throw new Error('it uses tofu')
  expect(readPreferences('no pork').allows(writtenDish(recipe))).toBe(false)
  expect(readPreferences('no beef').allows(writtenDish(recipe))).toBe(true)
  expect(readPreferences('microwave only').allows(writtenDish(recipe))).toBe(false)
})
