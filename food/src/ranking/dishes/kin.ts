/** Which foods stand in for each other in a dorm kitchen, so that a recipe for bok choy is found by someone with choy sum. */
import { bareFoodOfLine } from '@shelfmate/contract/cooking/line-food'
import { nameKey } from '../../names.ts'

/** Each group holds names of data/foods.csv that may replace each other, whatever the dish. */
const kinGroups: readonly (readonly string[])[] = [
  ['fresh milk', 'uht milk', 'lactose-free milk', 'goat milk'],
  ['soy milk', 'soy milk fresh', 'soy milk uht'],
  ['yogurt', 'greek yogurt'],
  ['chicken breast', 'chicken thigh'],
  ['chicken mince', 'turkey mince'],
  ['cooked chicken', 'sous vide chicken'],
  ['chicken sausage', 'frankfurter', 'vegan sausage'],
  ['ham sliced', 'chicken ham', 'luncheon meat sliced'],
  ['bacon', 'bacon turkey'],
  ['cooking cream', 'half and half', 'creme fraiche'],
  ['luncheon meat', 'luncheon meat chicken'],
  ['beef slices', 'beef steak'],
  ['pork slices', 'pork tenderloin'],
  ['fish ball', 'prawn ball', 'frozen fish balls'],
  ['bok choy', 'choy sum', 'kai lan'],
  ['spinach', 'chinese spinach', 'dou miao'],
  ['kangkong', 'sweet potato leaves'],
  ['cabbage', 'napa cabbage'],
  ['local lettuce', 'romaine lettuce', 'iceberg lettuce'],
  ['leafy salad mix', 'rocket', 'romaine lettuce'],
  ['button mushroom', 'shiitake fresh', 'shimeji mushroom', 'oyster mushroom fresh', 'king oyster mushroom'],
  ['tomato', 'cherry tomato'],
  ['broccoli', 'broccolini'],
  ['french bean', 'long bean'],
  ['onion', 'shallot'],
  ['spring onion', 'chives fresh'],
  ['lime', 'lemon', 'calamansi'],
  ['apple', 'pear', 'asian pear'],
  ['orange', 'clementine'],
  ['strawberry', 'blueberry', 'raspberry', 'blackberry'],
  ['honeydew', 'cantaloupe'],
  ['lychee', 'longan fresh', 'rambutan'],
  ['orange juice', 'fresh orange juice'],
  ['snow pea', 'sugar snap pea'],
  ['white bread', 'rye bread'],
  ['burger bun', 'english muffin', 'hot dog bun'],
  ['white bread', 'wholemeal bread', 'milk bread', 'sourdough', 'gluten-free bread'],
  ['baguette', 'ciabatta', 'sourdough'],
  ['wrap tortilla', 'chapati'],
  ['egg noodles fresh', 'mee pok fresh', 'egg noodles dry', 'la mian fresh'],
  ['udon fresh', 'frozen udon'],
  ['ho fun fresh', 'laksa noodles fresh'],
  ['jasmine rice', 'basmati rice', 'sushi rice'],
  ['cooked rice', 'microwave rice'],
  ['light soy sauce', 'tamari'],
  ['vegetable oil', 'olive oil', 'rice bran oil', 'soybean oil', 'peanut oil'],
  ['granulated sugar', 'brown sugar'],
  ['cheese slices', 'cheddar block', 'shredded cheese', 'mozzarella block'],
  ['peanut butter', 'peanut butter natural'],
  ['frozen corn', 'canned corn'],
]

const words = (list: string): readonly string[] => list.split(',')

/** What may stand in for the first, but not the other way: nobody wants a vegan dish with the other kimchi. */
const oneWay: Readonly<Record<string, readonly string[]>> = {
  kimchi: ['kimchi vegan'],
  'fresh milk': ['oat milk', 'soy milk', 'soy milk uht', 'almond milk'],
  'dragon fruit': words(
    'apricot,fruit salad cut,guava,jackfruit fresh,jambu air,kiwi,longan fresh,lychee,nectarine,papaya,peach,pear,persimmon,plum,pomelo,rambutan,star fruit',
  ),
  kiwi: words(
    'apricot,blueberry,cherry,dragon fruit,fig fresh,fruit salad cut,grape,mango,nectarine,papaya,peach,pear,persimmon,plum,raspberry,strawberry',
  ),
  guava: ['green mango', 'jambu air', 'star fruit'],
  'frozen peas': ['frozen mixed vegetables'],
  'hard-boiled egg': ['tea egg'],
  'cooked chicken': ['canned chicken'],
  'canned coconut milk': ['coconut milk powder'],
}

/** Bare words that people type for a whole family; the table files each under one food. */
const bareNames: Readonly<Record<string, readonly string[]>> = {
  tofu: ['silken tofu', 'firm tofu'],
  beancurd: ['silken tofu', 'firm tofu'],
  chicken: ['chicken breast', 'chicken thigh'],
  pork: ['pork slices', 'pork chop'],
  beef: ['beef slices'],
  'minced meat': ['beef mince', 'pork mince', 'chicken mince'],
  mushroom: ['button mushroom', 'shiitake fresh', 'shimeji mushroom', 'oyster mushroom fresh'],
  noodles: ['egg noodles fresh', 'udon fresh', 'la mian fresh'],
  vermicelli: ['bee hoon dry'],
  sausage: ['chicken sausage'],
  ham: ['ham sliced', 'chicken ham'],
  dumplings: ['frozen dumplings'],
  tteokbokki: ['rice cake tteok'],
  'bee hoon': ['bee hoon dry'],
  'pak choi': ['bok choy'],
  wrap: ['wrap tortilla'],
  bun: ['burger bun'],
  pastry: ['croissant'],
  bean: ['canned beans', 'cooked beans'],
  'kidney bean': ['canned beans'],
  'black bean': ['canned beans'],
  chickpea: ['canned chickpeas'],
  corn: ['corn on the cob', 'canned corn', 'frozen corn'],
  'sweet corn': ['corn on the cob', 'canned corn', 'frozen corn'],
  'egg noodles': ['egg noodles fresh'],
  'rice noodles': ['ho fun fresh', 'bee hoon dry'],
  greens: ['bok choy', 'choy sum', 'spinach'],
  berries: ['strawberry', 'blueberry', 'frozen berries'],
  'leftover chicken': ['cooked chicken'],
  'boiled egg': ['hard-boiled egg'],
}

const kinOf = new Map<string, Set<string>>()
for (const group of kinGroups)
  for (const food of group) {
    const others = kinOf.get(food) ?? new Set<string>()
    for (const other of group) if (other !== food) others.add(other)
    kinOf.set(food, others)
  }

for (const [food, others] of Object.entries(oneWay))
  kinOf.set(food, new Set([...(kinOf.get(food) ?? []), ...others]))

const bareByKey = new Map(Object.entries(bareNames).map(([name, foods]) => [nameKey(name), foods]))
const nobody: ReadonlySet<string> = new Set()

/** Foods that make dishes alike without standing in for each other. */
const alike: readonly (readonly string[])[] = [
  ['silken tofu', 'firm tofu', 'tau pok', 'egg tofu'],
  ['chicken breast', 'chicken mince', 'chicken drumstick', 'chicken wing', 'cooked chicken'],
  ['hummus', 'canned chickpeas'],
]
const families = new Map<string, string>()
for (const group of [...alike, ...kinGroups])
  for (const food of group) {
    const [first = food] = group
    if (!families.has(food)) families.set(food, families.get(first) ?? first)
  }

/** The name of a food's family: dishes of one family are a repeat of each other. */
export function family(food: string): string {
  return families.get(food) ?? food
}

/** The foods that may replace this one. */
export function kin(food: string): ReadonlySet<string> {
  return kinOf.get(food) ?? nobody
}

/** The foods that a bare word such as 'tofu' or 'chicken' may mean, or undefined when the text is not such a word. */
export function bareFoods(text: string): readonly string[] | undefined {
  return bareByKey.get(nameKey(text))
}

/** The foods that a line of a recipe may mean by such a word, however it is cut: 'chicken, in strips'; none for any other line. */
export function bareFoodsOfLine(line: string): readonly string[] {
  return bareFoods(bareFoodOfLine(line)) ?? []
}

/** Every food that this file names, for the test that the table knows them all. */
export const namedFoods: readonly string[] = [
  ...kinGroups.flat(),
  ...Object.entries(oneWay).flatMap(([food, others]) => [food, ...others]),
  ...Object.values(bareNames).flat(),
]
