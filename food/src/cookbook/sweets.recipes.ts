/** Something sweet. */
import { oil, page, salt, sugar } from './card.ts'

export const sweetThings = page({
  'bubur-cha-cha-quick': {
    title: 'Sweet potato in coconut milk',
    kind: ['Peranakan', 'sweet'],
    cook: ['one hob', 25, 2],
    uses: [
      ['sweet potato', '1 large', 'sweet potato, in small cubes'],
      ['canned coconut milk', '200 ml', 'coconut milk'],
      ['coconut sugar', '3 tbsp', 'gula melaka, chopped'],
      ['pandan leaf', '1', 'pandan leaf, knotted', 'optional'],
      salt,
    ],
    steps: [
      'Simmer the sweet potato and pandan in 400 ml water for 12 minutes, until soft.',
      'Add the gula melaka and stir until melted.',
      'Add the coconut milk and salt, warm through without boiling, and serve warm or cold.',
    ],
  },
  'banana-coconut-thai': {
    title: 'Bananas in coconut milk',
    kind: ['Thai', 'sweet'],
    cook: ['one hob', 12, 2],
    uses: [
      ['banana', '2', 'just-ripe bananas, in chunks'],
      ['canned coconut milk', '250 ml', 'coconut milk'],
      sugar('2 tbsp'),
      salt,
    ],
    steps: [
      'Warm the coconut milk with the sugar, salt and 100 ml water.',
      'Add the bananas and simmer gently for 4 minutes.',
      'Serve warm.',
    ],
  },
  'mango-sago-quick': {
    title: 'Mango sago',
    kind: ['Chinese', 'sweet'],
    cook: ['one hob', 30, 2],
    uses: [
      ['mango', '2 ripe', 'mangoes'],
      ['sago', '4 tbsp', 'sago pearls'],
      ['canned coconut milk', '150 ml', 'coconut milk'],
      sugar('1 1/2 tbsp'),
    ],
    steps: [
      'Boil the sago in plenty of water for 12 minutes. Cover, turn off the heat and leave for 8 minutes, until clear.',
      'Rinse in cold water and drain.',
      'Mash one mango and dice the other.',
      'Mix everything with the coconut milk and sugar and eat cold.',
    ],
  },
  'mug-cake-banana': {
    title: 'Banana mug cake',
    kind: ['Western', 'sweet'],
    cook: ['microwave', 6, 1],
    uses: [
      ['banana', '1 very ripe', 'banana'],
      ['self-raising flour', '4 tbsp', 'self-raising flour'],
      ['chicken egg', '1', 'egg'],
      ['brown sugar', '1 tbsp', 'brown sugar'],
      oil('1 tbsp'),
    ],
    steps: [
      'Mash the banana in a large mug and beat in the egg, sugar and oil.',
      'Stir in the flour until smooth.',
      'Microwave for 1 1/2 to 2 minutes, until risen and set in the middle with no wet mixture. Cool for 2 minutes.',
    ],
  },
  'milo-mug-pudding': {
    title: 'Milo mug pudding',
    kind: ['Singaporean', 'sweet'],
    cook: ['microwave', 6, 1],
    uses: [
      ['malt drink', '3 tbsp', 'Milo powder'],
      ['self-raising flour', '3 tbsp', 'self-raising flour'],
      ['fresh milk', '4 tbsp', 'milk'],
      oil('1 tbsp'),
    ],
    steps: [
      'Stir everything in a mug until smooth.',
      'Microwave for 60 to 80 seconds, until risen and set on top and in the middle.',
      'Wait 2 minutes before eating: it is very hot inside.',
    ],
  },
  'tau-huay-ginger': {
    title: 'Silken tofu in ginger syrup',
    kind: ['Chinese', 'sweet'],
    cook: ['microwave', 8, 1],
    uses: [
      ['silken tofu', '1/2 block', 'silken tofu'],
      ['ginger', '3 slices', 'ginger, bruised'],
      ['brown sugar', '1 1/2 tbsp', 'brown sugar'],
    ],
    steps: [
      'Microwave the ginger and sugar with 5 tablespoons of water for 1 1/2 minutes and stir into a syrup.',
      'Warm the tofu in a bowl for 1 minute and pour off its water.',
      'Spoon over the hot syrup, leaving the ginger behind.',
    ],
  },
  'rice-pudding-microwave': {
    title: 'Leftover rice pudding',
    kind: ['Indian', 'sweet'],
    cook: ['microwave', 12, 1],
    uses: [
      ['cooked rice', '1/2 bowl', 'cooked rice'],
      ['fresh milk', '250 ml', 'milk'],
      ['cardamom', '1 pinch', 'ground cardamom'],
      ['raisin', '1 tbsp', 'raisins', 'optional'],
      sugar('1 tbsp'),
    ],
    steps: [
      'Mix everything in a very large bowl so that the milk cannot boil over.',
      'Microwave for 6 minutes at half power, stirring every 2 minutes, until thick and piping hot.',
      'Stand for 2 minutes and eat it all now: rice should be heated only once.',
    ],
  },
  'fruit-chaat': {
    title: 'Fruit chaat',
    kind: ['Indian', 'sweet'],
    cook: ['no cooking', 10, 2],
    uses: [
      ['apple', '1', 'apple, diced'],
      ['banana', '1', 'banana, sliced'],
      ['orange', '1', 'orange, in pieces'],
      ['lemon', '1/2', 'lemon'],
      ['cumin', '1 pinch', 'ground cumin'],
      salt,
    ],
    steps: [
      'Put the fruit in a bowl.',
      'Squeeze over the lemon at once so that nothing browns.',
      'Sprinkle with cumin and salt and toss.',
    ],
  },
  'air-fryer-apple-cinnamon': {
    title: 'Baked cinnamon apples',
    kind: ['Western', 'sweet'],
    cook: ['air fryer', 20, 2],
    uses: [
      ['apple', '2', 'apples, in wedges'],
      ['cinnamon', '1 tsp', 'cinnamon'],
      ['brown sugar', '1 tbsp', 'brown sugar'],
      oil('1 tsp'),
    ],
    steps: [
      'Toss the apples with the oil, cinnamon and sugar.',
      'Air-fry at 180 C for 10 to 12 minutes, shaking once, until soft and golden.',
      'Cool for 3 minutes..',
    ],
  },
  'pear-honey-warm': {
    title: 'Warm pear with honey and red dates',
    kind: ['Chinese', 'sweet'],
    cook: ['microwave', 12, 1],
    uses: [
      ['asian pear', '1', 'Asian pear, in chunks'],
      ['red date', '4', 'red dates, pitted', 'optional'],
      ['honey', '1 tbsp', 'honey'],
    ],
    steps: [
      'Put the pear and dates in a deep bowl with 150 ml water.',
      'Cover loosely and microwave for 6 minutes, stirring once, until the pear is soft.',
      'Stir in the honey and drink the juice too.',
    ],
  },
  'papaya-lime-cup': {
    title: 'Papaya with lime and ginger',
    kind: ['Malay', 'sweet'],
    cook: ['no cooking', 5, 2],
    uses: [
      ['papaya', '1/2 ripe', 'papaya, in cubes'],
      ['lime', '1/2', 'lime'],
      ['ginger', '1 slice', 'ginger, grated', 'optional'],
    ],
    steps: [
      'Scrape out the papaya seeds and cut the flesh into cubes.',
      'Squeeze over the lime and add the ginger.',
      'Toss gently and eat cold.',
    ],
  },
  'sweet-toast-condensed': {
    title: 'Crisp toast with condensed milk',
    kind: ['Singaporean', 'sweet'],
    cook: ['air fryer', 8, 1],
    uses: [
      ['milk bread', '1 thick slice', 'soft bread'],
      ['butter', '2 tsp', 'butter'],
      ['condensed milk', '1 tbsp', 'condensed milk'],
    ],
    steps: [
      'Score the bread in squares without cutting through and spread with butter.',
      'Air-fry at 180 C for 4 to 5 minutes, until golden.',
      'Drizzle with condensed milk and pull it apart.',
    ],
  },
  'berry-compote-yogurt': {
    title: 'Warm berry compote with yogurt',
    kind: ['Western', 'sweet'],
    cook: ['microwave', 8, 2],
    uses: [
      ['frozen berries', '2 cups', 'frozen berries'],
      ['greek yogurt', '1 cup', 'Greek yogurt'],
      sugar('1 1/2 tbsp'),
    ],
    steps: [
      'Microwave the berries and sugar in a deep bowl for 4 minutes, stirring once, until boiling.',
      'Leave to cool for 3 minutes and thicken.',
      'Spoon over the cold yogurt.',
    ],
  },
})
