/** What stands in for a food that somebody can't eat: by the food, with what it is called in the steps and why it will do. */

export interface Substitute {
  /** The foods of the table that it replaces. */
  readonly foods: readonly string[]
  /** The food of the table that takes their place. */
  readonly by: string
  /** How a line and a step call it. */
  readonly words: string
  /** The same for one of it, where it takes the place of what is counted. */
  readonly one?: string
  /** So small that nobody counts, grates or chops it. */
  readonly isLoose?: true
  /** What a title and the steps call the food that goes. */
  readonly said: RegExp
  readonly reason: string
}

const soySauce = /\b(?:light |dark )?soy sauce\b/giu
const soySauces = ['light soy sauce', 'dark soy sauce'] as const
const milk = /(?<!(?:coconut|oat|soy|soya|almond|rice|condensed|evaporated) )\bmilk\b/giu
const butter = /(?<!(?:peanut|almond|plant|cocoa|nut) )\b(?:butter|ghee)\b(?! (?:beans?|lettuce))/giu
const yogurt = /\b(?:thick |sour )?(?:greek )?(?:yogurt|yoghurt|curd)\b(?! sauce)/giu
const cream = /(?<!(?:coconut|ice|sour|cheese) )\b(?:cooking )?cream\b(?! cheese)/giu
const pasta = /\b(?:short )?(?:pasta|spaghetti|penne)\b/giu
const noodles =
  /(?<!(?:rice|glass|instant) )\b(?:fresh |dried )?(?:egg noodles|udon noodles|udon|noodles)\b/giu
const bread = /\b(?:day-old )?(?:white )?bread\b/giu
const cheese = /\b(?:shredded cheese|cheese slices?|mozzarella|cheddar|cheese)\b/giu

/** In the order in which they are tried: the first that holds nothing that is avoided is taken. */
export const substitutes: readonly Substitute[] = [
  {
    foods: soySauces,
    by: 'tamari',
    words: 'tamari',
    said: soySauce,
    reason: 'Tamari tastes like soy sauce and is brewed without wheat.',
  },
  {
    foods: soySauces,
    by: 'coconut aminos',
    words: 'coconut aminos',
    said: soySauce,
    reason: 'Coconut aminos are salty and dark like soy sauce, and made without soy.',
  },
  {
    foods: ['fish sauce'],
    by: 'light soy sauce',
    words: 'soy sauce',
    said: /\bfish sauce\b/giu,
    reason: 'Soy sauce brings the salt and depth of fish sauce.',
  },
  {
    foods: ['fish sauce'],
    by: 'coconut aminos',
    words: 'coconut aminos',
    said: /\bfish sauce\b/giu,
    reason: 'Coconut aminos bring the salt and depth of fish sauce.',
  },
  {
    foods: ['fresh milk', 'uht milk'],
    by: 'oat milk',
    words: 'oat milk',
    said: milk,
    reason: 'Oat milk cooks like milk and contains none.',
  },
  {
    foods: ['fresh milk', 'uht milk'],
    by: 'soy milk',
    words: 'soy milk',
    said: milk,
    reason: 'Soy milk cooks like milk and contains none.',
  },
  {
    foods: ['fresh milk', 'uht milk'],
    by: 'rice milk',
    words: 'rice milk',
    said: milk,
    reason: 'Rice milk is thinner than milk and contains none.',
  },
  {
    foods: ['butter', 'ghee'],
    by: 'vegan butter',
    words: 'plant butter',
    said: butter,
    reason: 'Plant butter fries and spreads like butter.',
  },
  {
    foods: ['butter', 'ghee'],
    by: 'coconut oil',
    words: 'coconut oil',
    said: butter,
    reason: 'Coconut oil is firm when cold and fries like butter.',
  },
  {
    foods: ['yogurt', 'greek yogurt', 'labneh'],
    by: 'soy yogurt',
    words: 'soy yogurt',
    said: yogurt,
    reason: 'Soy yogurt is just as thick and tangy.',
  },
  {
    foods: ['cooking cream'],
    by: 'canned coconut milk',
    words: 'coconut milk',
    said: cream,
    reason: 'The thick part of coconut milk makes sauces just as creamy.',
  },
  {
    foods: ['parmesan'],
    by: 'nutritional yeast',
    words: 'nutritional yeast',
    said: /\bparmesan\b/giu,
    isLoose: true,
    reason: 'Nutritional yeast is savoury like parmesan; half of it is enough.',
  },
  {
    foods: ['shredded cheese', 'cheddar block', 'cheese slices', 'mozzarella block', 'mozzarella fresh'],
    by: 'vegan cheese',
    words: 'vegan cheese',
    said: cheese,
    reason: 'Vegan cheese melts more slowly; give it a minute longer.',
  },
  {
    foods: ['paneer'],
    by: 'firm tofu',
    words: 'firm tofu',
    said: /\bpaneer\b/giu,
    reason: 'Firm tofu keeps its shape like paneer.',
  },
  {
    foods: ['fresh pasta'],
    by: 'gluten-free pasta',
    words: 'gluten-free pasta',
    said: /\b(?:fresh )?pasta\b/giu,
    reason: 'Most of it is dried: boil it for as long as its packet says.',
  },
  {
    foods: ['dried pasta'],
    by: 'gluten-free pasta',
    words: 'gluten-free pasta',
    said: pasta,
    reason: 'Rice or corn pasta cooks two minutes faster: taste it.',
  },
  {
    foods: ['egg noodles dry', 'egg noodles fresh', 'udon fresh', 'la mian fresh'],
    by: 'rice stick noodles dry',
    words: 'rice noodles',
    said: noodles,
    reason: 'Rice noodles only need soaking in hot water until soft.',
  },
  {
    foods: ['white bread'],
    by: 'sourdough',
    words: 'sourdough bread',
    said: bread,
    reason: 'Plain sourdough is flour, water and salt.',
  },
  {
    foods: ['white bread', 'wholemeal bread'],
    by: 'gluten-free bread',
    words: 'gluten-free bread',
    said: bread,
    reason: 'Gluten-free bread is best toasted.',
  },
  {
    foods: ['wrap tortilla'],
    by: 'taco shell',
    words: 'corn tortillas',
    one: 'corn tortilla',
    said: /\b(?:corn )?(?:large )?(?:wheat )?(?:tortillas?|wraps?)\b/giu,
    reason: 'Corn tortillas contain no wheat; warm them well, so that they bend.',
  },
  {
    foods: ['mayonnaise'],
    by: 'vegan mayonnaise',
    words: 'vegan mayonnaise',
    said: /\bmayo(?:nnaise)?\b/giu,
    reason: 'Vegan mayonnaise is made without egg.',
  },
  {
    foods: ['sesame oil'],
    by: 'rice bran oil',
    words: 'rice bran oil',
    said: /\bsesame oil\b/giu,
    reason: 'Rice bran oil is mild; a pinch of pepper makes up for the taste.',
  },
  {
    foods: ['sesame seed'],
    by: 'sunflower seed',
    words: 'sunflower seeds',
    said: /\bsesame(?: seeds?)?\b/giu,
    reason: 'Sunflower seeds are just as crunchy.',
  },
  {
    foods: ['peanut butter', 'peanut butter natural'],
    by: 'tahini',
    words: 'tahini',
    said: /\bpeanut(?: butter)?\b/giu,
    reason: 'Tahini is made from sesame and just as creamy.',
  },
  {
    foods: ['peanut'],
    by: 'pumpkin seed',
    words: 'pumpkin seeds',
    one: 'pumpkin seed',
    said: /\bpeanuts?\b/giu,
    isLoose: true,
    reason: 'Roasted pumpkin seeds are just as crunchy.',
  },
  {
    foods: ['walnut', 'almond', 'cashew', 'hazelnut', 'mixed nuts'],
    by: 'sunflower seed',
    words: 'sunflower seeds',
    one: 'sunflower seed',
    isLoose: true,
    said: /\b(?:walnuts?|almonds?|cashews?|hazelnuts?|(?:mixed )?nuts)\b/giu,
    reason: 'Sunflower seeds are just as crunchy.',
  },
]
