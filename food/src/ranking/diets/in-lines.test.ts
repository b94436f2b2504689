import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { expect, test } from 'vitest'
import { readAllergies } from '../../guard/allergies/read-allergies.ts'
import { isLineShown } from '../../guard/told-cases.factory.ts'
import { keepsDiet } from '../../offers/keeps-diet.ts'
import { ownDish } from '../dishes/own.ts'
import { layWritten, writtenDish } from '../dishes/written.ts'
import { suggestWith } from '../suggest-own.factory.ts'
import { readPreferences } from './preferences.ts'
import { refusedLines } from './refused-lines.fixture.ts'

const parts = (list: string): string[] => list.split(';').map((part) => part.trim())
const preferenceFor = (diet: string): string => (/pork|beef|lamb|chicken/.test(diet) ? `no ${diet}` : diet)
const form = { steps: ['Serve.'], equipment: [], minutes: 10, portions: 2 }

/** Whether a model's recipe of this line keeps what somebody prefers. */
const isAllowed = (preferences: string, text: string): boolean =>
  readPreferences(preferences).allows(
    writtenDish(layWritten({ ...form, title: 'Dinner', ingredients: [{ text, optional: false }] }, [])),
  )

test.each(rowsOf(refusedLines))('%s is kept by none of: %s', (diets = '', lines = '') => {
  const shown = diets
    .split('+')
    .flatMap((diet) =>
      parts(lines).flatMap((line) => [
        ...(isAllowed(preferenceFor(diet), line) ? [`${line}: preferring ${diet}`] : []),
        ...(isLineShown(line, readAllergies(diet)) ? [`${line}: avoiding ${diet}`] : []),
      ]),
    )
  expect(shown).toEqual([])
})

test.each(
  rowsOf(`
    vegetarian | quail eggs; duck eggs; oeufs de caille; Wachteleier; gooseberries; pigeon peas; lait caillé; 1 livre de beurre
    vegetarian | lambs lettuce; beef tomatoes; coconut meat; turtle beans; horse gram; kidney beans; buffalo mozzarella; goat’s cheese
    vegetarian | cauliflower steaks; salade verte; rendang paste; steak sauce; gyoza skins; 餃子の皮; 500 g Trauben; 1 limone a fettine
    vegan | veggie mince; soy mince; Sojahack; veganes Hackfleisch; migdały mielone; pieprz mielony; 素鸡; mock chicken; tempeh bacon; walnut meats; Wildreis; dzika róża
    vegetarian | 1 vegetable stock cube; dal makhani; tikka masala paste; ragù di lenticchie; polpette di melanzane; terrine de légumes; tomate cœur de bœuf
    pork | jambon de dinde; jamón de pavo; lardons de poulet; bresaola di tacchino; polpette di melanzane
    beef | veggie burger; vegan burgers; jackfruit rendang; chicken rendang; rendang ayam; chicken gyros; pork gyros
    vegetarian | cheese (vegetarian rennet); non-animal rennet; tomates corazón de buey; wędlina roślinna; zrazy ziemniaczane; น้ำตกเห็ด
    pork | chả giò chay; nem rán chay; wędlina roślinna
    vegetarian | kidney or black beans; 1 can red kidney beans; microbial rennet; ビーフン; นมวัว 1 แก้ว; sawi daging; daging kelapa; trứng chim cút; hog plums
    pork | 牛肉丸; 鸡肉饼; daging ayam; mutton trotters; crackers; cracked wheat; prawns
    beef | daging ayam; daging kambing; rendang kambing; kambing rendang; buey de mar; filet mignon de porc; 羊肉丸; ekor ikan; susu lembu; telur mata sapi; minyak sapi; pare; ayam gepuk; ビーフン
    lamb | tavuk pirzola; piliç pirzola
    alcohol | wine gums; sambusa; fruit & barley; अजवाइन; 매실주스; vinaigre de cidre; cacao amaro; ocet spirytusowy; champagne mushrooms
    pork | halal gelatine; fish gelatin; beef gelatine; vegan gummy bears; agar; redcurrant jelly; grass jelly; marshmallow fluff; manteca de cacao; fruit yogurt
    halal | halal gelatine; halal marshmallows; fish gelatin; vegan marshmallows; halal bacon
    kosher | kosher gelatine; fish gelatine; konjac jelly
    vegan | vegan honey; vegan gelatine; vegan jelly; oat creme
    pescatarian | buey de mar
    pork | halal sausage; turkey bacon; chicken ham; beef dumplings; Rinderhack; Hackfleisch vom Rind; Puten-Hackfleisch; Geflügelsalami
    beef | turkey steaks; chicken doner; lamb kebab; pork meatballs; turkey burger; Putenhack; Lammhack
    halal | red wine vinegar; vinaigre de vin rouge; vinagre de vino; ginger beer; Bierhefe; levure de bière; Weintrauben; port salut
  `),
)('%s keeps: %s', (diet = '', lines = '') => {
  expect(parts(lines).filter((line) => !isLineShown(line, readAllergies(diet)))).toEqual([])
})

test.each(
  rowsOf(`
    pork | bacon, turkey; turkey, bacon; beef, pepperoni; prawn, dumplings; chicken, sausage; beef, sausages
    beef | turkey, steak; tuna, steak; chicken, kebab
    vegetarian | mushroom, steak; steak, sauce; duck, eggs; cauliflower, steak
    alcohol | port, salut
  `),
)('%s is kept by no two foods of one line: %s', (diet = '', lines = '') => {
  const shown = parts(lines).filter((line) => isLineShown(line, readAllergies(diet)))
  expect(shown).toEqual([])
})

test('lines of other scripts are kept by the foods that they name', () => {
  expect(isAllowed('no beef', '200 г риса')).toBe(true)
  expect(isAllowed('no pork', '200 г свинины')).toBe(false)
  expect(isAllowed('vegetarian', 'หมูสับ 200 กรัม')).toBe(false)
})

test.each(['no pork', 'halal', 'kosher'])(
  '%s takes halal bacon and no gelatine of unknown source',
  (preferences) => {
    expect(
      ['halal bacon', 'gelatine', 'fish gelatine'].filter((line) => isAllowed(preferences, line)),
    ).toEqual(['halal bacon', 'fish gelatine'])
  },
)

test('halal asks for no food without vanilla, and for none with wine', () => {
  expect(isAllowed('halal', '1 tsp vanilla extract')).toBe(true)
  expect(isAllowed('halal', '200 ml rode wijn')).toBe(false)
})

test.each([
  ['vegetarian', ['1 goose', '2 potatoes'], false],
  ['vegetarian', ['2 eggs', '2 potatoes'], true],
  ['no pork', ['500 g gemischtes Hack', '2 potatoes'], false],
  ['halal', ['500 g gemischtes Hack', '2 potatoes'], false],
  ['no pork', ['500 g minced meat', '2 potatoes'], true],
  ['no cilantro', ['1 bunch Koriandergrün', '2 potatoes'], false],
])('of one’s own recipes %s suggests that with %j: %s', (preferences, texts, isSuggested) => {
  const own = ownDish({ ...form, id: 'own', title: 'Dinner', ingredients: texts.map((text) => ({ text })) })
  const pantry = [{ id: 'a', name: 'Potatoes', expiryDate: '2026-03-11', quantity: 5 }]
  const { suggestions } = suggestWith(own, pantry, preferences)
  expect(suggestions.some(({ id }) => id === 'own')).toBe(isSuggested)
})

test.each([
  ['vegetarian', 'Rabbit stew', false],
  ['vegetarian', 'Froschschenkel', false],
  ['vegetarian', 'Gooseberry jam', true],
])('preferring %s, of an offered %s is told: %s', (preferences, foodName, isTold) => {
  expect(keepsDiet(preferences, foodName)).toBe(isTold)
})
