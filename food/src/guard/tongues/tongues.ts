/** The languages that a term belongs to: a word of one that stands in a longer name of another is chance ('mani' in 'jagung manis'). */

import { type AliasLanguage, aliasesByLanguage } from '../../aliases/languages.ts'
import type { TermFamily } from '../../allergens/terms.ts'
import type { FoodName } from '../../resolver/lexicon.ts'

const order = Object.keys(aliasesByLanguage)

/** A set of languages, as bits. */
export type Tongues = number

/** The language of an aliases' file. */
export const tongueOf = (language: AliasLanguage): Tongues => 1 << order.indexOf(language)

const tongues = (...languages: AliasLanguage[]): Tongues =>
  languages.reduce((sum, language) => sum | tongueOf(language), 0)

/** Brands are sold everywhere, pictures are drawn everywhere, and the table's own names are English. */
export const english = tongues('english', 'brands', 'pictures')
const european = tongues(
  'german',
  'french',
  'spanish',
  'portuguese',
  'italian',
  'turkish',
  'dutch',
  'polish',
  'russian',
  'swedish',
  'danish',
  'norwegian',
)

const ofFamily: Partial<Readonly<Record<TermFamily, Tongues>>> = {
  malay: tongues('malay'),
  chinese: tongues('chinese', 'japanese', 'cantonese'),
  pinyin: tongues('chinese', 'cantonese'),
  hokkien: tongues('chinese', 'cantonese'),
  tamil: tongues('tamil'),
  hindi: tongues('hindi'),
  japanese: tongues('japanese', 'chinese'),
  korean: tongues('korean'),
  european,
  asian: tongues('vietnamese', 'thai'),
  arabic: tongues('arabic'),
  devanagari: tongues('hindi'),
  thai: tongues('thai'),
}

/** The languages of a family of terms; a family of no one language counts in all. */
export const tonguesOf = (family: TermFamily): Tongues => ofFamily[family] ?? -1

/** Whether a name of a food is one of another language than English. */
export const isForeign = ({ language }: FoodName): boolean =>
  language !== undefined && (tongueOf(language) & english) === 0
