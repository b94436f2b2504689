/** Foods that people tell by names of other lists than the kitchen's: additives by number and name, plants in Latin, what is hot. */
import type { AllergyNote } from '@shelfmate/contract/profile/diet'
import type { AllergenGroup } from '../../../allergens/groups.ts'

export interface ProfileWord {
  /** Matched on one part of a list, folded. */
  readonly pattern: RegExp
  readonly groups: readonly AllergenGroup[]
  readonly words?: readonly string[]
  readonly note?: AllergyNote['code']
}

const told = (names: string, words: string, groups: readonly AllergenGroup[] = []): ProfileWord => {
  const name = names.split(', ').join('|')
  return {
    pattern: new RegExp(`^(?:${name})(?: (?:${name}))*$`),
    groups,
    words: words.split(', '),
    note: 'WORD_ONLY',
  }
}
/** An additive, by its number and by each of its names. */
const additive = (names: string): ProfileWord => told(names, names)

/** What is looked for where somebody tells one of these. */
export const foodsByOtherNames: readonly ProfileWord[] = [
  additive('e102, tartrazine'),
  additive('e120, carmine, cochineal, carminic acid'),
  additive('e407, carrageenan'),
  additive('e415, xanthan, xanthan gum'),
  additive('e901, beeswax'),
  additive('e904, shellac'),
  told('e441', 'e441, gelatine, gelatin'),
  told('solanum lycopersicum, lycopersicon esculentum', 'tomato'),
  told('solanum tuberosum', 'potato'),
  told('solanum melongena', 'aubergine'),
  told('actinidia deliciosa, actinidia chinensis, actinidia', 'kiwi'),
  told('malus domestica, malus', 'apple'),
  told('prunus persica', 'peach'),
  told('prunus avium', 'cherry'),
  told('pyrus communis', 'pear'),
  told('persea americana', 'avocado'),
  told('mangifera indica', 'mango'),
  told('daucus carota', 'carrot'),
  told('cicer arietinum, garbanzos?', 'chickpeas, garbanzo'),
  told('allium sativum', 'garlic'),
  told('allium cepa', 'onion'),
  told('zea mays', 'corn'),
  told('tumeric, tumerick, turmaric, curcuma longa', 'turmeric'),
  told(
    'spicy, too spicy, very spicy',
    'chilli, spicy, cayenne, jalapeno, sriracha, hot sauce, harissa, wasabi',
  ),
  told(
    'spices, spice',
    'spices, spice, cinnamon, cumin, turmeric, paprika, black pepper, nutmeg, cloves, cardamom, curry powder, garam masala, chilli, star anise, allspice, saffron, ginger',
    ['mustard', 'celery'],
  ),
  told(
    'cold cuts?, deli meats?, lunch ?meats?',
    'ham, salami, cold cuts, pepperoni, chorizo, mortadella, pastrami, prosciutto, bologna, sausage',
    ['gluten', 'soy', 'milk', 'celery', 'mustard'],
  ),
]
