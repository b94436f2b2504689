/** Bakery things on their last day, and the tub at the back of the fridge. */
import { garlic, oil, page, pepper, salt, sugar } from './card.ts'

export const bakeryAndDairy = page({
  'bagel-cream-cheese-salmon': {
    title: 'Bagel with smoked salmon',
    kind: ['Western', 'breakfast'],
    cook: ['no cooking', 6, 1],
    uses: [
      ['bagel', '1', 'bagel, split'],
      ['cream cheese', '2 tbsp', 'cream cheese'],
      ['smoked salmon', '40 g', 'smoked salmon'],
      ['cucumber', '4 slices', 'cucumber', 'optional'],
      pepper,
    ],
    steps: [
      'Toast the bagel if you can.',
      'Spread with cream cheese.',
      'Add the salmon, cucumber and pepper and close it up.',
    ],
  },
  'croissant-ham-cheese': {
    title: 'Warm ham and cheese croissant',
    kind: ['Western', 'breakfast'],
    cook: ['air fryer', 8, 1],
    uses: [
      ['croissant', '1', 'croissant, split'],
      ['ham sliced', '1 slice', 'ham'],
      ['cheese slices', '1', 'cheese slice'],
    ],
    steps: [
      'Fill the croissant with ham and cheese.',
      'Air-fry at 160 C for 4 minutes, until the cheese melts and the middle is hot.',
      'Cool for a minute and eat.',
    ],
  },
  'ham-cheese-toastie': {
    title: 'Ham and cheese toastie',
    kind: ['Western', 'main'],
    cook: ['one hob', 10, 1],
    uses: [
      ['white bread', '2 slices', 'bread'],
      ['ham sliced', '1 slice', 'ham'],
      ['cheese slices', '1', 'cheese slice'],
      ['butter', '1 tsp', 'butter', 'optional'],
    ],
    steps: [
      'Fill the bread with ham and cheese and butter the outsides.',
      'Cook in a pan over medium-low heat for 3 minutes on each side, until golden and melted inside.',
      'Cut in two and eat hot.',
    ],
  },
  'naan-pizza': {
    title: 'Naan pizza',
    kind: ['Indian', 'main'],
    cook: ['air fryer', 12, 1],
    uses: [
      ['naan fresh', '1', 'naan'],
      ['tomato', '1', 'tomato, thinly sliced'],
      ['mozzarella block', '50 g', 'mozzarella, grated'],
      ['onion', '1/4', 'onion, thinly sliced', 'optional'],
      pepper,
    ],
    steps: [
      'Cover the naan with tomato, onion and mozzarella and press it all down.',
      'Air-fry at 180 C for 5 to 6 minutes, until bubbling.',
      'Season with pepper and cut into wedges.',
    ],
  },
  'raisin-bread-pudding': {
    title: 'Mug bread pudding',
    kind: ['Western', 'sweet'],
    cook: ['microwave', 8, 1],
    uses: [
      ['raisin bread', '1 slice', 'raisin bread, in cubes'],
      ['chicken egg', '1', 'egg'],
      ['fresh milk', '5 tbsp', 'milk'],
      sugar('2 tsp'),
    ],
    steps: [
      'Beat the egg, milk and sugar in a large mug and press in the bread for 3 minutes.',
      'Microwave for 60 seconds, then in bursts of 20 seconds until set with no liquid left.',
      'Stand for 2 minutes before eating.',
    ],
  },
  'cream-mushroom-pasta': {
    title: 'Mushroom cream pasta',
    kind: ['Italian', 'main'],
    cook: ['one hob', 20, 1],
    uses: [
      ['dried pasta', '90 g', 'pasta'],
      ['cooking cream', '80 ml', 'cooking cream'],
      ['button mushroom', '6', 'mushrooms, sliced'],
      garlic('1 clove'),
      oil('2 tsp'),
      salt,
      pepper,
    ],
    steps: [
      'Boil the pasta in salted water until tender. Keep a little of the water and drain.',
      'Fry the mushrooms in the oil for 5 minutes, adding the garlic at the end.',
      'Add the cream and a splash of the water, simmer for 2 minutes and toss in the pasta with pepper.',
    ],
  },
  'cottage-cheese-cucumber': {
    title: 'Cottage cheese with tomato and cucumber',
    kind: ['Western', 'salad'],
    cook: ['no cooking', 6, 1],
    uses: [
      ['cottage cheese', '1/2 tub', 'cottage cheese'],
      ['cucumber', '1/3', 'cucumber, diced'],
      ['tomato', '1', 'tomato, diced'],
      pepper,
      salt,
    ],
    steps: [
      'Put the cottage cheese in a bowl.',
      'Top with the cucumber and tomato.',
      'Season well with pepper and salt.',
    ],
  },
  'cream-cheese-mango-cup': {
    title: 'Mango and cream cheese cup',
    kind: ['Anywhere', 'sweet'],
    cook: ['no cooking', 12, 1],
    uses: [
      ['cream cheese', '3 tbsp', 'soft cream cheese'],
      ['yogurt', '3 tbsp', 'plain yogurt'],
      ['mango', '1/2', 'mango, diced'],
      ['biscuits', '2', 'biscuits, crushed'],
      sugar('2 tsp'),
    ],
    steps: [
      'Beat the cream cheese, yogurt and sugar until smooth.',
      'Put the biscuits in a glass and spoon the mixture over.',
      'Top with mango and eat cold.',
    ],
  },
  'burger-bun-egg': {
    title: 'Egg and cheese bun',
    kind: ['Singaporean', 'breakfast'],
    cook: ['one hob', 10, 1],
    uses: [
      ['burger bun', '1', 'bun, split'],
      ['chicken egg', '1', 'egg'],
      ['cheese slices', '1', 'cheese slice'],
      ['chilli sauce', '1 tsp', 'chilli sauce', 'optional'],
      oil('1 tsp'),
    ],
    steps: [
      'Warm the bun, cut side down, in a dry pan and set it aside.',
      'Fry the egg in the oil with a lid on, until white and yolk are set.',
      'Lay the cheese on the egg to melt, slide it into the bun and add chilli sauce.',
    ],
  },
  'taco-bean-avocado': {
    title: 'Bean and avocado tacos',
    kind: ['Mexican', 'main'],
    cook: ['microwave', 10, 1],
    uses: [
      ['taco shell', '3', 'taco shells'],
      ['canned beans', '1/2 can', 'beans, rinsed'],
      ['avocado', '1/2', 'avocado, sliced'],
      ['tomato', '1', 'tomato, diced'],
      ['lime', '1/2', 'lime', 'optional'],
      salt,
    ],
    steps: [
      'Mash half the beans with the salt, stir in the rest, cover and microwave for 2 minutes until hot.',
      'Spoon into the taco shells.',
      'Top with tomato, avocado and a squeeze of lime.',
    ],
  },
})
