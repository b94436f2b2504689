import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { anyCharacter } from '@shelfmate/contract/text/any-character.factory'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allTerms } from '../allergens/all-terms.ts'
import { allergenGroups } from '../allergens/groups.ts'
import { readAllergies } from './allergies/read-allergies.ts'
import { avoiding } from './avoiding.factory.ts'
import { checkRecipe } from './check-recipe.ts'
import type { GuardedRecipe } from './reading/recipe-texts.ts'
import { theGuard } from './reading/the-guard.ts'
import type { Guard } from './text/text-forms.ts'

const plain: GuardedRecipe = {
  title: 'Rice with spinach',
  ingredients: ['200 g rice', { text: 'spinach, washed', amount: '1 bunch', food: 'spinach' }],
  steps: ['Cook the rice.', 'Stir in the spinach and serve.'],
}
const withStep = (step: string): GuardedRecipe => ({ ...plain, steps: [...plain.steps, step] })

describe('a recipe', () => {
  test('without the allergen is shown', () => {
    expect(checkRecipe(plain, avoiding(...allergenGroups))).toEqual({ ok: true })
  })

  test.each([
    ['milk', 'Made on 30 Dec 2026 with butter, and dairy-free yoghurt.'],
    ['eggs', 'Made on 30 Dec 2026 with egg noodles, and rice, vegan.'],
    ['peanuts', 'Made on 30 Dec 2026 with granola without nuts, peanut butter, and more.'],
  ] as const)(
    'of leftovers holds %s though the remark claims the like of another food: %s',
    (group, remark) => {
      const ingredients = [{ text: 'rice', itemName: 'Leftovers: rice', remark }]
      expect(checkRecipe({ ...plain, ingredients }, avoiding(group)).ok).toBe(false)
    },
  )

  test('is shown to whoever avoids nothing, whatever it holds', () => {
    expect(checkRecipe(withStep('Add peanuts.'), readAllergies('none'))).toEqual({ ok: true })
  })

  test.each([
    ['title', { ...plain, title: 'Satay rice' }, { part: 'title', index: 0 }],
    [
      'ingredient',
      { ...plain, ingredients: ['rice', 'crushed peanuts (optional)'] },
      { part: 'ingredient', index: 1 },
    ],
    ['step', withStep('Garnish with peanuts.'), { part: 'step', index: 2 }],
    ['note', { ...plain, notes: ['Great with peanut sauce'] }, { part: 'note', index: 0 }],
    [
      'linked food',
      { ...plain, ingredients: [{ text: 'the crunchy kind', food: 'peanut butter' }] },
      { part: 'ingredient', index: 0 },
    ],
    [
      'amount',
      { ...plain, ingredients: [{ text: 'butter', amount: '2 tbsp peanut' }] },
      { part: 'ingredient', index: 0 },
    ],
  ] as const)('with the allergen in the %s is withheld and says where', (_, recipe, where) => {
    const verdict = checkRecipe(recipe, avoiding('peanuts'))
    expect(verdict).toMatchObject({ ok: false })
    expect(verdict.ok ? [] : verdict.findings).toContainEqual(
      expect.objectContaining({ kind: 'group', group: 'peanuts', where }),
    )
  })

  test.each([
    ['cut between two steps', ['Add the pea', 'nut butter.']],
    ['letter by letter', ['Add p e a n u t s.']],
    ['with digits', ['Add p34nut5.']],
    ['with signs', ['Add p*e*a*n*u*t butter.']],
    ['in markup', ['Add pea<b></b>nuts.']],
    ['with entities', ['Add pea&shy;nuts and &#112;eanuts.']],
    ['misspelt', ['Add paenuts.']],
    ['as a picture', ['Add 🥜.']],
    ['in Chinese', ['加入花生碎。']],
    ['in Tamil with an ending', ['நிலக்கடலையை சேர்க்கவும்']],
    ['inside a word', ['Add megapeanutcrunch.']],
    ['by its brand', ['Add a spoon of Skippy.']],
  ])('that hides peanuts %s is withheld', (_, steps) => {
    expect(checkRecipe({ ...plain, steps }, avoiding('peanuts')).ok).toBe(false)
  })

  test.each([
    ['letters of two alphabets in a word', 'Add the sрinach.'],
    ['a script that the guard does not know', 'ใส่ถั่ว'],
    ['a word of look-alike letters', 'Add соса.'],
    ['reordered text', 'Add \u202estunaep\u202c.'],
    ['more text than a recipe has', 'Stir well. '.repeat(4_000)],
  ])('with %s is withheld in doubt', (_, step) => {
    const verdict = checkRecipe(withStep(step), avoiding('lupin'))
    expect(verdict).toMatchObject({ ok: false, findings: [expect.objectContaining({ kind: 'doubt' })] })
  })

  test.each(
    rowsOf(`
    kiwi | Add sliced kiwis.
    kiwi | Add a golden kiwi.
    brinjal | Slice the aubergines.
    corn | Scatter popcorn over it.
    mango | Fold in the magno.
    strawberries | Add the strawbery.
    香菜 | 撒上香菜。
  `),
  )('is checked for the word %j: %j', (told = '', step = '') => {
    expect(checkRecipe(withStep(step), readAllergies(told)).ok).toBe(false)
  })

  test('is not withheld for a word that only begins like the one told', () => {
    expect(checkRecipe(withStep('Slice the pear.'), readAllergies('pea')).ok).toBe(true)
  })

  test('is withheld when the allergies cannot be read', () => {
    expect(checkRecipe(plain, readAllergies('ქართული')).ok).toBe(false)
    expect(checkRecipe(plain, readAllergies('everything')).ok).toBe(false)
  })
})

describe("a Singapore cook's words", () => {
  test.each([
    [
      'fish',
      [
        '1 fillet of garoupa',
        'kurau, steaked',
        '2 toman slices',
        'keli, cleaned',
        '石斑 一片',
        'hu pio, soaked',
      ],
    ],
    ['crustaceans', ['1 tsp hay koh', '2 tbsp grago', '3 ebiten', '1 packet saeukkang']],
    ['molluscs', ['5 top shell', 'ju hu eng chye', '花甲 10只', 'ho chien', '생굴 100g']],
    [
      'eggs',
      ['1 slice pandan chiffon', 'chai tow kway', '2 kueh bahulu', 'foo yong hai', '1 motta', '1 roti john'],
    ],
    [
      'gluten',
      ['1 ham chim peng', '1 Oxo cube', '公仔面 1包', '3 tbsp Ovomaltine', '2 speculoos', '100 g nudles'],
    ],
    ['milk', ['1 handful Cheezels', '2 scoops Anlene', 'saganaki', 'a few M&Ms']],
    ['peanuts', ['1 tbsp PB', 'smooth p.b.', '3 kong tng', '50 g kadalai', 'lohua sng']],
    ['soy', ['1 tsp tobanjan', '柱侯酱 1勺', '老干妈', 'si ew', 'Impossible mince', 'toufu']],
    ['mustard', ["1 tsp French's yellow"]],
    ['celery', ['1 Oxo cube']],
  ] as const)('for %s are read: %j', (group, lines) => {
    const shown = lines.filter((line) => checkRecipe({ ...plain, ingredients: [line] }, avoiding(group)).ok)
    expect(shown).toEqual([])
  })

  test.each(['Crack two of them in and scramble.', 'Fold in the stiffly beaten whites.'])(
    'that name no egg are understood: %s',
    (step) => expect(checkRecipe(withStep(step), avoiding('eggs')).ok).toBe(false),
  )

  test.each([
    ['gluten', 'Buckwheat porridge'],
    ['gluten', 'Rice flour pancakes'],
    ['gluten', '1 cup rice batter'],
    ['gluten', 'Cook it on the porridge setting'],
    ['crustaceans', 'Vegetable fried rice'],
    ['peanuts', '1 can kondai kadalai'],
  ] as const)('are not taken for %s: %s', (group, line) => {
    expect(checkRecipe({ ...plain, ingredients: [line] }, avoiding(group))).toEqual({ ok: true })
  })
})

describe('foods that stand one after the other', () => {
  test.each([
    ['milk', ['150 ml coconut milk', 'sugar']],
    ['milk', ['2 tbsp peanut butter', 'chicken thigh']],
    ['milk', ['coconut milk, sugar and salt']],
  ] as const)('are not read as one food with %s: %j', (group, ingredients) => {
    expect(checkRecipe({ ...plain, ingredients }, avoiding(group))).toEqual({ ok: true })
  })

  test.each([
    ['milk', ['150 ml coconut milk', 'chocolate']],
    ['milk', ['coconut milk sugar']],
    ['milk', ['coconut', 'milk', 'sugar']],
    ['peanuts', ['2 tbsp peanut butter', 'chicken thigh']],
  ] as const)('are read as what each of them is, with %s: %j', (group, ingredients) => {
    expect(checkRecipe({ ...plain, ingredients }, avoiding(group)).ok).toBe(false)
  })
})

describe('a guard that fails', () => {
  const fault = (): never => {
    throw new Error('fault')
  }
  const { matcher, repair } = theGuard()
  const guards: Guard[] = [
    { matcher: { ...matcher, scan: fault }, repair },
    { matcher, repair: fault },
    { matcher: { ...matcher, scan: () => undefined as never }, repair },
  ]

  test('withholds, 1,000 times of 1,000', () => {
    let faults = 0
    for (let round = 0; round < 1_000; round++) {
      // From the first field on, one reading later each time: the fault strikes at every depth.
      let left = round % 3
      const late: Guard = {
        matcher: { ...matcher, scan: (text) => (left-- > 0 ? matcher.scan(text) : fault()) },
        repair: () => ['stir', 'stirred', 'stirs'],
      }
      const guard = guards[round % 4] ?? late
      if (!checkRecipe(plain, avoiding('gluten'), guard).ok) faults++
    }
    expect(faults).toBe(1_000)
  })

  test.each([
    ['null', null],
    ['no recipe', {}],
    ['a number for a title', { ...plain, title: 7 }],
    ['no steps', { title: 'Rice', ingredients: [] }],
    ['a hole in the ingredients', { ...plain, ingredients: [undefined] }],
    ['a title that throws', Object.defineProperty({ ...plain }, 'title', { get: fault })],
  ])('withholds %s', (_, recipe) => {
    // Not a recipe by its type, which is the point: a model may answer anything.
    expect(checkRecipe(recipe as GuardedRecipe, avoiding('gluten')).ok).toBe(false)
  })
})

describe('for all recipes', () => {
  const term = fc.constantFrom(
    ...allTerms.flatMap(({ group, terms }) =>
      [...(terms.direct ?? []), ...(terms.derived ?? [])].map((text) => ({ group, text })),
    ),
  )
  const joiners = ['', '\u200b', '\u00ad', '\u2060']

  test('a term is found in any case, width and with anything invisible in it', () => {
    fc.assert(
      fc.property(term, fc.infiniteStream(fc.nat(23)), fc.boolean(), ({ group, text }, draws, wide) => {
        const written = [...text]
          .map((letter, at) => {
            const draw = draws.next().value ?? 0
            const cased = draw % 2 === 0 ? letter.toUpperCase() : letter
            const sized =
              wide && /[!-~]/.test(cased) ? String.fromCodePoint(cased.charCodeAt(0) + 0xfee0) : cased
            return at === 0 ? sized : (joiners[draw % 4] ?? '') + sized
          })
          .join('')
        expect(checkRecipe(withStep(`Add ${written}.`), avoiding(group)).ok).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  test('adding harmless text shows nothing that was withheld', () => {
    fc.assert(
      fc.property(
        term,
        fc.array(
          fc.constantFrom(
            'Serve.',
            'coconut',
            'butter beans',
            'Rest for 5 min',
            'rice noodles',
            '1 eggplant',
            'dairy-free',
            'water',
          ),
        ),
        fc.nat(),
        ({ group, text }, more, place) => {
          const steps: string[] = [...more]
          steps.splice(place % (steps.length + 1), 0, `Add ${text}`)
          expect(checkRecipe({ title: more.join(' '), ingredients: more, steps }, avoiding(group)).ok).toBe(
            false,
          )
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('no text makes the guard throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }), (text, told) => {
        expect(checkRecipe(withStep(text), readAllergies(told))).toHaveProperty('ok')
      }),
      { numRuns: 1000 },
    )
  })
})
