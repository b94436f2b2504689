/** Vegetables and fruit that come home from the market and wait for an idea. */
import { garlic, oil, page, pepper, salt, sugar } from '../card.ts'

export const marketCorner = page({
  'butternut-soup-ginger': {
    title: 'Butternut and ginger soup',
    kind: ['Western', 'soup'],
    cook: ['one hob', 28, 2],
    uses: [
      ['butternut squash', '1/2', 'butternut squash, in small cubes'],
      ['onion', '1', 'onion, chopped'],
      ['ginger', '1 thumb', 'ginger, grated'],
      ['canned coconut milk', '1/2 can', 'coconut milk'],
      oil('1 tbsp'),
      salt,
    ],
    steps: [
      'Fry the onion and ginger in the oil for 5 minutes.',
      'Add the squash, salt and 500 ml water, cover and simmer for 16 minutes, until a spoon crushes it.',
      'Mash in the pot, stir in the coconut milk and heat through.',
    ],
  },
  'kai-lan-garlic-stirfry': {
    title: 'Garlic kai lan',
    kind: ['Chinese', 'side'],
    cook: ['one hob', 10, 2],
    uses: [
      ['kai lan', '1 bunch', 'kai lan, cut'],
      ['oyster sauce', '1 tbsp', 'oyster sauce'],
      garlic('3 cloves'),
      oil('1 tbsp'),
    ],
    steps: [
      'Steam the stems in the pan with 3 tbsp water for 2 minutes, then the leaves for 1.',
      'Push aside, fry the garlic in the oil until pale gold.',
      'Toss with the oyster sauce.',
    ],
  },
  'brussels-sprout-chestnut': {
    title: 'Air fryer Brussels sprouts',
    kind: ['Western', 'side'],
    cook: ['air fryer', 18, 2],
    uses: [
      ['brussels sprout', '300 g', 'Brussels sprouts, halved'],
      ['balsamic vinegar', '1 tbsp', 'balsamic vinegar'],
      oil('1 tbsp'),
      salt,
    ],
    steps: [
      'Toss the sprouts in the oil and salt.',
      'Cook in the air fryer at 190 °C for 13 minutes, shaking once, until brown outside and tender inside.',
      'Toss with the vinegar while hot.',
    ],
  },
  'taro-coconut-mash': {
    title: 'Taro in coconut milk',
    kind: ['Filipino', 'side'],
    cook: ['one hob', 25, 2],
    uses: [
      ['taro', '1', 'taro, peeled, in cubes'],
      ['canned coconut milk', '1/2 can', 'coconut milk'],
      ['spring onion', '1 stalk', 'spring onion, sliced'],
      salt,
    ],
    steps: [
      'Wear gloves or oil your hands to peel the taro: raw it itches.',
      'Boil it in salted water for 14 minutes, until a knife slides in, and drain.',
      'Simmer in the coconut milk for 5 minutes, until coated, and top with spring onion.',
    ],
  },
  'parsnip-carrot-fries': {
    title: 'Parsnip and carrot fries',
    kind: ['Western', 'side'],
    cook: ['air fryer', 20, 2],
    uses: [
      ['parsnip', '2', 'parsnips, in sticks'],
      ['carrot', '2', 'carrots, in sticks'],
      ['honey', '1 tsp', 'honey'],
      oil('1 tbsp'),
      salt,
    ],
    steps: [
      'Toss the sticks in the oil and salt.',
      'Cook in the air fryer at 190 °C for 14 minutes, shaking twice.',
      'Add the honey for the last 2 minutes, until brown at the tips.',
    ],
  },
  'romaine-caesar-ish': {
    title: 'Romaine with crisp croutons',
    kind: ['Western', 'salad'],
    cook: ['no cooking', 8, 1],
    uses: [
      ['romaine lettuce', '1 head', 'romaine lettuce, torn'],
      ['caesar dressing', '2 tbsp', 'Caesar dressing'],
      ['croutons', '1 handful', 'croutons'],
      ['parmesan', '1 tbsp', 'parmesan, shaved', 'optional'],
    ],
    steps: [
      'Wash the lettuce and shake it dry, so that the dressing clings.',
      'Turn it in the dressing.',
      'Top with croutons and parmesan and eat at once.',
    ],
  },
  'mustard-green-tofu-soup': {
    title: 'Mustard greens and tofu soup',
    kind: ['Chinese', 'soup'],
    cook: ['one hob', 14, 2],
    uses: [
      ['mustard greens', '3 leaves', 'mustard greens, cut'],
      ['silken tofu', '1/2 block', 'silken tofu, in cubes'],
      ['ginger', '4 slices', 'ginger'],
      ['goji berry', '1 tsp', 'goji berries', 'optional'],
      salt,
    ],
    steps: [
      'Boil the ginger in 700 ml water for 4 minutes.',
      'Add the mustard greens and simmer for 5 minutes.',
      'Slide in the tofu and goji berries for 2 minutes and season.',
    ],
  },
  'cassava-boiled-garlic': {
    title: 'Cassava with garlic oil',
    kind: ['African', 'side'],
    cook: ['one hob', 30, 2],
    uses: [
      ['cassava', '300 g', 'cassava, peeled, in chunks'],
      ['lime', '1/2', 'lime juice'],
      ['onion', '1/2', 'onion, in rings'],
      ['olive oil', '2 tbsp', 'olive oil'],
      garlic('3 cloves'),
      salt,
    ],
    steps: [
      'Boil the cassava in plenty of salted water for 22 minutes, until it splits and a fork goes in: raw it is not safe.',
      'Drain and pull out the hard string.',
      'Warm the garlic and onion in the oil for 2 minutes and pour over with the lime.',
    ],
  },
  'pear-blue-cheese-toast': {
    title: 'Pear and blue cheese toast',
    kind: ['Western', 'snack'],
    cook: ['air fryer', 8, 1],
    uses: [
      ['pear', '1/2', 'pear, in slices'],
      ['blue cheese', '30 g', 'blue cheese'],
      ['sourdough', '1 slice', 'sourdough bread'],
      ['honey', '1 tsp', 'honey', 'optional'],
    ],
    steps: [
      'Lay the pear on the sourdough and crumble over the cheese.',
      'Cook in the air fryer at 180 °C for 4 minutes, until it melts.',
      'Add a thread of honey.',
    ],
  },
  'peach-yogurt-breakfast': {
    title: 'Warm peaches with yogurt',
    kind: ['Anywhere', 'breakfast'],
    cook: ['microwave', 6, 1],
    uses: [
      ['peach', '2', 'peaches, sliced'],
      ['yogurt', '4 tbsp', 'yogurt'],
      ['cinnamon', '1 pinch', 'ground cinnamon'],
      ['honey', '1 tsp', 'honey'],
    ],
    steps: [
      'Microwave the peaches with the cinnamon and honey for 2 minutes, until they give juice.',
      'Let them stand for a minute.',
      'Spoon over the yogurt.',
    ],
  },
  'plum-ginger-compote': {
    title: 'Plums with ginger',
    kind: ['Anywhere', 'sweet'],
    cook: ['one hob', 14, 2],
    uses: [
      ['plum', '6', 'plums, halved and stoned'],
      ['ginger', '2 slices', 'ginger, in strips'],
      sugar('1 tbsp'),
    ],
    steps: [
      'Put everything in a pot with 3 tbsp water.',
      'Simmer for 9 minutes, until the plums slump but keep their shape.',
      'Eat warm or cold. It keeps 4 days in the fridge.',
    ],
  },
  'pomelo-shallot-salad': {
    title: 'Pomelo salad',
    kind: ['Thai', 'salad'],
    cook: ['no cooking', 12, 2],
    uses: [
      ['pomelo', '1/2', 'pomelo, shredded'],
      ['shallot', '1', 'shallot, in thin rings'],
      ['lime', '1/2', 'lime juice'],
      ['chilli fresh', '1', 'chilli, sliced'],
      ['mint fresh', '8 leaves', 'mint'],
      ['peanut', '2 tbsp', 'peanuts, crushed', 'optional'],
      sugar('1 tsp'),
      salt,
    ],
    steps: [
      'Stir the lime, sugar, salt and chilli until the sugar is gone.',
      'Toss with the pomelo and shallot.',
      'Top with mint and peanuts.',
    ],
  },
  'grapefruit-avocado-plate': {
    title: 'Grapefruit and avocado',
    kind: ['Anywhere', 'salad'],
    cook: ['no cooking', 8, 1],
    uses: [
      ['grapefruit', '1', 'grapefruit, in segments'],
      ['avocado', '1', 'avocado, sliced'],
      ['olive oil', '1 tsp', 'olive oil'],
      pepper,
      salt,
    ],
    steps: [
      'Cut away the skin of the grapefruit and lift out the segments over a bowl.',
      'Lay them out with the avocado.',
      'Add the juice, oil, salt and pepper.',
    ],
  },
})
