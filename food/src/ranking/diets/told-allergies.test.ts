import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { expect, test } from 'vitest'
import { layWritten, writtenDish } from '../dishes/written.ts'
import { readPreferences } from './preferences.ts'

/** Rows that hold a text on one line, with '/' for each of its ends of lines. */
const inLines = (row: string): string => row.replaceAll(' / ', '\n')

test.each(
  rowsOf(`
    allergies eggs milk
    my allergies are eggs and milk
    allergies include eggs, milk
    allergies (eggs, milk)
    allergic: eggs, milk
    allergens: eggs, milk
    allergies - eggs, milk
    milk and egg allergies
    egg allergy, milk allergy
    allergic to eggs / milk
    Allergies: eggs / milk
    Allergies: / eggs / milk
    Allergies / eggs / milk
    ALLERGIES / EGGS / MILK
    allergic to / eggs / milk
    Allergies. Eggs. Milk.
    My allergies: / 1. eggs / 2. milk
    Allergies: / - eggs (severe) / - milk
    • Allergies / • eggs / • milk
    ## Allergies /  / * eggs / * milk
    Allergies: / eggs: severe / milk: mild
    Things I am allergic to: / eggs / milk
    Food allergies and intolerances: / eggs / milk
    Allergies: eggs; milk
    Allergien: / Eier / Milch
    Allergien / - Eier / - Milch
    Eierallergie und Milchallergie
    Unverträglichkeiten: / Eier / Milch
    Allergies : / oeufs / lait
    Alergias: / huevos / leche
    Allergie: / uova / latte
    Intolleranze / uova / latte
    Alergias: / ovos / leite
    Alergi: / telur / susu
    Alerjiler: / yumurta / süt
    Alergie: / jajka / mleko
    Uczulenia / jajka / mleko
    Allergieën: / eieren / melk
    Аллергии: / яйца / молоко
    Dị ứng: / trứng / sữa
    แพ้: / ไข่ / นม
    حساسية: / بيض / حليب
    एलर्जी: / अंडा / दूध
    ஒவ்வாமை: / முட்டை / பால்
    アレルギー / ・卵 / ・牛乳
    アレルギー：卵、牛乳
    过敏： / 鸡蛋 / 牛奶
    過敏原：雞蛋，牛奶
    对鸡蛋和牛奶过敏
    알레르기: / 계란 / 우유
  `),
)('what is named by a word for allergies is liked by nobody: %s', (row) => {
  const { understood, notUnderstood } = readPreferences(inLines(row))
  expect([[...understood].sort(), notUnderstood]).toEqual([['no dairy', 'no egg'], []])
})

test.each(
  rowsOf(`
    no pork allergies eggs | no egg+no pork
    no pork; allergies eggs | no egg+no pork
    no allergies eggs | no egg
    I love pasta and have a celery allergy | no celery+pasta
    allergic to celery, love noodles | no celery+noodles
    vegan, nut allergy | no nuts+vegan
    allergy: kiwi | no kiwi
    Allergies: / eggs /  / Likes: / chicken | chicken+no egg
    Allergies: / eggs / Likes: / chicken | chicken+no egg
    Allergies / eggs / I love chicken | chicken+no egg
    Allergies: / eggs / chicken is fine | chicken+no egg
    Likes: pasta / Allergies: / eggs | no egg+pasta
    Alergias / • huevos / Me gusta: sushi | no egg+sushi
    Allergies: / vegetarian / eggs | no egg+vegetarian
    Allergies: eggs, vegetarian, milk | no dairy+no egg+vegetarian
    Allergies: eggs, no pork, no beef | no beef+no egg+no pork
    Allergies: none / chicken | chicken
    Allergies: / none / chicken | chicken
    no allergies / chicken | chicken
    Avoid: / - eggs / - milk | no dairy+no egg
    can't eat: / eggs / milk | no dairy+no egg
    Dislikes: / eggs / milk /  / Likes: / chicken | chicken+no dairy+no egg
    soy alérgico a los frutos secos | no nuts
    no other allergies than soy | no soy
  `),
)('a list of allergies ends where another thing begins: %s', (row = '', said = '') => {
  const { understood } = readPreferences(inLines(row))
  expect([...understood].sort().join('+')).toBe(said)
})

test('what is told as an allergy is as strict as in its own field', () => {
  const { allows } = readPreferences('allergies: celery and kiwi')
  const isAllowed = (text: string): boolean =>
    allows(
      writtenDish(
        layWritten(
          {
            title: 'Dinner',
            steps: ['Serve.'],
            equipment: [],
            minutes: 10,
            portions: 2,
            ingredients: [{ text, optional: false }],
          },
          [],
        ),
      ),
    )
  expect(['1 apio', '2 kiwis', '2 potatoes'].filter(isAllowed)).toEqual(['2 potatoes'])
})

test('a word that nobody knows is said', () => {
  expect(readPreferences('Allergies: zorgle, eggs')).toMatchObject({
    understood: ['no egg'],
    notUnderstood: ['Allergies: zorgle'],
  })
})

test.each(['Avoid:\n- eggs', 'can’t eat: \neggs', 'Dislikes:\neggs'])(
  'a heading is no word to say: %j',
  (text) => {
    expect(readPreferences(text)).toMatchObject({ understood: ['no egg'], notUnderstood: [] })
  },
)
