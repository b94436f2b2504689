import { describe, expect, it } from 'vitest'
import { rowsOf } from '../api/rows.factory.ts'
import { bareFoodOfLine, foodOfLine } from './line-food.ts'

describe('foodOfLine', () => {
  it.each(
    rowsOf(`
    soy sauce | soy sauce
    eggs, beaten | eggs
    spring onion, finely chopped, in 1 cm pieces | spring onion
    1 jar (340 g, smooth) peanut butter | 1 jar peanut butter
    (thawed) prawns | prawns
    noodles, with peanut sauce | noodles, with peanut sauce
    tofu, cubed, in sesame oil | tofu, in sesame oil
    pesto (pine nuts, cheese), stirred | pesto (pine nuts, cheese), stirred
    curry paste (contains shrimp), chopped | curry paste (contains shrimp)
    1 jar (340 g, smooth peanut butter | 1 jar (340 g, smooth peanut butter
    tofu, 切碎 | tofu, 切碎
    salad, 🥜 | salad, 🥜
    1,5 l milk | 1,5 l milk
    (chopped) | (chopped)
  `),
  )('%s: %s', (line = '', food = '') => expect(foodOfLine(line)).toBe(food))
})

describe('bareFoodOfLine', () => {
  it.each(
    rowsOf(`
    200 g finely chopped firm tofu, cubed | firm tofu
    2 tbsp of smooth peanut butter (340 g) | smooth peanut butter
    2 g noodles, with 1 cup peanut sauce | noodles, with 1 cup peanut sauce
    2 eggs, beaten | 2 eggs
    chopped | chopped
  `),
  )('%s: %s', (line = '', food = '') => expect(bareFoodOfLine(line)).toBe(food))
})
