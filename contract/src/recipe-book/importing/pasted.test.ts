import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../api/rows.factory.ts'
import { draftOfPasted } from './pasted.ts'

const wanted = {
  title: 'Tomato toast',
  ingredients: ['2 slices bread', '1 tomato', 'salt'],
  steps: ['Toast the bread.', 'Slice the tomato and lay it on top.'],
}

describe('a pasted recipe', () => {
  it.each([
    [
      'with headings',
      'Tomato toast\nA quick one!\nServes 2\nPrep time: 5 min\nCook time: 10 min\n\nIngredients:\n- 2 slices bread\n- 1 tomato\n- salt\n\nMethod\n1. Toast the bread.\n2. Slice the tomato and lay it on top.\n\nNotes\nGood with basil.',
      { minutes: 15, portions: 2 },
    ],
    [
      'without headings',
      'Tomato toast\n\n2 slices bread\n1 tomato\nsalt\n\nToast the bread.\nSlice the tomato and lay it on top.',
      { minutes: null, portions: null },
    ],
    [
      'with numbered steps and bullets',
      '# Tomato toast\r\n* 2 slices bread\r\n* 1 tomato\r\n* salt\r\n1) Toast the bread.\r\n2) Slice the tomato and lay it on top.',
      { minutes: null, portions: null },
    ],
    [
      'in German',
      'Tomato toast\n2 Portionen\nZutaten\n2 slices bread\n1 tomato\nsalt\nZubereitung\nToast the bread.\nSlice the tomato and lay it on top.',
      { minutes: null, portions: 2 },
    ],
    [
      'as data',
      JSON.stringify({
        '@type': 'Recipe',
        name: wanted.title,
        recipeIngredient: wanted.ingredients,
        recipeInstructions: wanted.steps,
        totalTime: 'PT7M',
      }),
      { minutes: 7, portions: null },
    ],
  ])('%s', (_, text, told) => {
    const draft = draftOfPasted(text)
    const plain = { ...draft, ingredients: draft?.ingredients.map((line) => line.replace(/^[-*] /, '')) }
    expect({ ...plain, title: draft?.title.replace(/^# /, '') }).toEqual({
      ...wanted,
      ...told,
      address: null,
    })
  })

  it.each(
    rowsOf(`
    For 4 people | portions | 4
    Serves: 4–6 people | portions | 4
    Für 4 Personen | portions | 4
    Pour 3 personnes | portions | 3
    Para 3 personas | portions | 3
    Feeds 2 | portions | 2
    Zubereitungszeit: 40 Minuten | minutes | 40
    Préparation : 20 min | minutes | 20
    Zubereitungszeit: ca. 40 Min. | minutes | 40
    Cook time 1 h 10 min | minutes | 70
    Total time: 20 minutes | minutes | 20
    Ready in 25 minutes | minutes | 25
  `),
  )('takes %j for no ingredient', (told, of = '', expected) => {
    const draft = draftOfPasted(
      `Tomato toast\n${told}\n2 slices bread\n1 tomato\n1. Toast the bread.\n2. Eat.`,
    )
    expect(draft).toMatchObject({
      title: 'Tomato toast',
      ingredients: ['2 slices bread', '1 tomato'],
      [of]: Number(expected),
    })
  })

  it.each([
    ['Prep time: 10 min Cook time: 20 min', 30],
    ['Prep 10 min | Cook 20 min', 30],
    ['Prep: 10m, Cook: 20m', 30],
    ['Prep: 10 min • Cook: 20 min • Total: 45 min', 45],
    ['Koch-/Backzeit: ca. 30 Min.', 30],
  ])('takes %j for two times', (told, minutes) => {
    const draft = draftOfPasted(`Tomato toast\n${told}\n2 slices bread\n1. Toast the bread.`)
    expect(draft).toMatchObject({ title: 'Tomato toast', ingredients: ['2 slices bread'], minutes })
  })

  it.each([
    ['Prep: 10 min | Cook: 20 min | Serves: 4', 30, 4],
    ['Serves 4 | Prep 10 min', 10, 4],
    ['4 servings • Prep 10 min', 10, 4],
    ['Prep time 10 mins, cook time 20 mins, serves 4', 30, 4],
    ['Prep Time: 10 min Total Time: 30 min Servings: 4', 30, 4],
    ['Prep: 1,5 h | Cook: 10 min', 100, null],
    ['Arbeitszeit 20 Min. | Koch-/Backzeit 30 Min.', 50, null],
    ['Arbeitszeit ca. 10 Minuten Koch-/Backzeit ca. 30 Minuten Gesamtzeit ca. 1 Stunde', 60, null],
  ])('takes %j for times and portions', (told, minutes, portions) => {
    const draft = draftOfPasted(`Tomato toast\n${told}\n2 slices bread\n1. Toast the bread.`)
    expect(draft).toMatchObject({ title: 'Tomato toast', ingredients: ['2 slices bread'], minutes, portions })
  })

  it.each(['Mahlzeit 2', 'Hochzeit 30'])('may be called %s', (title) =>
    expect(draftOfPasted(`${title}\n1 Ei\n1. Kochen.`)).toMatchObject({ title, minutes: null }),
  )

  it('keeps an ingredient that ends in a colon', () => {
    const draft = draftOfPasted(
      'Rice\nIngredients:\n2 cups rice:\nsalt\n- For the sauce:\nsoy\n酱：\n盐\nMethod:\nBoil it.',
    )
    expect(draft?.ingredients).toEqual(['2 cups rice:', 'salt', 'soy, for sauce', '盐, for 酱'])
  })

  it('lays a heading of some ingredients to the first of them', () => {
    const draft = draftOfPasted(
      'Rice\nIngredients:\n2 cups rice\nFor the sauce:\n- 1 tbsp soy sauce\n- salt\nTo serve:\nMethod:\nBoil it.',
    )
    expect(draft?.ingredients).toEqual(['2 cups rice', '- 1 tbsp soy sauce, for sauce', '- salt', 'To serve'])
  })

  it.each(['You will need:', 'What you need', 'What you’ll need'])('is split at %j', (heading) => {
    const draft = draftOfPasted(`Oats\n${heading}\n1/2 cup oats\nsalt\nWhat to do:\nMix them`)
    expect(draft).toMatchObject({ title: 'Oats', ingredients: ['1/2 cup oats', 'salt'], steps: ['Mix them'] })
  })

  it('keeps every step that begins like a time', () => {
    const steps = [
      'Cook the pasta for 10 minutes with 2 tbsp peanut oil.',
      'Cook 5 minutes more.',
      'Cook 5 minutes',
      'Cook 5 minutes, add 2 peanuts',
      'Cook 5 minutes, bake 10 minutes',
      'Prep: wash 2 carrots',
      'Prep 2 carrots.',
      'Cook 5 minutes.',
    ]
    const told = 'Prep time: 5 min (plus chilling)\nCook: 10-12 mins'
    const headed = draftOfPasted(`Pasta\n${told}\nIngredients\n200 g pasta\nMethod\n${steps.join('\n')}`)
    expect(headed).toMatchObject({ steps, minutes: 17 })
    const bare = draftOfPasted(`Pasta\n${told}\n200 g pasta\nBoil the water.\n${steps.join('\n')}`)
    expect(bare).toMatchObject({
      ingredients: ['200 g pasta'],
      steps: ['Boil the water.', ...steps],
      minutes: 17,
    })
  })

  it.each(['', '  \n ', '\u0000'])('is not %j', (text) => expect(draftOfPasted(text)).toBeUndefined())

  it('keeps every line of what it does not understand', () => {
    const draft = draftOfPasted('{ this is no data\nlots of peanuts')
    expect(JSON.stringify(draft)).toContain('peanuts')
    expect(JSON.stringify(draft)).toContain('no data')
  })
})
