import { foodsCalls } from '@shelfmate/contract/foods/foods'
import { recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { app, mei, withApp, withMei } from '../../../testing/suite.ts'
import { correct, editItem, later, noon, stock, tell, tomorrow } from '../recipes.factory.ts'
import { labelsOf, saidOf } from './said.ts'

describe('labelsOf', () => {
  const marked = (items: Parameters<typeof saidOf>[0], corrections = new Map<string, string | null>()) =>
    labelsOf(saidOf(items, corrections))
  const milk = { id: 'milk', name: 'Milk', remark: '' }
  const mark = marked([milk])['milk']

  it('marks otherwise what is said otherwise, and the same alike', () => {
    expect(mark).toBeTruthy()
    for (const other of [
      { ...milk, name: 'Milk ' },
      { ...milk, remark: 'soy' },
    ])
      expect(marked([other])['milk']).not.toBe(mark)
    expect(marked([milk], new Map([['milk', 'soy milk']]))['milk']).not.toBe(mark)
    expect(marked([{ ...milk, id: 'other' }, milk])).toEqual({ milk: mark, other: mark })
  })

  it('marks what was replaced by what stands in its place', () => {
    const one = { ...milk, id: 'one', was: ['old', 'milk'] }
    expect(marked([one])).toEqual({ one: mark, old: mark, milk: mark })
    expect(marked([one, { ...one, id: 'two' }])['milk']).toBe(mark)
    const other = { ...one, id: 'two', remark: 'soy' }
    expect(marked([one, other])['milk']).not.toBe(mark)
    expect(marked([one, other])['milk']).toBe(marked([other, one])['milk'])
  })
})

describe('recipes are marked by what is said of their items', () => {
  withApp()
  beforeAll(async () => {
    app.clock.set(noon)
  })
  withMei()
  beforeEach(() => tell(app, mei, { allergies: 'peanuts' }))

  const considered = async () => (await app.call(recipesCalls.considered, { as: mei })).body
  const generated = async () =>
    (await app.call(recipesCalls.generate, { as: mei, input: { body: { seed: 1 } } })).body

  it('is what the recipe was judged by, while nothing else is said', async () => {
    const { Tofu = '', Rice = '' } = await stock(app, mei, { Tofu: tomorrow, Rice: tomorrow })
    const { labels = {} } = await considered()
    expect(Object.keys(labels).sort()).toEqual([Tofu, Rice].sort())
    const answer = await generated()
    expect(answer.considered.labels).toBeUndefined()
    for (const recipe of answer.recipes) expect(labels).toMatchObject(recipe.labels ?? { none: true })
    expect(answer.recipes.some((recipe) => recipe.labels?.[Tofu])).toBe(true)
    await stock(app, mei, { Eggs: tomorrow })
    await editItem(app, mei, Tofu, { name: 'Tofu', date: later })
    expect((await considered()).labels).toMatchObject(labels)
  })

  it.each([
    ['remarked', (id: string) => editItem(app, mei, id, { name: 'Tofu', remark: 'contains peanuts' })],
    ['called otherwise', (id: string) => editItem(app, mei, id, { name: 'Peanut tofu' })],
    [
      'remarked of what keeps longer',
      (id: string) => editItem(app, mei, id, { name: 'Tofu', remark: 'contains peanuts', date: later }),
    ],
    ['taken for something else', () => correct(app, mei, 'Tofu', 'peanut butter')],
  ])('is another one once it is %s', async (_, say) => {
    const { Tofu = '', Rice = '' } = await stock(app, mei, { Tofu: tomorrow, Rice: tomorrow })
    const before = (await considered()).labels
    await say(Tofu)
    const { labels } = await considered()
    expect(labels?.[Tofu]).toBeTruthy()
    expect(labels?.[Tofu]).not.toBe(before?.[Tofu])
    expect(labels?.[Rice]).toBe(before?.[Rice])
  })

  it('is the first one again once a correction is taken back', async () => {
    await stock(app, mei, { Tofu: tomorrow })
    const { labels } = await considered()
    await correct(app, mei, 'Tofu', 'peanut butter')
    await app.call(foodsCalls.correct, {
      as: mei,
      input: { body: { name: 'Tofu', takenAs: 'asTyped', food: null } },
    })
    expect((await considered()).labels).toEqual(labels)
  })

  it('is told to nobody who avoids nothing', async () => {
    await tell(app, mei, {})
    await stock(app, mei, { Tofu: tomorrow })
    expect((await considered()).labels).toBeUndefined()
    for (const recipe of (await generated()).recipes) expect(recipe.labels).toBeUndefined()
  })
})
