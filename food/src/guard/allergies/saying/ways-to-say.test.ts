import { expect, test } from 'vitest'
import { isAllergenGroup } from '../../../allergens/groups.ts'
import { readAllergies } from '../read-allergies.ts'
import { waysToSay } from './ways-to-say.fixture.ts'

const cases = Object.entries(waysToSay).flatMap(([language, { foods, sentences }]) =>
  sentences.split(';').flatMap((sentence) =>
    foods.split(',').map((food) => {
      const [name = '', meant = ''] = food.trim().split('=')
      return { language, text: sentence.trim().replace('X', name), meant: meant.split('+').sort() }
    }),
  ),
)

/** The groups and the words that are avoided, and nothing beside them. */
function avoided(text: string): string[] {
  const { groups, words, unreadable } = readAllergies(text)
  return [...groups, ...words.map(({ word }) => word), ...(unreadable ? ['everything'] : [])].sort()
}

test('thousands of sentences say no less than the food in them', () => {
  expect(cases.length).toBeGreaterThan(4_000)
  const lost = cases.filter(({ text, meant }) => !meant.every((one) => avoided(text).includes(one)))
  expect(lost.map(({ language, text }) => `${language}: ${text}`)).toEqual([])
})

test('and nothing beside it', () => {
  const more = cases.flatMap(({ language, text, meant }) => {
    const beside = avoided(text).filter((one) => !meant.includes(one))
    return beside.length > 0 ? [`${language}: ${text} -> ${beside.join(', ')}`] : []
  })
  expect(more).toEqual([])
})

test('each food of them stands for a group or for a word', () => {
  const groups = new Set(cases.flatMap(({ meant }) => meant).filter(isAllergenGroup))
  expect(groups.size).toBeGreaterThanOrEqual(12)
})

test.each([
  ['Laktoseintoleranz', 'milk'],
  ['koemelkallergie', 'milk'],
  ['Kuhmilcheiweißallergie', 'milk'],
  ['Eiunverträglichkeit', 'eggs'],
  ['Krebstierallergie', 'crustaceans'],
  ['skaldyrsallergi', 'crustaceans+molluscs'],
  ['jordnötsallergi', 'peanuts'],
  ['mælkeallergi', 'milk'],
  ['äggallergiker', 'eggs'],
  ['tejallergia', 'milk'],
  ['laktoositon', 'milk'],
  ['notenvrij', 'nuts+peanuts'],
  ['dairyfree', 'milk'],
  ['visallergie en Sojaallergie', 'fish+soy'],
  ['Senf- und Sellerieallergie', 'celery+mustard'],
  ['Erdbeerallergie', 'erdbeere'],
  ['Tomatenunverträglichkeit', 'tomaten'],
  ['Kiwiallergie', 'kiwi'],
  ['Fruktosemalabsorption', 'fructose'],
  ['Schweinefleischallergie', 'pork'],
  ['GF', 'gluten'],
  ['GF, DF, NF', 'gluten+milk+nuts+peanuts'],
  ['LI', 'milk'],
  ['G6PD deficiency', 'fava beans'],
  ['coeliac', 'gluten'],
  ['dị ứng mè', 'sesame'],
  ['di ung me', 'sesame'],
  ['bơ', 'milk'],
  ['dị ứng bơ', 'milk'],
  ['bơ đậu phộng', 'peanuts'],
  ['bò, trứng', 'beef+eggs'],
  ['sữa bò', 'milk'],
  ['cá, sò', 'fish+molluscs'],
  ['tép', 'crustaceans'],
  ['hến', 'molluscs'],
  ['óc chó', 'nuts'],
  ['dị ứng phô mai', 'milk'],
  ['tôi không ăn được hải sản', 'crustaceans+fish+molluscs'],
  ['süte alerjim var', 'milk'],
  ['yumurtaya alerjim var çok ciddi', 'eggs'],
  ['no pork no lard', 'pork+lard'],
  ['Pollenallergie', 'pollen'],
  ['I frobnicate beef', 'beef+frobnicate beef'],
])('%j avoids exactly %j', (text, meant) => {
  expect(avoided(text)).toEqual(meant.split('+').sort())
})

test.each([
  'eggs no good',
  'eggs isnt ok',
  'eggs arent fine',
  'no eggs ok?',
  'eggs hardly ok',
  'can have eggs with pills',
  'can eat eggs after an antihistamine',
  'ok with eggs when I take enzymes',
  'I wish I can eat eggs',
  'fine with no eggs',
  'egg free is fine',
])('%j is no excuse', (text) => {
  expect(avoided(text)).toContain('eggs')
})

test.each(['yes', 'severe allergies', 'I have been allergic since childhood', 'ich reagiere'])(
  '%j names no food, which is said',
  (text) => {
    expect(readAllergies(text)).toMatchObject({
      groups: [],
      words: [],
      notes: [{ code: 'NO_FOOD', phrase: text }],
    })
  },
)

test.each(['xqzzy', 'I can not tolerate xqzzy', 'Xqzzyallergie', 'xqzzy dokunuyor'])(
  '%j keeps the word that nobody knows, and says so',
  (text) => {
    expect(readAllergies(text)).toMatchObject({ words: [{ word: 'xqzzy' }], notes: [{ code: 'WORD_ONLY' }] })
  },
)

test.each([
  'keine Allergien',
  "pas d'allergies",
  'geen allergieën',
  'no tengo alergias',
  'inga allergier',
  'alerjim yok',
  'нет аллергии',
  'không dị ứng gì',
  '알레르기 없어요',
  'アレルギーはありません',
  '没有什么过敏',
  'ไม่แพ้อะไร',
  'لا توجد حساسية',
])('%j is none', (text) => {
  expect(avoided(text)).toEqual([])
  expect(readAllergies(text).notes).toMatchObject([{ code: 'NO_ALLERGY' }])
})
