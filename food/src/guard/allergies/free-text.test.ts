import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import { isLineShown, losesLittle, toldCases } from '../told-cases.factory.ts'
import { freeTextAllergies } from './free-text.fixture.ts'
import { readAllergies } from './read-allergies.ts'

const isShown = (told: string, line: string): boolean => isLineShown(line, readAllergies(told))
const expectWithheld = (rows: string) =>
  expect(rowsOf(rows).filter(([told = '', line = '']) => isShown(told, line))).toEqual([])

describe('allergies outside the fourteen groups', () => {
  losesLittle(toldCases(freeTextAllergies), 60)
})

test('a juice or a jam by its name in another language is made of its fruit', () => {
  expectWithheld(`
    peach | 1 vaso de néctar de durazno
    allergic to pineapple | 1 vaso de jugo de piña
    strawberry | yaourts aux fraises et confiture de fraises
    potato | soupe poireaux pommes de terre
    carrot | succo di carota
  `)
})

test('a word stands for the dishes and products of its food, in any language', () => {
  expectWithheld(`
    potatoes | 150 g Kartoffelpüree
    potato | schwäbischer Kartoffelsalat
    apples | appelmoes
    apple | purée de pommes
    yuca | 2 tbsp tapioca pearls
    cassava | 粉圆 50克
    coconut | 100 ml kokosmelk
    coconuts | kokosmjölk
    coffee | 1 shot of espresso
    coffee | 콜드브루
    rice | 白粥
    rice | おかゆ
    mint | 1 Beutel Pfefferminztee
    mint | spearmint
    radish | half a daikon
    radishes | 大根 1/2本
    radish | हरी मूली
    papaya | ส้มตำ
    mango | aamras
    poppy seeds | Mohnkuchen
    poppy | 1 tsp poppy seeds
    lamb | 300 g 羔羊
    tamarind | 1 tbsp assam paste
    cabbage | sauerkraut
    daikon | danmuji
  `)
})
