/** Drinks made with a jar, a fork or a mug: no blender needed. */
import { page, pepper, salt, sugar } from './card.ts'

export const drinks = page({
  'banana-milk-shake': {
    title: 'Jar-shaken banana milk',
    kind: ['Korean', 'drink'],
    cook: ['no cooking', 5, 1],
    uses: [
      ['banana', '1 very ripe', 'banana'],
      ['fresh milk', '250 ml', 'cold milk'],
      ['honey', '1 tsp', 'honey', 'optional'],
    ],
    steps: [
      'Mash the banana with a fork until there are no lumps.',
      'Put it in a jar with the milk and honey and close the lid firmly.',
      'Shake hard for 30 seconds and drink cold.',
    ],
  },
  'mango-lassi-jar': {
    title: 'Jar mango lassi',
    kind: ['Indian', 'drink'],
    cook: ['no cooking', 8, 1],
    uses: [
      ['mango', '1 ripe', 'mango'],
      ['yogurt', '1/2 cup', 'plain yogurt'],
      ['cardamom', '1 pinch', 'ground cardamom', 'optional'],
      sugar('1 tsp'),
    ],
    steps: [
      'Scrape the mango flesh into a jar and mash it well.',
      'Add the yogurt, sugar, cardamom and 80 ml cold water.',
      'Close, shake hard for 1 minute and drink.',
    ],
  },
  'salt-lassi': {
    title: 'Salted mint lassi',
    kind: ['Indian', 'drink'],
    cook: ['no cooking', 5, 1],
    uses: [
      ['yogurt', '1/2 cup', 'plain yogurt'],
      ['mint fresh', '6 leaves', 'mint, torn'],
      ['cumin', '1 pinch', 'ground cumin'],
      salt,
    ],
    steps: [
      'Put everything in a jar with 200 ml cold water.',
      'Close the lid and shake until frothy.',
      'Drink with ice if you have it.',
    ],
  },
  'strawberry-soy-shake': {
    title: 'Strawberry soy shake',
    kind: ['Anywhere', 'drink'],
    cook: ['no cooking', 8, 1],
    uses: [['soy milk', '250 ml', 'cold soy milk'], ['strawberry', '6', 'ripe strawberries'], sugar('1 tsp')],
    steps: [
      'Wash the strawberries and mash them with the sugar.',
      'Add to a jar with the soy milk, close and shake for 30 seconds.',
      'Drink at once, seeds and all.',
    ],
  },
  'calamansi-cooler': {
    title: 'Calamansi cooler',
    kind: ['Filipino', 'drink'],
    cook: ['no cooking', 5, 1],
    uses: [['calamansi', '5', 'calamansi'], sugar('2 tsp'), ['mint fresh', '4 leaves', 'mint', 'optional']],
    steps: [
      'Squeeze the calamansi into a glass and stir in the sugar with a spoon of warm water.',
      'Top up with 250 ml cold water.',
      'Add mint and ice if you have them.',
    ],
  },
  'watermelon-lime-crush': {
    title: 'Watermelon and lime crush',
    kind: ['Thai', 'drink'],
    cook: ['no cooking', 8, 2],
    uses: [['watermelon', '3 cups', 'watermelon, in cubes, seeds out'], ['lime', '1', 'lime'], salt],
    steps: [
      'Crush the watermelon in a bowl with a fork or clean hands.',
      'Press it through a sieve, or drink it with the pulp.',
      'Stir in the lime juice and salt and drink the same day.',
    ],
  },
  'avocado-milk-jar': {
    title: 'Avocado and condensed milk shake',
    kind: ['Vietnamese', 'drink'],
    cook: ['no cooking', 8, 1],
    uses: [
      ['avocado', '1 very ripe', 'avocado'],
      ['fresh milk', '200 ml', 'cold milk'],
      ['condensed milk', '1 tbsp', 'condensed milk'],
    ],
    steps: [
      'Mash the avocado with the condensed milk until quite smooth.',
      'Put it in a jar with the milk, close and shake for 1 minute.',
      'Drink straight away, before it browns.',
    ],
  },
  'golden-milk': {
    title: 'Golden turmeric milk',
    kind: ['Indian', 'drink'],
    cook: ['microwave', 6, 1],
    uses: [
      ['fresh milk', '250 ml', 'milk'],
      ['turmeric powder', '1/4 tsp', 'turmeric'],
      ['cinnamon', '1 pinch', 'cinnamon'],
      ['honey', '1 tsp', 'honey'],
      pepper,
    ],
    steps: [
      'Stir everything in a large mug.',
      'Microwave for 1 1/2 to 2 minutes, stirring half way, until steaming.',
      'Let the spices settle for a minute and sip.',
    ],
  },
  'soy-ginger-warm': {
    title: 'Warm ginger soy milk',
    kind: ['Chinese', 'drink'],
    cook: ['microwave', 6, 1],
    uses: [
      ['soy milk', '250 ml', 'soy milk'],
      ['ginger', '2 slices', 'ginger, bruised'],
      ['coconut sugar', '1 tbsp', 'gula melaka, chopped'],
    ],
    steps: [
      'Put everything in a large mug.',
      'Microwave for 2 minutes, stirring half way, until steaming but not boiling.',
      'Take out the ginger and drink warm.',
    ],
  },
  'iced-matcha-milk': {
    title: 'Shaken matcha milk',
    kind: ['Japanese', 'drink'],
    cook: ['no cooking', 5, 1],
    uses: [['green tea', '1 tsp', 'matcha'], ['fresh milk', '250 ml', 'cold milk'], sugar('2 tsp')],
    steps: [
      'Shake the matcha and sugar in a jar with 2 tablespoons of warm water.',
      'Add the milk, close and shake again.',
      'Pour over ice if you have it.',
    ],
  },
  'orange-ginger-fizz': {
    title: 'Orange ginger fizz',
    kind: ['Anywhere', 'drink'],
    cook: ['no cooking', 5, 1],
    uses: [
      ['orange', '2', 'oranges, squeezed'],
      ['ginger', '2 slices', 'ginger, grated'],
      ['sparkling water', '150 ml', 'sparkling water'],
    ],
    steps: [
      'Squeeze the grated ginger over a glass so that only its juice goes in.',
      'Add the orange juice.',
      'Top up with sparkling water.',
    ],
  },
  'papaya-milk': {
    title: 'Papaya milk',
    kind: ['Chinese', 'drink'],
    cook: ['no cooking', 8, 2],
    uses: [
      ['papaya', '1/2 ripe', 'papaya, seeds out'],
      ['fresh milk', '400 ml', 'cold milk'],
      sugar('2 tsp'),
    ],
    steps: [
      'Scoop out the papaya and mash it with the sugar until smooth.',
      'Shake with the milk in a jar for 1 minute.',
      'Drink within half an hour: papaya makes milk bitter if it waits.',
    ],
  },
})
