import { describe, expect, it } from 'vitest'
import type { SuggestedIngredient, SuggestedRecipe, Takes } from '../recipes/recipes.ts'
import { forPortions, portionsMax } from './portions.ts'

const line = (text: string, amount?: string, takes?: Takes): SuggestedIngredient => ({
  text,
  optional: false,
  source: 'pantry',
  itemIds: [],
  ...(amount !== undefined && { amount }),
  ...(takes !== undefined && { takes }),
})
const recipeOf = (portions: number, ingredients: SuggestedIngredient[], steps: string[] = []) =>
  ({
    id: 'a',
    engine: 'cookbook',
    title: 'Rice',
    equipment: [],
    minutes: 10,
    reason: '',
    missing: [],
    portions,
    ingredients,
    steps,
  }) satisfies SuggestedRecipe

function scaled(from: number, to: number, given: SuggestedIngredient): string {
  const [first] = forPortions(recipeOf(from, [given]), to).ingredients
  return [first?.amount, first?.text].filter(Boolean).join(' ')
}

describe('forPortions', () => {
  it.each([
    ['1', 'egg, beaten', 1, 3, '3 eggs, beaten'],
    ['2', 'eggs', 2, 1, '1 egg'],
    ['1', 'egg', 2, 1, '1 egg'],
    ['1', 'egg', 2, 3, '2 eggs'],
    ['1', 'egg', 2, 5, '3 eggs'],
    ['3', 'egg whites', 2, 1, '2 egg whites'],
    ['1', 'eggplant, in chunks', 2, 1, '1/2 eggplant, in chunks'],
    ['1 pinch', 'salt', 1, 8, '1 pinch salt'],
    ['2 pinches', 'sugar', 2, 1, '2 pinches sugar'],
    ['a handful', 'basil', 1, 2, 'a handful basil'],
    ['to taste', 'salt', 1, 2, 'to taste salt'],
    ['1/2', 'onion, sliced', 1, 2, '1 onion, sliced'],
    ['1/2', 'onion, sliced', 1, 5, '2 1/2 onions, sliced'],
    ['1/2', 'onion', 2, 1, '1/4 onion'],
    ['1', 'tomato, diced', 1, 2, '2 tomatoes, diced'],
    ['2', 'tomatoes, diced', 2, 1, '1 tomato, diced'],
    ['1', 'fresh chilli, sliced', 1, 4, '4 fresh chillies, sliced'],
    ['1', 'pandan leaf, knotted', 1, 2, '2 pandan leaves, knotted'],
    ['1', 'star anise', 1, 3, '3 star anise'],
    ['1 small', 'tomato, sliced', 1, 2, '2 small tomatoes, sliced'],
    ['1 very ripe', 'banana', 1, 3, '3 very ripe bananas'],
    ['2 slices', 'ginger', 2, 1, '1 slice ginger'],
    ['1 slice', 'ham', 1, 3, '3 slices ham'],
    ['3 leaves', 'cabbage', 2, 1, '2 leaves cabbage'],
    ['1 handful', 'spinach', 1, 3, '3 handfuls spinach'],
    ['1 small bunch', 'coriander', 1, 2, '2 small bunches coriander'],
    ['1/2 can', 'chickpeas', 1, 3, '1 1/2 cans chickpeas'],
    ['1 can', 'chickpeas', 2, 1, '1/2 can chickpeas'],
    ['1 block', 'tofu', 2, 3, '1 1/2 blocks tofu'],
    ['1/3 block', 'tofu', 1, 2, '2/3 block tofu'],
    ['1 clove', 'garlic', 2, 1, '1 clove garlic'],
    ['200 g', 'noodles', 2, 1, '100 g noodles'],
    ['90 g', 'spaghetti', 1, 4, '360 g spaghetti'],
    ['250 g', 'chicken', 2, 3, '380 g chicken'],
    ['250 ml', 'coconut milk', 2, 8, '1000 ml coconut milk'],
    ['2-3', 'carrots', 1, 2, '4-6 carrots'],
    ['1 to 2 tbsp', 'oil', 1, 2, '2-4 tbsp oil'],
    ['1 1/2 tbsp', 'soy sauce', 2, 4, '3 tbsp soy sauce'],
    ['1½ tbsp', 'soy sauce', 2, 4, '3 tbsp soy sauce'],
    ['1 tbsp', 'oil', 2, 1, '1/2 tbsp oil'],
    ['1/4 tsp', 'cumin', 2, 1, '1/4 tsp cumin'],
    ['1 tsp', 'cumin', 1, 3, '3 tsp cumin'],
    ['2/3 cup', 'rice', 1, 2, '1 1/4 cups rice'],
    ['1.5 kg', 'potatoes', 2, 4, '3 kg potatoes'],
    ['1,5 l', 'stock', 2, 1, '3/4 l stock'],
    ['1-1/2 cups', 'flour', 4, 8, '3 cups flour'],
    ['1–1/2 to 2 cups', 'flour', 2, 4, '3-4 cups flour'],
    ['1-½ tsp', 'salt', 2, 4, '3 tsp salt'],
    ['1-1 1/2 cups', 'flour', 2, 4, '2-3 cups flour'],
    ['1/2-3/4 tsp', 'salt', 2, 4, '1-1 1/2 tsp salt'],
    ['1⅛ cups', 'milk', 2, 4, '2 1/4 cups milk'],
    ['⅜ cup', 'milk', 2, 4, '3/4 cup milk'],
    ['1⁄2 cup', 'milk', 2, 4, '1 cup milk'],
    ['1 1⁄2 cups', 'milk', 2, 4, '3 cups milk'],
    ['1,000 ml', 'stock', 2, 4, '2000 ml stock'],
    ['0,125 l', 'cream', 2, 4, '1/4 l cream'],
    ['1 lb', 'minced beef', 4, 2, '1/2 lb minced beef'],
    ['2 lbs', 'minced beef', 4, 2, '1 lb minced beef'],
    ['8 oz', 'tofu', 2, 4, '16 oz tofu'],
    ['1 ounce', 'cheese', 2, 1, '1/2 ounce cheese'],
    ['1 dl', 'cream', 2, 4, '2 dl cream'],
    ['1 dl', 'cream', 4, 2, '1/2 dl cream'],
    ['1 liter', 'stock', 4, 2, '1/2 liter stock'],
    ['1 Tbsp', 'oil', 2, 4, '2 Tbsp oil'],
    ['1 tbsps', 'oil', 4, 2, '1/2 tbsp oil'],
    ['1 EL', 'Öl', 4, 2, '1/2 EL Öl'],
    ['1 Tasse', 'Mehl', 2, 4, '2 Tassen Mehl'],
    ['2 Tassen', 'Mehl', 2, 4, '4 Tassen Mehl'],
    ['1 Stück', 'Brot', 2, 4, '2 Stück Brot'],
    ['1 Prise', 'Salz', 2, 4, '1 Prise Salz'],
    ['2', '% milk', 2, 4, '2 % milk'],
    ['00', 'flour', 2, 4, '00 flour'],
    ['200 g', '00 flour', 2, 4, '400 g 00 flour'],
    ['250 ml', '2% milk', 2, 4, '500 ml 2% milk'],
    ['225g/8oz', 'plain flour', 2, 4, '450g/16oz plain flour'],
    ['200 g - 250 g', 'rice', 2, 4, '400 g - 500 g rice'],
    ['200g', 'to 250g rice', 2, 4, '400g to 500g rice'],
    ['1 kg', 'wings - 100 g each', 2, 4, '2 kg wings - 100 g each'],
    ['about 200 g', 'rice', 2, 4, 'about 400 g rice'],
    ['1 cup', '+ 2 tbsp flour', 2, 4, '2 cups + 4 tbsp flour'],
    ['1 cup + 2 tbsp', 'flour', 2, 4, '2 cups + 4 tbsp flour'],
    ['1 cup', 'plus 1-2 tbsp flour', 2, 4, '2 cups plus 2-4 tbsp flour'],
    ['1 cup', 'flour, plus 2 tbsp to dust', 2, 4, '2 cups flour, plus 4 tbsp to dust'],
    ['1 tbsp', '(15 ml) oil', 2, 4, '2 tbsp (30 ml) oil'],
    ['1 cup', '(about 150 g) rice', 2, 4, '2 cups (about 300 g) rice'],
    ['1 cup', '(2 sticks) butter', 2, 4, '2 cups (4 sticks) butter'],
    ['200 g', 'pasta (7 oz)', 2, 4, '400 g pasta (14 oz)'],
    ['1 lb', '8 oz beef', 2, 4, '2 lb 16 oz beef'],
    ['1 cup', 'flour, 1/2 cup of it sifted', 2, 4, '2 cups flour, 1/2 cup of it sifted'],
    ['2', 'eggs plus 1 tbsp milk', 2, 4, '4 eggs plus 2 tbsp milk'],
    ['1', 'egg plus 1 yolk', 2, 4, '1 egg plus 1 yolk'],
    ['2', 'carrots, peeled and 1 cm thick', 2, 4, '4 carrots, peeled and 1 cm thick'],
    ['1', '(400 g) can tomatoes', 2, 4, '2 (400 g) can tomatoes'],
    ['1 can', '(400 g) tomatoes', 2, 4, '2 cans (400 g) tomatoes'],
    ['1 kg', 'wings (100 g each)', 2, 4, '2 kg wings (100 g each)'],
    ['3 lb. 4 oz.', 'potatoes', 2, 4, '6 lb. 8 oz. potatoes'],
    ['2 lbs. 4 oz.', 'beef', 2, 4, '4 lbs. 8 oz. beef'],
    ['1 lb. 8 oz.', 'beef', 2, 4, '3 lb. beef'],
    ['700g/1lb 9oz', 'beef mince', 2, 4, '1400g/3lb 2oz beef mince'],
    ['700g/1lb 9oz', 'beef mince', 2, 1, '350g/12 1/2oz beef mince'],
    ['1 lb 8 oz', 'beef', 8, 1, '3 oz beef'],
    ['1 pound 8 ounces', 'beef', 2, 3, '2 pounds 4 ounces beef'],
    ['125 g', '/1 cup 2 tbsp flour', 2, 4, '250 g /2 cups 4 tbsp flour'],
    ['250 ml/9 fl oz', 'milk', 2, 4, '500 ml/18 fl oz milk'],
    ['2 cups', 'flour, divided (1 cup and 1 cup)', 2, 4, '4 cups flour, divided (2 cups and 2 cups)'],
    ['2 cups', '(1 cup each and 1 cup) flour', 2, 4, '4 cups (1 cup each and 1 cup) flour'],
    ['1 cup', '(1/2 cup 2 tbsp) rice', 2, 4, '2 cups (1 cup 4 tbsp) rice'],
    ['1 can', '(400 g plus 1 tbsp) tomatoes', 2, 4, '2 cans (400 g plus 1 tbsp) tomatoes'],
    ['2', 'eggs (plus 1 tbsp milk)', 2, 4, '4 eggs (plus 2 tbsp milk)'],
    ['2 tbsp', 'oil, plus 2 to serve', 2, 4, '4 tbsp oil, plus 4 to serve'],
    ['2', 'lemons, plus 1 to serve', 2, 4, '4 lemons, plus 2 to serve'],
    ['2 tbsp', 'oil, plus 2 lemons', 2, 4, '2 tbsp oil, plus 2 lemons'],
  ])('%s %s for %i is %4$s for %i', (amount, text, from, to, expected) => {
    expect(scaled(from, to, line(text, amount))).toBe(expected)
  })

  it.each([
    ['1⁄2 cup milk', 2, 4, '1 cup milk'],
    ['1 lb minced beef', 2, 4, '2 lb minced beef'],
    ['1 cup rice, rinsed', 2, 4, '2 cups rice, rinsed'],
    ['2 eggs, beaten', 2, 3, '3 eggs, beaten'],
    ['1 egg', 1, 2, '2 eggs'],
    ['2-3 carrots, diced', 2, 4, '4-6 carrots, diced'],
    ['200 g firm tofu', 2, 4, '400 g firm tofu'],
    ['2% milk', 2, 4, '2% milk'],
    ['85 % dark chocolate', 2, 4, '85 % dark chocolate'],
    ['0% Greek yogurt', 2, 4, '0% Greek yogurt'],
    ['30-35% cream', 2, 4, '30-35% cream'],
    ['00 flour', 2, 4, '00 flour'],
    ['5-spice powder', 2, 4, '5-spice powder'],
    ['3-inch piece ginger', 2, 4, '3-inch piece ginger'],
    ['7up', 2, 4, '7up'],
    ['225g/8oz plain flour', 2, 4, '450g/16oz plain flour'],
    ['225 g / 8 oz / 2 cups flour', 2, 4, '450 g / 16 oz / 4 cups flour'],
    ['2 rashers bacon', 4, 2, '1 rasher bacon'],
    ['1 sheet nori', 2, 4, '2 sheets nori'],
    ['1 serving rice', 2, 4, '2 servings rice'],
    ['1 scoop protein powder', 2, 4, '2 scoops protein powder'],
    ['1 thumb ginger', 2, 4, '2 thumbs ginger'],
    ['1 gallon water', 2, 4, '2 gallons water'],
    ['1 tbsp – 2 tbsp oil', 2, 4, '2 tbsp – 4 tbsp oil'],
    ['about 200 g rice', 2, 4, 'about 400 g rice'],
    ['~2 tbsp oil', 2, 4, '~4 tbsp oil'],
    ['ca. 1 EL Mehl', 2, 4, 'ca. 2 EL Mehl'],
    ['approx. 1 small tomato', 2, 4, 'approx. 2 small tomatoes'],
    ['juice of 1 lemon', 2, 4, 'juice of 2 lemons'],
    ['Zest and juice of 1/2 lime', 2, 4, 'Zest and juice of 1 lime'],
    ['juice of the lemons', 2, 4, 'juice of the lemons'],
    ['about 2-inch piece ginger', 2, 4, 'about 2-inch piece ginger'],
    ['1 1/2-inch piece ginger', 2, 4, '1 1/2-inch piece ginger'],
    ['700g/1lb 9oz beef mince', 2, 4, '1400g/3lb 2oz beef mince'],
    ['3 lb. 4 oz. potatoes', 2, 4, '6 lb. 8 oz. potatoes'],
    ['1 lb. 8 oz. beef', 2, 4, '3 lb. beef'],
    ['1 lb. 8 oz. beef', 4, 1, '6 oz. beef'],
    ['1 lb. 8 ounces beef', 2, 4, '3 lb beef'],
    ['1 kg/2 lb 4 oz potatoes', 2, 4, '2 kg/4 lb 8 oz potatoes'],
    ['1 lb 8 oz beef', 2, 4, '3 lb beef'],
    ['2 tbsp oil, plus 1 for frying', 2, 1, '1 tbsp oil, plus 1/2 for frying'],
    ['salt', 1, 4, 'salt'],
    ['1 pinch salt', 1, 4, '1 pinch salt'],
    ['1.000 g Mehl', 2, 4, '2000 g Mehl'],
    ['1.500ml Wasser', 2, 1, '750ml Wasser'],
    ['1.000-1.200 g Mehl', 2, 4, '2000-2400 g Mehl'],
    ['1.000 kg Mehl', 2, 4, '2 kg Mehl'],
    ['0.500 g saffron', 2, 4, '1 g saffron'],
  ])('the line %s for %i is %3$s for %i', (text, from, to, expected) => {
    expect(scaled(from, to, line(text))).toBe(expected)
  })

  it('takes the pieces that are shown, and a part where it is no whole one', () => {
    const given = recipeOf(2, [line('eggs', '3', 3), line('onion', '1', 1), line('milk', '1 cup', 'part')])
    const takes = (portions: number) => forPortions(given, portions).ingredients.map((each) => each.takes)
    expect(takes(1)).toEqual([2, 'part', 'part'])
    expect(takes(4)).toEqual([6, 2, 'part'])
  })

  it('scales what steps measure, and neither times, vessels nor counts', () => {
    const steps = [
      'Add 250 ml water and simmer for 10 minutes in a 500 ml mug.',
      'Stir in 1 tablespoon of oil and cut 2 cm cubes.',
      'Microwave at 800 W for 1 1/2 minutes with 1 1/2 cups of stock.',
    ]
    expect(forPortions(recipeOf(1, [], steps), 2).steps).toEqual([
      'Add 500 ml water and simmer for 10 minutes in a 500 ml mug.',
      'Stir in 2 tablespoons of oil and cut 2 cm cubes.',
      'Microwave at 800 W for 1 1/2 minutes with 3 cups of stock.',
    ])
  })

  it.each([
    ['Add 2 to 3 tbsp soy sauce.', 'Add 4-6 tbsp soy sauce.'],
    ['Add 2-3 tbsp soy sauce.', 'Add 4-6 tbsp soy sauce.'],
    ['Boil 200–250 g rice.', 'Boil 400-500 g rice.'],
    ['Boil 200g-250g rice.', 'Boil 400g-500g rice.'],
    ['Add 1/2 to 1 cup of stock.', 'Add 1-2 cups of stock.'],
    ['Whisk 1 pint cream with 8 oz sugar.', 'Whisk 2 pints cream with 16 oz sugar.'],
    ['Add 1 Tbsp oil and 2 EL Mehl.', 'Add 2 Tbsp oil and 4 EL Mehl.'],
    ['Add 1 lb beans, 2 Löffel and a (14 oz) can.', 'Add 2 lb beans, 2 Löffel and a (14 oz) can.'],
    ['Brown 1 lb 9 oz beef.', 'Brown 3 lb 2 oz beef.'],
    ['Brown 1 lb. 8 oz. beef.', 'Brown 3 lb. beef.'],
    ['Add 1⁄2 cup of milk and 1 1⁄2 tsp salt.', 'Add 1 cup of milk and 3 tsp salt.'],
    ['Marinate it in a 1 gallon freezer bag.', 'Marinate it in a 1 gallon freezer bag.'],
    ['Open a 400 g packet of pasta.', 'Open a 400 g packet of pasta.'],
    ['Add 200 g and roll 50 g balls.', 'Add 400 g and roll 50 g balls.'],
    ['Form 4 patties of 100 g each.', 'Form 4 patties of 100 g each.'],
    ['Add 1 tbsp each of soy sauce and vinegar.', 'Add 2 tbsp each of soy sauce and vinegar.'],
    ['Add 1 tsp each salt and pepper.', 'Add 2 tsp each salt and pepper.'],
    ['Pour 100 ml each into bowls.', 'Pour 100 ml each into bowls.'],
    ['Form patties of 100 g each (2 cm thick).', 'Form patties of 100 g each (2 cm thick).'],
    ['Form patties of 100 g each before frying.', 'Form patties of 100 g each before frying.'],
    ['Roll 30 g each by hand.', 'Roll 30 g each by hand.'],
    ['Fry 200 g fish balls.', 'Fry 400 g fish balls.'],
    ['Use a 2 quart saucepan.', 'Use a 2 quart saucepan.'],
    ['Slice 2 cloves and 1 head.', 'Slice 2 cloves and 1 head.'],
    ['Fry for 2-3 minutes in a 2-3 cup pan.', 'Fry for 2-3 minutes in a 2-3 cup pan.'],
  ])('scales both ends in: %s', (step, expected) => {
    expect(forPortions(recipeOf(2, [], [step]), 4).steps).toEqual([expected])
  })

  it('is the recipe itself for its own portions, and never takes nothing', () => {
    const given = recipeOf(2, [line('saffron', '1 g'), line('egg', '1'), line('bay leaf', '1')])
    expect(forPortions(given, 2)).toBe(given)
    for (let portions = 1; portions <= portionsMax; portions++)
      for (const { amount = '' } of forPortions(given, portions).ingredients) expect(amount).not.toMatch(/^0/)
  })
})
