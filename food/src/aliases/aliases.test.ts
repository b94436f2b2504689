import { describe, expect, test } from 'vitest'
import { foods } from '../foods.ts'
import { foldText } from '../guard/text/fold.ts'
import { nameWords } from '../names.ts'
import { isNonFood } from '../resolver/non-foods.ts'
import { foodsMeant } from '../resolver/resolve.ts'
import { alone } from './alone.ts'
import { languages } from './languages.ts'

const named = new Map(foods.map((food) => [food.name, food]))
const files = [...languages, alone]
const aliases = files.flatMap((language) =>
  Object.entries(language).flatMap(([food, list]) => list.map((alias) => ({ food, alias }))),
)
const key = (name: string): string => foldText(name).replace(/[ \n]/g, '')

/** Under each name, as it is compared, the foods of table and languages that it stands for. */
const owners = new Map<string, Set<string>>()
const tableNames = foods.flatMap(({ name, aliases: others }) =>
  [name, ...others].map((alias) => ({ food: name, alias })),
)
for (const { food, alias } of [...tableNames, ...aliases])
  owners.set(key(alias), (owners.get(key(alias)) ?? new Set()).add(food))

describe('the names in other languages', () => {
  test('stand under foods of the table', () => {
    expect(aliases.filter(({ food }) => !named.has(food))).toEqual([])
  })

  test('are written as Unicode composes them, and hold letters or are pictures', () => {
    const odd = aliases.filter(
      ({ alias }) =>
        alias !== alias.normalize('NFC') ||
        !/\p{L}|^\p{Extended_Pictographic}/u.test(alias) ||
        key(alias) === '',
    )
    expect(odd).toEqual([])
  })

  test.each(files.map((language, at) => [at, language] as const))(
    'of file %i are listed once under a food',
    (_, language) => {
      const twice = Object.entries(language).flatMap(([food, list]) => {
        const keys = list.map(key)
        return list
          .filter((_alias, at) => keys.indexOf(keys[at] ?? '') !== at)
          .map((alias) => `${food}: ${alias}`)
      })
      expect(twice).toEqual([])
    },
  )

  test('are none of a thing, with a size or a kind beside them neither', () => {
    const said = aliases.flatMap(({ alias }) => [alias, `${alias} XL`, `organic ${alias}`])
    expect(said.filter((name) => isNonFood(name, nameWords(name)))).toEqual([])
  })

  test('mean every food that they stand under', () => {
    const lost = aliases.filter(({ food, alias }) => !foodsMeant(alias).some(({ name }) => name === food))
    expect(lost).toEqual([])
  })

  test('that stand under foods with different allergens are these', () => {
    const collisions = [...owners].flatMap(([name, owned]) => {
      const contents = [...owned].map((food) => named.get(food)?.allergens.toSorted().join(' ') ?? '')
      return new Set(contents).size > 1 ? [`${name}: ${[...owned].join(', ')}`] : []
    })
    expect(collisions.toSorted()).toMatchSnapshot()
  })
})
