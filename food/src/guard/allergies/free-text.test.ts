import { expect, test } from 'vitest'
import { isLineShown, missedLines, needlesslyWithheld, toldCases } from '../told-cases.factory.ts'
import { freeTextAllergies } from './free-text.fixture.ts'
import { readAllergies } from './read-allergies.ts'

const cases = toldCases(freeTextAllergies)
const isShown = (told: string, line: string): boolean => isLineShown(line, readAllergies(told))

test('sixty allergies outside the fourteen groups lose no food that holds what is avoided', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60)
  expect(missedLines(cases)).toEqual([])
})

test('and withhold at most one in twenty that only looks like it', () => {
  const { lines, share } = needlesslyWithheld(cases)
  expect(share, lines).toBeLessThanOrEqual(0.05)
})

test('a juice or a jam by its name in another language is made of its fruit', () => {
  const made = [
    ['peach', '1 vaso de néctar de durazno'],
    ['allergic to pineapple', '1 vaso de jugo de piña'],
    ['strawberry', 'yaourts aux fraises et confiture de fraises'],
    ['potato', 'soupe poireaux pommes de terre'],
    ['carrot', 'succo di carota'],
  ] as const
  expect(made.filter(([told, line]) => isShown(told, line))).toEqual([])
})

test('a word stands for the dishes and products of its food, in any language', () => {
  const made = [
    ['potatoes', '150 g Kartoffelpüree'],
    ['potato', 'schwäbischer Kartoffelsalat'],
    ['apples', 'appelmoes'],
    ['apple', 'purée de pommes'],
    ['yuca', '2 tbsp tapioca pearls'],
    ['cassava', '粉圆 50克'],
    ['coconut', '100 ml kokosmelk'],
    ['coconuts', 'kokosmjölk'],
    ['coffee', '1 shot of espresso'],
    ['coffee', '콜드브루'],
    ['rice', '白粥'],
    ['rice', 'おかゆ'],
    ['mint', '1 Beutel Pfefferminztee'],
    ['mint', 'spearmint'],
    ['radish', 'half a daikon'],
    ['radishes', '大根 1/2本'],
    ['radish', 'हरी मूली'],
    ['papaya', 'ส้มตำ'],
    ['mango', 'aamras'],
    ['poppy seeds', 'Mohnkuchen'],
    ['poppy', '1 tsp poppy seeds'],
    ['lamb', '300 g 羔羊'],
    ['tamarind', '1 tbsp assam paste'],
    ['cabbage', 'sauerkraut'],
    ['daikon', 'danmuji'],
  ] as const
  expect(made.filter(([told, line]) => isShown(told, line))).toEqual([])
})
