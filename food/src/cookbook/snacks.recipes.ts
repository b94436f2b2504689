/** Small things for a long evening. */
import { garlic, oil, page, pepper, salt, soy, sugar } from './card.ts'

export const snacks = page({
  'edamame-salt': {
    title: 'Salted edamame',
    kind: ['Japanese', 'snack'],
    cook: ['microwave', 8, 2],
    uses: [
      ['frozen edamame', '2 cups', 'frozen edamame in their pods'],
      salt,
      ['chilli flakes', '1 pinch', 'chilli flakes', 'optional'],
    ],
    steps: [
      'Put the edamame in a bowl with 3 tablespoons of water and cover loosely.',
      'Microwave for 4 to 5 minutes, stirring once, until piping hot and tender.',
      'Drain, toss with the salt and chilli, and eat the beans out of their pods.',
    ],
  },
  'corn-butter-cup': {
    title: 'Butter corn in a cup',
    kind: ['Malay', 'snack'],
    cook: ['microwave', 6, 1],
    uses: [['frozen corn', '1 cup', 'frozen corn'], ['butter', '2 tsp', 'butter'], salt, sugar('1/2 tsp')],
    steps: [
      'Microwave the corn with 1 tablespoon of water, covered, for 3 minutes until piping hot.',
      'Drain and stir in the butter, salt and sugar.',
      'Eat from the cup with a spoon.',
    ],
  },
  'corn-cob-lime': {
    title: 'Corn on the cob with chilli and lime',
    kind: ['Mexican', 'snack'],
    cook: ['air fryer', 15, 2],
    uses: [
      ['corn on the cob', '2', 'corn cobs'],
      ['chilli flakes', '1/2 tsp', 'chilli flakes'],
      ['lime', '1/2', 'lime'],
      oil('2 tsp'),
      salt,
    ],
    steps: [
      'Brush the corn with oil.',
      'Air-fry at 200 C for 10 to 12 minutes, turning twice, until tender with some brown spots.',
      'Rub with lime, chilli and salt.',
    ],
  },
  'kimchi-pancake': {
    title: 'Kimchi pancake',
    kind: ['Korean', 'snack'],
    cook: ['one hob', 20, 2],
    uses: [
      ['kimchi', '1 cup', 'kimchi, chopped, with its juice'],
      ['plain flour', '8 tbsp', 'flour'],
      ['spring onion', '2 stalks', 'spring onions, sliced', 'optional'],
      oil('2 tbsp'),
      sugar('1/2 tsp'),
    ],
    steps: [
      'Mix the kimchi, 2 tablespoons of its juice, flour, sugar, spring onion and 100 ml water.',
      'Heat half the oil and spread half the mixture thinly.',
      'Fry for 4 minutes on each side, until crisp and cooked right through. Repeat, and cut into squares.',
    ],
  },
  'spring-onion-tortilla': {
    title: 'Crisp spring onion tortilla',
    kind: ['Chinese', 'snack'],
    cook: ['one hob', 10, 1],
    uses: [
      ['wrap tortilla', '1', 'tortilla'],
      ['chicken egg', '1', 'egg, beaten'],
      ['spring onion', '2 stalks', 'spring onions, sliced'],
      oil('2 tsp'),
      salt,
    ],
    steps: [
      'Pour the egg and spring onion into the hot oil and lay the tortilla on top at once.',
      'Press for 2 minutes until the egg is set, then turn over and crisp for 1 minute.',
      'Salt, roll up and slice.',
    ],
  },
  'seaweed-rice-balls': {
    title: 'Seaweed rice balls with tuna',
    kind: ['Japanese', 'snack'],
    cook: ['microwave', 15, 1],
    uses: [
      ['cooked rice', '1 bowl', 'cooked rice'],
      ['canned tuna', '1/2 small can', 'tuna, drained'],
      ['roasted seaweed', '4 sheets', 'roasted seaweed, crushed'],
      soy('1 tsp'),
    ],
    steps: [
      'Microwave the rice with 1 tablespoon of water, covered, for 2 minutes until piping hot. Cool for 3 minutes.',
      'Mix in the tuna, soy sauce and half the seaweed.',
      'Shape into balls with wet, clean hands, roll in the rest of the seaweed and eat straight away.',
    ],
  },
  'guacamole-chips': {
    title: 'Quick guacamole with corn chips',
    kind: ['Mexican', 'snack'],
    cook: ['no cooking', 10, 2],
    uses: [
      ['avocado', '1', 'ripe avocado'],
      ['tomato', '1/2', 'tomato, finely chopped'],
      ['lime', '1/2', 'lime'],
      ['corn chips', '1 big handful', 'corn chips'],
      salt,
    ],
    steps: [
      'Mash the avocado with the lime juice and salt.',
      'Fold in the tomato.',
      'Scoop up with corn chips and finish it today.',
    ],
  },
  'carrot-hummus-plate': {
    title: 'Hummus with vegetable sticks',
    kind: ['Middle Eastern', 'snack'],
    cook: ['no cooking', 8, 2],
    uses: [
      ['hummus', '6 tbsp', 'hummus'],
      ['carrot', '1', 'carrot, in sticks'],
      ['cucumber', '1/2', 'cucumber, in sticks'],
      ['capsicum', '1/2', 'capsicum, in strips', 'optional'],
    ],
    steps: [
      'Wash the vegetables and cut them into sticks.',
      'Spoon the hummus into a small bowl.',
      'Dip and share.',
    ],
  },
  'kale-crisps': {
    title: 'Crisp kale',
    kind: ['Western', 'snack'],
    cook: ['air fryer', 10, 2],
    uses: [['kale', '1 small bunch', 'kale, stems out, torn'], oil('2 tsp'), salt],
    steps: [
      'Wash the kale and dry it very well, then rub it with the oil.',
      'Air-fry at 160 C for 5 to 6 minutes under the rack, shaking twice, until crisp.',
      'Salt and eat while it crackles.',
    ],
  },
  'dumplings-pan': {
    title: 'Crisp-bottomed dumplings with greens',
    kind: ['Chinese', 'main'],
    cook: ['one hob', 15, 1],
    uses: [
      ['frozen dumplings', '8', 'frozen dumplings'],
      ['bok choy', '1 small bunch', 'bok choy'],
      oil('1 tbsp'),
      soy('2 tsp'),
      ['black vinegar', '2 tsp', 'black vinegar', 'optional'],
    ],
    steps: [
      'Set the frozen dumplings in the oil and fry for 2 minutes.',
      'Add 120 ml water, lay the bok choy on top, cover and steam for 7 minutes.',
      'Uncover and fry until the water is gone and the bottoms are crisp. Cut one: the filling must be hot and cooked through.',
      'Dip in the soy sauce and vinegar.',
    ],
  },
  'tofu-satay-bites': {
    title: 'Tofu with satay sauce and cucumber',
    kind: ['Malay', 'snack'],
    cook: ['air fryer', 20, 2],
    uses: [
      ['firm tofu', '250 g', 'firm tofu, cubed'],
      ['satay sauce', '4 tbsp', 'satay sauce'],
      ['cucumber', '1/2', 'cucumber, in chunks'],
      oil('2 tsp'),
    ],
    steps: [
      'Pat the tofu dry and toss it in the oil.',
      'Air-fry at 200 C for 12 minutes, shaking once, until golden.',
      'Warm the satay sauce with a spoon of water and serve with the tofu and cucumber.',
    ],
  },
  'garlic-baguette': {
    title: 'Garlic baguette from yesterday',
    kind: ['Italian', 'snack'],
    cook: ['air fryer', 10, 2],
    uses: [
      ['baguette', '1/2', 'baguette, sliced'],
      ['butter', '2 tbsp', 'soft butter'],
      garlic('2 cloves'),
      ['parsley fresh', '1 tbsp', 'parsley, chopped', 'optional'],
      pepper,
    ],
    steps: [
      'Mix the butter, garlic, parsley and pepper and spread it on the slices.',
      'Air-fry at 180 C for 4 to 5 minutes, until crisp at the edges.',
      'Eat them warm, while the crust still crackles.',
    ],
  },
})
