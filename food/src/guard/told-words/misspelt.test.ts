import { limits } from '@shelfmate/contract/api/limits'
import { quickest } from '@shelfmate/contract/testing/quickest.factory'
import { describe, expect, test } from 'vitest'
import { english } from '../../aliases/english.ts'
import { describeAllergies } from '../../describe-diet.ts'
import { foods } from '../../foods.ts'
import { foodsNamed, namesThat } from '../../resolver/lexicon.ts'
import { readAllergies } from '../allergies/read-allergies.ts'
import { losesLittle, toldCases } from '../told-cases.factory.ts'
import { misspeltAllergies } from './misspelt.fixture.ts'
import { scriptNames } from './script-names.ts'
import { toldNames } from './told-names.ts'

describe('misspelt allergies', () => {
  losesLittle(toldCases(misspeltAllergies), 161)
})

test('is told as what it was taken for', () => {
  const words = (text: string) => describeAllergies(text, readAllergies(text)).words
  expect(words('mushrom')).toEqual(['mushrooms (you wrote mushrom)'])
  expect(words('pinapple')).toEqual(['pineapple (you wrote pinapple)'])
})

test('what is never eaten is no misspelt food', () => {
  expect(readAllergies('pollen, dust mites').words.map(({ word }) => word)).toEqual(['pollen', 'dust mites'])
})

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A letter left out, doubled or swapped with the next one, after the first. */
function slip(word: string, pick: (below: number) => number): string {
  const at = 1 + pick(word.length - 2)
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)]
  return [
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${after[0]}${letter}${after.slice(1)}`,
  ][pick(3)] as string
}

test('one slip in a name of a food, a kind or a group hardly ever loses a food', () => {
  const pick = numbersFrom(7)
  const known = new Set(toldNames().map(({ name }) => name))
  const names = [...foods.map(({ name }) => name), ...Object.values(english).flat()].filter((name) =>
    /^[a-z]{6,}$/.test(name),
  )
  const tried = Array.from({ length: 120 }, () => {
    const name = names[pick(names.length)] ?? ''
    return { name, slipped: slip(name, pick) }
  }).filter(({ slipped }) => !known.has(slipped) && foodsNamed(slipped).length === 0)
  const lost = tried.filter(({ name, slipped }) => {
    const [right, got] = [readAllergies(name), readAllergies(slipped)]
    const avoided = new Set(got.words.flatMap(({ names: own }) => [...own]))
    return (
      right.groups.some((group) => !got.groups.includes(group)) ||
      right.words.some(({ names: own }) => [...own].some((one) => !avoided.has(one)))
    )
  })
  expect(lost.length / tried.length, JSON.stringify(lost)).toBeLessThanOrEqual(0.03)
})

const mostMs = 500
const fullOf = (part: string) => part.repeat(Math.floor(limits.dietLength / part.length))

test.each(['constructor ', 'ปลา', 'reconstruction of '])(
  'as long a text as there may be, full of %j, keeps nobody waiting',
  (part) => {
    expect(quickest(() => readAllergies(fullOf(part)), mostMs)).toBeLessThan(mostMs)
  },
)

test('the longest Thai names are read where nothing parts them', () => {
  const thai = namesThat(() => true).filter(({ plain }) => /^\p{Script=Thai}+$/u.test(plain))
  const longest = thai.map(({ plain }) => plain).sort((one, other) => other.length - one.length)
  for (const name of longest.slice(0, 20)) expect(scriptNames(`${name}นม`)).toEqual([name, 'นม'])
})
