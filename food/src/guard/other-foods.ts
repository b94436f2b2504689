/** Phrases that hold the name of a food and mean another one: who avoids apples may eat pineapple and custard apple. */
import { numberless } from '../names.ts'

const phrases: Readonly<Record<string, readonly string[]>> = {
  apple: [
    'custard apple',
    'sugar apple',
    'rose apple',
    'water apple',
    'wax apple',
    'star apple',
    'pineapple',
    'pine apple',
    'mammee apple',
  ],
  'black pepper': ['bell pepper', 'red pepper'],
  'bell pepper': ['black pepper', 'white pepper', 'peppercorn'],
  corn: ['peppercorn', 'acorn', 'corned', 'corner', 'cornish', 'corn salad', 'unicorn', 'quorn'],
  potato: ['sweet potato', 'sweet potatoes', 'purple sweet potato'],
  tomato: ['tree tomato', 'tamarillo'],
  nut: ['nutmeg', 'butternut', 'nutrition'],
  coconut: ['coco pops', 'cocoa'],
  grape: ['grapefruit', 'grape tomato'],
  orange: ['orange sweet potato', 'orange pepper', 'orange lentil', 'orange coloured', 'orange colored'],
  lemon: ['lemongrass', 'lemon grass', 'lemon balm', 'lemon basil', 'lemon thyme', 'lemon sole'],
  lime: ['limestone'],
  mango: ['mangosteen', 'mangold'],
  melon: ['bitter melon', 'winter melon', 'melon pan'],
  cherry: ['cherry tomato'],
  plum: ['plum tomato', 'plump', 'plumber'],
  strawberry: ['strawberry guava', 'strawberry papaya'],
  pea: ['chickpea', 'chick pea', 'black eyed pea', 'butterfly pea', 'pigeon pea'],
  pear: ['prickly pear', 'pearl', 'pearls', 'avocado pear'],
  peach: ['peachy'],
  date: ['best before date', 'use by date', 'up to date', 'due date', 'red date'],
  rice: [
    'cauliflower rice',
    'riced cauliflower',
    'konjac rice',
    'licorice',
    'liquorice',
    'rice cooker',
    'price',
  ],
  oat: ['goat'],
  onion: ['onion squash'],
  clove: [
    'clove of garlic',
    'cloves of garlic',
    'clove garlic',
    'cloves garlic',
    'garlic clove',
    'garlic cloves',
  ],
  mint: ['fish mint'],
  sage: ['sausage', 'message', 'sago'],
  beet: ['beetle'],
  lettuce: ['lambs lettuce'],
  squash: ['squash the', 'squash it', 'squash them', 'orange squash'],
  ham: ['hamburger', 'graham', 'champagne'],
  beef: ['beef tomato', 'beefsteak tomato', 'beefsteak mushroom'],
  lamb: ['lambs lettuce', 'flambe'],
  chicken: ['chicken of the woods', 'chickpea'],
  duck: ['duck egg'],
  'oyster mushroom': ['oyster sauce', 'button mushroom'],
  banana: ['banana shallot', 'banana pepper', 'banana leaf', 'banana leaves'],
  fig: ['figure', 'fig leaf gourd'],
  bean: ['coffee bean', 'vanilla bean', 'cocoa bean', 'jelly bean', 'cacao bean'],
  pumpkin: ['pumpkin pie spice'],
  cinnamon: ['cinnamon basil'],
  honey: ['honeydew', 'honey dew', 'honeynut squash'],
  sugar: ['sugar snap', 'sugar apple', 'sugar free', 'no sugar'],
  wine: ['twine', 'swine', 'wine glass', 'wine gum'],
  beer: ['ginger beer', 'root beer'],
  tea: ['tea towel', 'tea egg', 'tea spoon', 'tea tree'],
  coffee: ['coffee table', 'coffee mug'],
  chocolate: ['chocolate mint leaf'],
}

const byWord = new Map(Object.entries(phrases).map(([word, others]) => [keyOf(word), others]))

function keyOf(word: string): string {
  return word.split(' ').map(numberless).join(' ')
}

/** The phrases that hold a folded word and mean another food. */
export function otherFoods(word: string): readonly string[] {
  return byWord.get(keyOf(word)) ?? []
}
