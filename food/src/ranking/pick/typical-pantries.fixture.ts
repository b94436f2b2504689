/** Twenty pantries as students really keep them: names as typed, with the days that are left. Data for the tests alone. */

interface TypicalPantry {
  who: string
  preferences: string
  /** Names as typed with whole days left; 0 expires today, below 0 is expired. */
  items: Readonly<Record<string, number>>
}

export const typicalPantries: readonly TypicalPantry[] = [
  {
    who: 'cooks most evenings',
    preferences: '',
    items: { Tofu: 1, 'Bok choy': 1, Eggs: 12, Garlic: 20, 'Soy sauce': 200, Rice: 300, Carrots: 9 },
  },
  {
    who: 'vegetarian in the halls',
    preferences: 'Vegetarian, likes Indian food',
    items: {
      Spinach: 1,
      'Red lentils': 200,
      Tomatoes: 2,
      Onion: 15,
      Yoghurt: 4,
      'Garam masala': 300,
      'Basmati rice': 200,
    },
  },
  {
    who: 'breakfast only',
    preferences: '',
    items: {
      'Gardenia bread': 1,
      'Meiji fresh milk 1L': 2,
      Bananas: 1,
      'Peanut butter': 90,
      Eggs: 10,
      Kaya: 60,
    },
  },
  {
    who: 'no pork, likes it spicy',
    preferences: 'No pork. Love spicy food!',
    items: {
      'Chicken thigh': 1,
      Kangkong: 1,
      'Sambal belacan': 60,
      'Cooked rice': 1,
      Shallots: 12,
      Eggs: 8,
      'Kecap manis': 200,
    },
  },
  {
    who: 'instant noodles and whatever is left',
    preferences: 'lazy',
    items: {
      'Shin Ramyun': 120,
      Egg: 5,
      Kimchi: 20,
      'Spring onion': 2,
      'Cheese slices': 9,
      'Luncheon meat': 400,
    },
  },
  {
    who: 'gym',
    preferences: 'high protein, low carb',
    items: {
      'Chicken breast': 1,
      Broccoli: 2,
      'Greek yoghurt': 5,
      Eggs: 14,
      'Canned tuna': 300,
      Oats: 90,
      'Sweet potato': 6,
    },
  },
  {
    who: 'vegan',
    preferences: 'vegan',
    items: {
      Tempeh: 2,
      'Firm tofu': 3,
      'Coconut milk': 200,
      Chickpeas: 300,
      Mushrooms: 2,
      Tomato: 3,
      'Peanut butter': 100,
    },
  },
  {
    who: 'Korean cravings',
    preferences: 'Korean',
    items: {
      Kimchi: 30,
      Tteokbokki: 5,
      'Fish cake': 2,
      Gochujang: 200,
      Tofu: 3,
      'Cooked rice': 1,
      Cabbage: 6,
    },
  },
  {
    who: 'Japanese comfort food',
    preferences: 'Japanese food, quick',
    items: { Salmon: 1, Udon: 10, Miso: 200, Tofu: 2, 'Spring onions': 3, Nori: 100, Rice: 200, Cucumber: 3 },
  },
  {
    who: 'halal kitchen',
    preferences: 'Halal',
    items: {
      'Minced beef': 1,
      'Frozen peas': 100,
      Potatoes: 14,
      Onions: 14,
      Tomatoes: 3,
      'Curry powder': 200,
      Bread: 3,
    },
  },
  {
    who: 'lots of fruit',
    preferences: '',
    items: { Bananas: 1, Mango: 1, Strawberries: 2, Yogurt: 6, Milk: 4, Papaya: 2, Honey: 300 },
  },
  {
    who: 'hotpot leftovers',
    preferences: '',
    items: {
      'Enoki mushrooms': 2,
      'Fish balls': 2,
      'Napa cabbage': 3,
      'Beef slices': 1,
      'Tang hoon': 200,
      'Silken tofu': 2,
      Spinach: 1,
    },
  },
  {
    who: 'one tomato and some hope',
    preferences: '',
    items: { Tomato: 2, Eggs: 7, Pasta: 300, Garlic: 12 },
  },
  {
    who: 'end of the month',
    preferences: 'cheap and easy',
    items: {
      Rice: 200,
      'Baked beans': 300,
      Potato: 7,
      Onion: 6,
      'Canned sardines': 300,
      Bread: 1,
      Chilli: 4,
    },
  },
  {
    who: 'salads for lunch',
    preferences: 'healthy, no dairy',
    items: {
      Lettuce: 2,
      Cucumber: 2,
      'Cherry tomatoes': 3,
      Avocado: 1,
      Lemon: 8,
      'Canned chickpeas': 200,
      'Canned tuna': 300,
    },
  },
  {
    who: 'Peranakan at heart',
    preferences: 'local food, not too spicy',
    items: {
      'Laksa paste': 100,
      'Coconut milk': 100,
      'Tau pok': 2,
      'Bean sprouts': 1,
      'Thick bee hoon': 2,
      Prawns: 1,
      Cabbage: 7,
    },
  },
  {
    who: 'back from the wet market',
    preferences: '',
    items: {
      'Minced pork': 1,
      'Dou miao': 2,
      Eggplant: 3,
      'Fish fillet': 1,
      Ginger: 12,
      'Spring onion': 4,
      'Light soy sauce': 200,
      'Jasmine rice': 200,
    },
  },
  {
    who: 'some of it is too late',
    preferences: '',
    items: {
      Milk: -2,
      'Chicken breast': 0,
      Bread: 0,
      Eggs: 3,
      Carrots: 2,
      Zucchini: 1,
      Rice: 100,
      'Soy sauce': 100,
    },
  },
  {
    who: 'microwave only',
    preferences: 'microwave only, vegetarian',
    items: {
      'Sweet potatoes': 3,
      Eggs: 6,
      'Frozen corn': 60,
      Milk: 2,
      Spinach: 1,
      'Grated cheese': 10,
      Tofu: 2,
    },
  },
  {
    who: 'exam week',
    preferences: 'quick',
    items: { Wraps: 12, Hummus: 3, Cucumber: 1, Ham: 4, Cheese: 8, Apples: 9, Carrots: 5, 'Cup noodles': 90 },
  },
]
