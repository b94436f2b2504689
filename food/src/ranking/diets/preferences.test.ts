import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import { dishes } from '../dishes/dishes.ts'
import { readPreferences } from './preferences.ts'

/** The foods of every dish that these preferences leave. */
function foodsLeft(text: string) {
  const preferences = readPreferences(text)
  return dishes.filter((dish) => preferences.allows(dish)).flatMap((dish) => dish.foods)
}
const namesLeft = (text: string): Set<string> => new Set(foodsLeft(text).map((food) => food.name))

describe('diets and refusals rule dishes out', () => {
  test.each(['vegetarian', 'I am a VEGETARIAN!', 'veggie please', 'no meat, no seafood', '吃素'])(
    '%s',
    (text) => {
      expect(foodsLeft(text).filter((food) => !food.vegetarian)).toEqual([])
    },
  )

  test.each(['vegan', 'plant-based', 'Vegan, spicy'])('%s', (text) => {
    expect(foodsLeft(text).filter((food) => !food.vegan)).toEqual([])
  })

  test.each([
    ['halal', ['chinese sausage', 'pork mince', 'luncheon meat']],
    ['Muslim, love noodles', ['bacon', 'pork chop']],
    ['no pork', ['pork mince', 'bacon', 'ham sliced', 'chinese sausage']],
    ["I don't eat pork or beef", ['pork mince', 'beef slices', 'beef mince']],
    ['no pork, beef or lamb', ['pork mince', 'beef slices', 'lamb mince']],
    ['pork-free and gluten free', ['pork mince', 'white bread', 'light soy sauce']],
    ['without mushrooms', ['button mushroom', 'shiitake fresh', 'enoki mushroom']],
    ['hates eggplant', ['eggplant']],
    ['allergic to prawns', ['prawn']],
    ['lactose intolerant', ['fresh milk', 'yogurt', 'butter']],
    ['no seafood', ['prawn', 'fish ball', 'canned tuna', 'fish sauce', 'kimchi']],
    ['pescatarian', ['chicken thigh', 'pork mince', 'beef slices']],
    ['不吃猪肉', ['pork mince', 'bacon']],
  ])('%s', (text, gone) => {
    const left = namesLeft(text)
    expect(gone.filter((name) => left.has(name))).toEqual([])
    expect(left.size).toBeGreaterThan(40)
  })

  test.each([
    '',
    'not vegetarian',
    'non-vegetarian',
    'no idea',
    'nothing special',
    'none',
    'N/A',
    'anything goes',
  ])('%j rules nothing out', (text) => {
    expect(foodsLeft(text)).toHaveLength(dishes.flatMap((dish) => dish.foods).length)
  })

  test('keeps to the only kitchen there is', () => {
    const { allows, understood } = readPreferences('I only have a microwave, vegetarian')
    expect(understood).toEqual(expect.arrayContaining(['vegetarian', 'microwave only']))
    for (const { recipe } of dishes.filter(allows))
      expect(['microwave', 'no cooking']).toEqual(expect.arrayContaining([...recipe.equipment]))
  })

  test('a comma ends a refusal', () => {
    expect(readPreferences('no pork, spicy food').understood).toEqual(['no pork', 'spicy'])
  })
})

describe('tastes lift dishes', () => {
  const liftOf = (text: string, id: string): number => {
    const dish = dishes.find(({ recipe }) => recipe.id === id)
    if (!dish) throw new Error(`no dish ${id}`)
    return readPreferences(text).lift(dish)
  }

  test.each(
    rowsOf(`
    Japanese | cold-soba-cucumber | shakshuka-small
    spicy | kimchi-jjigae-tofu | banana-milk-shake
    high protein | ginger-chicken-spring-onion | kangkong-garlic
    quick | kettle-miso-tofu-soup | potato-omelette
    asian food | garlic-bok-choy-tofu | jacket-potato-beans
    I love mushrooms | broccoli-mushroom-stir-fry | kangkong-garlic
    soup please | tofu-spinach-soup | cheese-tomato-toastie
  `),
  )('%s: %s before %s', (text = '', liked = '', other = '') => {
    expect(liftOf(text, liked)).toBeGreaterThan(liftOf(text, other))
  })

  test('not spicy counts against hot dishes', () => {
    expect(liftOf('not too spicy', 'kimchi-jjigae-tofu')).toBeLessThan(0)
    expect(readPreferences('not too spicy').understood).toEqual(['not spicy'])
  })

  test('reads no more than anybody means', () => {
    expect(readPreferences(`${'yum '.repeat(200)} vegan`).understood).toEqual([])
  })
})

describe('ways to say a diet', () => {
  const foodsEaten = (text: string) => {
    const preferences = readPreferences(text)
    return dishes.filter((dish) => preferences.allows(dish))
  }
  const holds = (name: RegExp) => (dish: (typeof dishes)[number]) =>
    dish.foods.some((food) => name.test(food.name))

  test.each<[string, RegExp]>([
    ['no pork', /pork|^bacon$|^ham/],
    ['tidak makan babi', /pork|^bacon$|^ham/],
    ['sans porc', /pork|^bacon$|^ham/],
    ['kein Schweinefleisch', /pork|^bacon$|^ham/],
    ['sin cerdo', /pork|^bacon$|^ham/],
    ['halal', /pork|^bacon$|^ham|wine(?! vinegar)|mirin/],
    ['vegetarisch', /chicken (?!egg)|beef|pork/],
    ['végétarienne', /chicken (?!egg)|beef|pork/],
    ['吃素', /chicken (?!egg)|beef|pork/],
    ['meat-free', /chicken (?!egg)|beef|pork/],
    ['eggless', /^chicken egg$/],
    ['no cilantro', /^coriander$/],
    ['everything except shellfish', /prawn|crab|clam|oyster sauce/],
    ['anything but mushrooms', /mushroom|shiitake/],
    ['low carb', /rice$|bread|noodle|potato$|pasta/],
    ['keto', /rice$|bread|noodle|potato$|pasta|banana|canned chickpeas/],
    ['no red meat', /beef|pork|lamb/],
  ])('%j is a limit', (text, refused) => {
    const left = foodsEaten(text)
    expect(left.filter(holds(refused)).map(({ recipe }) => recipe.id)).toEqual([])
    expect(left.length).toBeGreaterThan(5)
    expect(left.length).toBeLessThan(dishes.length)
    expect(readPreferences(text).notUnderstood).toEqual([])
  })

  test.each([
    [
      'no pork',
      'domuz eti yok',
      'domuz eti yemiyorum',
      'không thịt heo',
      'ไม่กินหมู',
      'без свинины',
      'بدون لحم خنزير',
    ],
    [
      'no pork',
      'bez wieprzowiny',
      'geen varkensvlees',
      'je ne mange pas de porc',
      'não como porco',
      '豚肉抜き',
      '돼지고기는 안 먹어요',
    ],
    ['no meat', 'bez mięsa', 'geen vlees', 'मांस नहीं', 'بدون لحم', 'et yemem'],
    ['no beef', '不吃牛', 'không ăn thịt bò', 'dana eti yok'],
    [
      'no gluten',
      'glutensiz',
      'glutenfrei',
      'sem glúten',
      'senza glutine',
      'Zöliakie',
      'cœliaque',
      'celíaca',
      '无麸质',
      'bebas gluten',
    ],
    ['no dairy', 'sütsüz', 'laktosefrei', 'senza lattosio', 'ovo-vegetarian'],
    ['no egg', 'yumurtasız', 'lacto vegetarian', 'Lacto-vegetarian'],
    ['vegan', 'веган', 'weganka', 'veganistisch', 'กินเจ', 'thuần chay', 'वीगन'],
    [
      'vegetarian',
      'vegetaryen',
      'etsiz',
      'शाकाहारी',
      'ăn chay',
      'มังสวิรัติ',
      'சைவம்',
      'نباتي',
      'вегетарианка',
      'wegetarianin',
      'vegetariër',
    ],
    ['halal', 'helal', 'हलाल', 'ஹலால்', 'ฮาลาล', 'حلال', 'халяль', 'ハラル'],
    ['kosher', 'koscher', 'casher', 'kasher', 'кошерное'],
  ])('%s, said otherwise', (label, ...texts) => {
    for (const text of texts) {
      const { understood, notUnderstood } = readPreferences(text)
      expect([understood.some((each) => each.startsWith(label)), notUnderstood], text).toEqual([true, []])
    }
  })

  test.each(
    rowsOf(`
    vegetarian | no egg | ovo-lacto-vegetarian
    vegetarian | no dairy | lacto-ovo-vegetarian
    vegan | vegetarian | thuần chay
    no dairy | no beef | 不吃牛奶
    no pork | no meat | domuz eti yok
    spicy | no pork | spicy, I love pork
  `),
  )('%s, and not %s as well: %s', (label = '', other = '', text = '') => {
    const { understood } = readPreferences(text)
    expect(understood).toContain(label)
    expect(understood).not.toContain(other)
  })

  test('what is excepted from a refusal is allowed', () => {
    expect(foodsEaten('no meat except fish').some(holds(/tuna|fish fillet|salmon/))).toBe(true)
  })

  test('what is not understood is said', () => {
    expect(readPreferences('vegan, fodmap plan; no zorgle. spicy')).toMatchObject({
      notUnderstood: ['fodmap plan', 'no zorgle'],
    })
    expect(
      ['none', 'no allergies', 'keine Allergien'].flatMap((text) => readPreferences(text).notUnderstood),
    ).toEqual([])
  })
})
