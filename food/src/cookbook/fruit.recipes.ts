/** Fruit that cannot wait. */
import { page, pepper, salt, sugar } from './card.ts'

export const fruitPlates = page({
  'fruit-bowl-lime-mint': {
    title: 'Fruit bowl with lime and mint',
    kind: ['Thai', 'sweet'],
    cook: ['no cooking', 8, 1],
    uses: [
      ['dragon fruit', '1', 'dragon fruit, in cubes'],
      ['lime', '1/2', 'lime'],
      ['mint fresh', '5 leaves', 'mint, torn', 'optional'],
      sugar('1 tsp'),
    ],
    steps: [
      'Cut the fruit into cubes over a bowl so that no juice is lost.',
      'Squeeze over the lime and sprinkle with the sugar.',
      'Leave for 3 minutes, then scatter with mint.',
    ],
  },
  'fruit-yogurt-bowl': {
    title: 'Yogurt bowl with the fruit you have',
    kind: ['Western', 'breakfast'],
    cook: ['no cooking', 6, 1],
    uses: [
      ['yogurt', '1 cup', 'plain yogurt'],
      ['kiwi', '1', 'kiwi, sliced'],
      ['banana', '1', 'banana, sliced', 'optional'],
      ['honey', '1 tsp', 'honey', 'optional'],
    ],
    steps: ['Spoon the yogurt into a bowl.', 'Cover it with the fruit.', 'Drizzle with honey and eat cold.'],
  },
  'berry-mash-toast': {
    title: 'Crushed berries on bread',
    kind: ['Western', 'breakfast'],
    cook: ['no cooking', 6, 1],
    uses: [
      ['strawberry', '6', 'strawberries, washed'],
      ['cream cheese', '1 1/2 tbsp', 'cream cheese'],
      ['white bread', '2 slices', 'bread'],
      sugar('1 tsp'),
    ],
    steps: [
      'Crush the strawberries with the sugar and leave for 3 minutes.',
      'Spread the bread with cream cheese.',
      'Spoon the berries over.',
    ],
  },
  'melon-cucumber-salad': {
    title: 'Melon and cucumber salad',
    kind: ['Vietnamese', 'salad'],
    cook: ['no cooking', 10, 2],
    uses: [
      ['honeydew', '1/4', 'melon, in cubes'],
      ['cucumber', '1/2', 'cucumber, sliced'],
      ['lime', '1/2', 'lime'],
      ['mint fresh', '5 leaves', 'mint, torn', 'optional'],
      salt,
    ],
    steps: [
      'Mix the melon and cucumber in a bowl.',
      'Dress with the lime juice and salt.',
      'Scatter with mint and eat cold.',
    ],
  },
  'grapes-yogurt-cup': {
    title: 'Grapes in honey yogurt',
    kind: ['Anywhere', 'sweet'],
    cook: ['no cooking', 6, 1],
    uses: [
      ['grape', '1 handful', 'grapes, halved'],
      ['greek yogurt', '1/2 cup', 'Greek yogurt'],
      ['honey', '1 tsp', 'honey'],
    ],
    steps: [
      'Wash the grapes and cut them in two.',
      'Stir the honey into the yogurt.',
      'Fold in the grapes and eat cold.',
    ],
  },
  'guava-chilli-salt': {
    title: 'Guava with chilli salt',
    kind: ['Thai', 'snack'],
    cook: ['no cooking', 5, 1],
    uses: [
      ['guava', '1', 'guava, in wedges'],
      ['chilli flakes', '1/4 tsp', 'chilli flakes'],
      sugar('1/2 tsp'),
      salt,
    ],
    steps: [
      'Wash the fruit and cut it into wedges.',
      'Mix the chilli, sugar and salt in a small dish.',
      'Dip each piece and crunch.',
    ],
  },
  'pineapple-black-pepper': {
    title: 'Warm pineapple with pepper',
    kind: ['Malay', 'sweet'],
    cook: ['one hob', 10, 2],
    uses: [
      ['pineapple', '4 rings', 'pineapple'],
      ['coconut sugar', '1 tbsp', 'gula melaka, chopped'],
      pepper,
      salt,
    ],
    steps: [
      'Put the pineapple in a dry pan over medium heat for 2 minutes on each side.',
      'Add the gula melaka and 2 tablespoons of water and let it bubble to a syrup.',
      'Season with pepper and salt and eat warm.',
    ],
  },
  'carrot-orange-salad': {
    title: 'Carrot and orange salad',
    kind: ['Middle Eastern', 'salad'],
    cook: ['no cooking', 10, 2],
    uses: [
      ['carrot', '2', 'carrots, grated'],
      ['orange', '1', 'orange, in pieces'],
      ['lemon', '1/2', 'lemon'],
      ['cumin', '1 pinch', 'ground cumin', 'optional'],
      salt,
    ],
    steps: [
      'Mix the carrots and orange in a bowl.',
      'Dress with the lemon juice, cumin and salt.',
      'Leave for 5 minutes, toss again and eat.',
    ],
  },
  'lychee-lime-soda': {
    title: 'Lychee and lime soda',
    kind: ['Thai', 'drink'],
    cook: ['no cooking', 8, 1],
    uses: [
      ['lychee', '8', 'lychees, peeled, stones out'],
      ['lime', '1/2', 'lime'],
      ['sparkling water', '200 ml', 'sparkling water'],
      sugar('1 tsp'),
    ],
    steps: [
      'Crush the lychees with the sugar in a tall glass.',
      'Add the lime juice.',
      'Top up with sparkling water and stir.',
    ],
  },
  'orange-juice-oats': {
    title: 'Orange juice soaked oats',
    kind: ['Western', 'breakfast'],
    cook: ['no cooking', 20, 1],
    uses: [
      ['oats', '5 tbsp', 'quick oats'],
      ['orange juice', '150 ml', 'orange juice'],
      ['apple', '1', 'apple, grated'],
      ['yogurt', '2 tbsp', 'plain yogurt', 'optional'],
    ],
    steps: [
      'Stir the oats and orange juice together.',
      'Leave for 15 minutes, until soft.',
      'Fold in the apple and top with yogurt.',
    ],
  },
})
