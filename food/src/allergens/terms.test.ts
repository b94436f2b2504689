import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import { foods } from '../foods.ts'
import { noAllergies } from '../guard/allergies/allergies.ts'
import { avoiding } from '../guard/avoiding.factory.ts'
import { checkRecipe } from '../guard/check-recipe.ts'
import { readRecipe } from '../guard/reading/reading.ts'
import { foodsNamed } from '../resolver/lexicon.ts'
import { allTerms } from './all-terms.ts'
import { compounds } from './compounds.ts'
import { allergenGroups, isAllergenGroup } from './groups.ts'
import { harmless } from './harmless.ts'
import type { GroupTerms } from './terms.ts'

const count = (of: GroupTerms): number => new Set(Object.values(of.terms).flat()).size
const titled = (title: string) => ({ title, ingredients: [], steps: [] })

describe('the terms', () => {
  test('cover the 14 groups', () => {
    expect(allTerms.map((terms) => terms.group).sort()).toEqual([...allergenGroups].sort())
  })

  test.each(allTerms)(
    'of $group are at least 50, plurals not counted, in ten families and seven tongues',
    (terms) => {
      expect(count(terms)).toBeGreaterThanOrEqual(50)
      const families = Object.entries(terms.terms).filter(([, list]) => list.length > 0)
      expect(families.length).toBeGreaterThanOrEqual(10)
      for (const tongue of ['malay', 'chinese', 'pinyin', 'tamil', 'hokkien', 'japanese', 'korean'] as const)
        expect(terms.terms[tongue]?.length, tongue).toBeGreaterThanOrEqual(5)
    },
  )

  test.each(allTerms)('of $group are each found, in the title alone', ({ group, terms }) => {
    const allergies = { ...noAllergies, groups: [group] }
    const missed = Object.values(terms)
      .flat()
      .filter((term) => checkRecipe(titled(term), allergies).ok)
    expect(missed).toEqual([])
  })

  test('of compound dishes are found for each of their known groups', () => {
    expect(compounds.flatMap(({ groups }) => groups).filter((group) => !isAllergenGroup(group))).toEqual([])
    const missed = compounds.flatMap(({ groups, names }) =>
      names.flatMap((name) =>
        groups
          .filter((group) => checkRecipe(titled(name), { ...noAllergies, groups: [group] }).ok)
          .map((group) => `${name}: ${group}`),
      ),
    )
    expect(missed).toEqual([])
  })

  test('find in every food what it contains by the table', () => {
    const missed = foods.flatMap((food) => {
      const linked = { ...titled('A dish'), ingredients: [{ food: food.name, text: 'some' }] }
      return food.allergens.filter((group) => checkRecipe(linked, { ...noAllergies, groups: [group] }).ok)
    })
    expect(missed).toEqual([])
  })
})

test.each(
  rowsOf(`
  cocktail sauce | eggs
  Cocktailsoße | eggs
  vegetarian sausages | eggs
  vegetarische Wurst | eggs
  vegetarischer Aufschnitt | eggs
  vegetarian nuggets | eggs
  sałatka jarzynowa | celery
  Königsberger Klopse | fish
  Nizza-Salat | fish
  Bloody Mary | fish
  galaktoboureko | gluten
  peshwari naan | nuts
  Huel | gluten
  S&B curry | gluten
  raki | crustaceans
  lobster balls | fish
  plum sauce | soy
  plum sauce | gluten
  molasses | sulphites
  mélasse | sulphites
  alune | peanuts
  alune prăjite | peanuts
  Alunele | peanuts
  žemės riešutų sviestas | peanuts
  zemesriekstu sviests | peanuts
  maapähklivõi | peanuts
  بادام زمینی | peanuts
`),
)('%j may hold %s', (title, group) => {
  expect(checkRecipe(titled(title), avoiding(group)).ok).toBe(false)
})

test('pomegranate molasses are boiled down and hold no sulphites', () => {
  expect(checkRecipe(titled('pomegranate molasses'), avoiding('sulphites')).ok).toBe(true)
})

/** Traps that name a food of the table and mean another one. */
// biome-ignore format: a table is read by its rows.
const calledSo = new Set([
  // Of mushrooms, sorghum, maize, rice and peas; fried without buttermilk; with eggs in place of shrimps.
  'vegetarian oyster sauce', 'jowar roti', 'makki roti', 'bun rieu', 'pea protein',
  'ayam goreng berempah', 'egg fried rice',
  // Pressed for the dish; the table's juice stands in a bottle.
  'jus de citron', 'zumo de limón', 'jugo de limón', 'succo di limone', 'limon suyu',
  'レモン汁', '柠檬汁', '檸檬汁', '青柠汁',
  // A pot; 'beat the'; 'sweet'; and words that another language writes as one.
  'stock pot', 'stockpot', 'bata as', 'bata a', 'manis', 'and a',
])

/** Alone 'eggs free' gives eggs away. */
const asClaim = (phrase: string): string => phrase.replace(/ free$/, ' free one')

describe('the traps', () => {
  test('excuse known groups only', () => {
    expect(harmless.flatMap(({ groups }) => groups).filter((group) => !isAllergenGroup(group))).toEqual([])
  })

  test('are none of the groups that they are excused from', () => {
    const withheld = harmless.flatMap(({ groups, phrases }) =>
      phrases.filter((phrase) => !checkRecipe(titled(asClaim(phrase)), { ...noAllergies, groups }).ok),
    )
    expect(withheld).toEqual([])
  })

  test('are no name of a food that holds what they excuse, but for these', () => {
    const held = harmless.flatMap(({ groups, phrases }) =>
      phrases.filter((phrase) =>
        foodsNamed(phrase).some(({ food }) => food.allergens.some((group) => groups.includes(group))),
      ),
    )
    expect(held.filter((phrase) => !calledSo.has(phrase))).toEqual([])
  })

  test.each([
    ['coconut, milk', 'milk'],
    ['coconut\nmilk', 'milk'],
    ['ground nuts', 'nuts'],
    ['butter, beans', 'milk'],
    ['oyster mushrooms and oysters', 'molluscs'],
    ['coconut milk chocolate', 'milk'],
    ['egg free range', 'eggs'],
    ['2 eggs, free-range', 'eggs'],
    ['gluten-free seitan', 'gluten'],
    ['rice noodles or egg noodles', 'gluten'],
    ['almond milk', 'nuts'],
    ['peanut butter', 'peanuts'],
    ['non-dairy creamer', 'milk'],
    ['lactose-free milk', 'milk'],
    ['French toast for two', 'gluten'],
    ['eggplant parmesan', 'milk'],
    ['kombu dashi with bonito flakes', 'fish'],
    ['cocoa butter and butter', 'milk'],
  ] as const)('leave the allergen in %j', (title, group) => {
    expect(checkRecipe(titled(title), { ...noAllergies, groups: [group] }).ok).toBe(false)
  })

  test('keep all but a listed few foods of the table free of what the table does not say', () => {
    const surprises = foods.flatMap((food) => {
      const found = readRecipe(titled(food.name)).hits.map((hit) => hit.group)
      const extra = [...new Set(found)].filter((group) => !food.allergens.includes(group))
      return extra.length > 0 ? [`${food.name}: ${extra.join(' ')}`] : []
    })
    expect(surprises).toMatchSnapshot()
  })
})
