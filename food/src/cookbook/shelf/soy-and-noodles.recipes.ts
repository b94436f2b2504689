/** Instant noodles, beans and soy proteins, made into a meal. */
import { garlic, oil, page, salt, soy, sugar } from '../card.ts'

export const soyAndNoodles = page({
  'instant-noodles-peanut-egg': {
    title: 'Peanut instant noodles',
    kind: ['Singaporean', 'main'],
    cook: ['one hob', 10, 1],
    uses: [
      ['instant noodles', '1 packet', 'instant noodles'],
      ['peanut butter', '1 tbsp', 'peanut butter'],
      ['bok choy', '1 head', 'bok choy, cut'],
      soy('2 tsp'),
      ['lime', '1/4', 'lime juice', 'optional'],
    ],
    steps: [
      'Boil the instant noodles and bok choy for 3 minutes, keep half a cup of water and drain.',
      'Stir the peanut butter and soy sauce with 4 tbsp of the water until smooth.',
      'Toss together and finish with lime.',
    ],
  },
  'instant-noodle-omelette': {
    title: 'Noodle and egg pancake',
    kind: ['Indonesian', 'main'],
    cook: ['one hob', 14, 1],
    uses: [
      ['instant noodles', '1 packet', 'instant noodles'],
      ['chicken egg', '2', 'eggs'],
      ['carrot', '1/2', 'carrot, grated'],
      ['spring onion', '1 stalk', 'spring onion, sliced'],
      oil('1 tbsp'),
    ],
    steps: [
      'Boil the instant noodles for 3 minutes and drain well.',
      'Mix with the eggs, carrot, spring onion and half the seasoning sachet.',
      'Fry in the oil as one pancake for 4 minutes a side, until brown and set in the middle.',
    ],
  },
  'kettle-noodle-jar': {
    title: 'Noodle jar from the kettle',
    kind: ['Chinese', 'main'],
    cook: ['kettle', 8, 1],
    uses: [
      ['instant noodles', '1 packet', 'instant noodles'],
      ['frozen mixed vegetables', '4 tbsp', 'frozen mixed vegetables'],
      ['miso paste', '1 tbsp', 'miso paste'],
      ['sesame oil', '1 tsp', 'sesame oil'],
      ['dried seaweed', '1 pinch', 'dried seaweed', 'optional'],
    ],
    steps: [
      'Break the noodles into a large heatproof jar with the vegetables and seaweed.',
      'Pour over boiling water, cover for 4 minutes and stir in the miso.',
      'Add the sesame oil and eat from the jar.',
    ],
  },
  'soy-chunk-curry': {
    title: 'Soy chunk curry',
    kind: ['Indian', 'main'],
    cook: ['one hob', 25, 2],
    uses: [
      ['soy chunks', '1 cup', 'dried soy chunks'],
      ['canned tomatoes', '1/2 can', 'chopped tomatoes'],
      ['onion', '1', 'onion, sliced'],
      ['ginger', '1 thumb', 'ginger, grated'],
      ['curry powder', '2 tsp', 'curry powder'],
      garlic('2 cloves'),
      oil('1 tbsp'),
      salt,
    ],
    steps: [
      'Soak the soy chunks in boiling water for 8 minutes and squeeze them dry.',
      'Fry the onion, garlic and ginger in the oil for 6 minutes, then the curry powder for 1.',
      'Add the tomatoes, chunks, salt and 200 ml water and simmer for 10 minutes.',
    ],
  },
  'natto-rice-breakfast': {
    title: 'Natto on rice',
    kind: ['Japanese', 'breakfast'],
    cook: ['microwave', 5, 1],
    uses: [
      ['natto', '1 packet', 'natto'],
      ['cooked rice', '1 bowl', 'cooked rice'],
      ['spring onion', '1 stalk', 'spring onion, sliced'],
      soy('1 tsp'),
    ],
    steps: [
      'Microwave the rice with a spoon of water until piping hot.',
      'Stir the natto fifty times, until it draws threads.',
      'Spoon over the rice with spring onion and soy sauce.',
    ],
  },
  'red-bean-soup-sweet': {
    title: 'Sweet red bean soup',
    kind: ['Chinese', 'sweet'],
    cook: ['rice cooker', 30, 2],
    uses: [
      ['canned beans', '1 can', 'red beans, rinsed'],
      ['pandan leaf', '1', 'pandan leaf, knotted', 'optional'],
      ['sago', '2 tbsp', 'sago'],
      sugar('2 tbsp'),
    ],
    steps: [
      'Put the beans, pandan, sugar and 600 ml hot water into the rice cooker and cook for 15 minutes.',
      'Stir in the rinsed sago.',
      'Cook for 12 minutes more, stirring twice, until the pearls are clear.',
    ],
  },
  'fermented-curd-water-spinach': {
    title: 'Water spinach with bean curd sauce',
    kind: ['Chinese', 'side'],
    cook: ['one hob', 10, 2],
    uses: [
      ['kangkong', '1 bunch', 'kangkong, cut'],
      ['fermented bean curd', '2 cubes', 'fermented bean curd'],
      garlic('3 cloves'),
      ['chilli fresh', '1', 'chilli, sliced', 'optional'],
      oil('1 tbsp'),
    ],
    steps: [
      'Mash the bean curd with 2 tbsp water.',
      'Fry the garlic and chilli in the oil for 30 seconds, add the kangkong stems for 1 minute, then the leaves.',
      'Stir in the bean curd and toss for 1 minute, until the leaves are dark and limp.',
    ],
  },
  'vegan-sausage-pepper-pasta': {
    title: 'Vegan sausage and pepper pasta',
    kind: ['Italian', 'main'],
    cook: ['one hob', 22, 2],
    uses: [
      ['vegan sausage', '2', 'vegan sausages, sliced'],
      ['dried pasta', '180 g', 'pasta'],
      ['capsicum', '1', 'pepper, in strips'],
      ['passata', '300 ml', 'passata'],
      ['dried herbs', '1 tsp', 'dried herbs'],
      oil('1 tbsp'),
    ],
    steps: [
      'Boil the pasta until just tender and drain.',
      'Brown the sausages and pepper in the oil for 8 minutes.',
      'Add the passata and herbs, simmer for 6 minutes and toss with the pasta.',
    ],
  },
})
