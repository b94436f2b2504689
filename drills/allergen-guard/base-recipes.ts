/** Dishes of plain foods that hold none of the 14 allergens: the ground on which an allergen is hidden, and half of the harmless ones. */
import type { GuardedRecipe } from '@shelfmate/food/guard/reading/recipe-texts'
import type { Random } from './random.ts'

const mains =
  'rice, potatoes, quinoa, sweet potatoes, chickpeas, lentils, black beans, kidney beans, cooked rice, glutinous rice, millet, polenta, jasmine rice, brown rice'.split(
    ', ',
  )
const vegetables =
  'carrot, spinach, bok choy, broccoli, cabbage, tomato, cucumber, zucchini, capsicum, kangkong, corn, peas, pumpkin, cauliflower, French beans, bean sprouts, sweet potato leaves, daikon, lettuce, kai lan, okra, leek, beetroot, mushrooms'.split(
    ', ',
  )
const flavours =
  'garlic, ginger, lime juice, salt, black pepper, chilli, turmeric, cumin, coriander, olive oil, spring onion, lemongrass, sugar, honey, basil, mint, paprika, cinnamon, rice vinegar, tomato paste, shallots, pandan leaf, curry leaves, star anise'.split(
    ', ',
  )
const proteins =
  'chicken breast, beef slices, pork mince, chicken thigh, lamb, minced beef, turkey, duck breast'.split(', ')
const amounts =
  '200 g, 1, 2 tbsp, 1 cup, a handful of, 150 g, half a, 3, 1 tsp, a pinch of, 250 ml, 2 cloves of'.split(
    ', ',
  )
const shapes = [
  'Quick %a and %b',
  '%a %b bowl',
  'Spiced %b with %a',
  'One-pot %a, %b and %c',
  'Dorm-room %b',
  '%a stir-fry with %b',
  'Simple %b soup',
  'Warm %a salad (10 min)',
]
const openings = [
  'Rinse the %a and drain well.',
  'Cut the %b into 5 mm slices.',
  'Heat the pan over medium heat for 2 minutes.',
  'Bring 500 ml of water to the boil.',
  'Peel the %b, if you like.',
  'Put the %a in the rice cooker with 1.5 cups of water.',
]
const middles = [
  'Stir in the %b and cook until tender, about 6-8 minutes.',
  'Add %c and stir until fragrant.',
  'Season to taste, e.g. with a pinch of salt.',
  'Cover and microwave on high for 3 min.',
  'Toss everything together; leave it to rest for 5 minutes.',
  'Lower the heat and simmer gently, stirring now and then.',
  'Air-fry at 180 °C for 12 minutes, shaking halfway.',
  'Toast the %c until it smells nutty, then crush it roughly.',
]
const endings = [
  'Serve hot.',
  'Taste, adjust and enjoy!',
  'Divide between 2 bowls and serve at once.',
  'Let it cool before you pack it for lunch.',
  'Top with %c and serve.',
]

/** A whole recipe without any of the 14 groups. */
export function plainRecipe(random: Random): GuardedRecipe & { ingredients: string[]; steps: string[] } {
  const [a, b, c] = [
    random.pick(random.chance(0.6) ? mains : proteins),
    random.pick(vegetables),
    random.pick(flavours),
  ]
  const fill = (text: string): string => text.replaceAll('%a', a).replaceAll('%b', b).replaceAll('%c', c)
  const more = [...random.some(vegetables, random.below(3)), ...random.some(flavours, 1 + random.below(4))]
  return {
    title: fill(random.pick(shapes)),
    ingredients: [a, b, c, ...more].map((food) => `${random.pick(amounts)} ${food}`),
    steps: [random.pick(openings), ...random.some(middles, 1 + random.below(4)), random.pick(endings)].map(
      fill,
    ),
  }
}
