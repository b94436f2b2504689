/** The form of the term files: one allergen group in families, each a list parted by commas or line ends. */

import { listed } from '../word-lists.ts'
import type { AllergenGroup } from './groups.ts'

/** A family can be left out of the guard as a whole, which is how the drill proves that it would notice. */
const termFamilies = [
  'direct',
  'derived',
  'foods',
  'brands',
  'scientific',
  'malay',
  'chinese',
  'pinyin',
  'hokkien',
  'tamil',
  'hindi',
  'japanese',
  'korean',
  'european',
  'asian',
  'arabic',
  'devanagari',
  'thai',
  'misspelt',
  'emoji',
  /** Strings that betray the group anywhere inside a word: 'prawn' in 'kingprawnballs'. */
  'roots',
] as const
export type TermFamily = (typeof termFamilies)[number]

/** All terms of one group. Plurals are made by rule and are not listed. */
export interface GroupTerms {
  readonly group: AllergenGroup
  readonly terms: Partial<Readonly<Record<TermFamily, readonly string[]>>>
}

/** A group's terms from its families, each written as one list. */
export function groupTerms(group: AllergenGroup, families: Partial<Record<TermFamily, string>>): GroupTerms {
  const terms: Partial<Record<TermFamily, string[]>> = {}
  for (const family of termFamilies) {
    const text = families[family]
    if (text !== undefined) terms[family] = listed(text)
  }
  return { group, terms }
}
