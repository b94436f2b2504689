/** Words that people shorten on a label of their own: 'pnut butter', 'choc chips'. */
import { numberless } from '../names.ts'

const pairs: Readonly<Record<string, string>> = {
  pnut: 'peanut',
  pnuts: 'peanut',
  pbutter: 'peanut butter',
  pb: 'peanut butter',
  choc: 'chocolate',
  choccy: 'chocolate',
  avo: 'avocado',
  avos: 'avocado',
  veg: 'vegetable',
  veggies: 'vegetable',
  toms: 'tomato',
  tom: 'tomato',
  spuds: 'potato',
  chix: 'chicken',
  chkn: 'chicken',
  chick: 'chicken',
  brocc: 'broccoli',
  broc: 'broccoli',
  parm: 'parmesan',
  mozz: 'mozzarella',
  mozza: 'mozzarella',
  philly: 'cream cheese',
  oj: 'orange juice',
  evoo: 'olive oil',
  cuke: 'cucumber',
  cukes: 'cucumber',
  shrooms: 'mushroom',
  strawbs: 'strawberry',
  marg: 'margarine',
  worcester: 'worcestershire',
  yog: 'yogurt',
  spag: 'spaghetti',
  bol: 'bolognese',
  mac: 'macaroni',
  condensed: 'condensed',
  evap: 'evaporated',
  marshies: 'marshmallow',
  biccies: 'biscuit',
  bikkies: 'biscuit',
  taters: 'potato',
  capsicums: 'capsicum',
  cauli: 'cauliflower',
  sarnie: 'sandwich',
  hotdogs: 'frankfurter',
}

const full = new Map(Object.entries(pairs).map(([short, word]) => [numberless(short), word]))

/** What a shortened word stands for, or undefined. */
export function spelledOut(word: string): string | undefined {
  return full.get(word)
}

/** What people shorten a folded word to: 'avo' and 'guac' for 'avocado'. */
export function shortened(word: string): readonly string[] {
  return Object.entries(pairs).flatMap(([short, own]) => (own === numberless(word) ? [short] : []))
}
