/** The languages that a term belongs to: a word of one that stands in a longer name of another is chance ('mani' in 'jagung manis'). */

import { type AliasLanguage, aliasesByLanguage } from '../../aliases/languages.ts'
import type { TermFamily } from '../../allergens/terms.ts'
import type { FoodName } from '../../resolver/lexicon.ts'

const order = Object.keys(aliasesByLanguage)

/** A set of languages, as bits. */
export type LanguageSet = number

/** The language of an aliases' file. */
export const languageBit = (language: AliasLanguage): LanguageSet => 1 << order.indexOf(language)

const setOf = (...languages: AliasLanguage[]): LanguageSet =>
  languages.reduce((sum, language) => sum | languageBit(language), 0)

/** Brands are sold everywhere, pictures are drawn everywhere, and the table's own names are English. */
export const english = setOf('english', 'brands', 'pictures')
const european = setOf(
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

const ofFamily: Partial<Readonly<Record<TermFamily, LanguageSet>>> = {
  malay: setOf('malay'),
  chinese: setOf('chinese', 'japanese', 'cantonese'),
  pinyin: setOf('chinese', 'cantonese'),
  hokkien: setOf('chinese', 'cantonese'),
  tamil: setOf('tamil'),
  hindi: setOf('hindi'),
  japanese: setOf('japanese', 'chinese'),
  korean: setOf('korean'),
  european,
  asian: setOf('vietnamese', 'thai'),
  arabic: setOf('arabic'),
  devanagari: setOf('hindi'),
  thai: setOf('thai'),
}

/** The languages of a family of terms; a family of no one language counts in all. */
export const languagesOf = (family: TermFamily): LanguageSet => ofFamily[family] ?? -1

/** Whether a name of a food is one of another language than English. */
export const isForeign = ({ language }: FoodName): boolean =>
  language !== undefined && (languageBit(language) & english) === 0
