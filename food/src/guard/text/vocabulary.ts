/** All terms and traps of the guard, learned once and laid out to be found. */
import { allTerms } from '../../allergens/all-terms.ts'
import { compounds } from '../../allergens/compounds.ts'
import { harmless } from '../../allergens/harmless.ts'
import type { TermFamily } from '../../allergens/terms.ts'
import { type Food, foods } from '../../foods.ts'
import { type FoodName, hasPlurals, namesThat } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { groupNames } from '../allergies/group-names.ts'
import {
  english as inEnglish,
  type LanguageSet,
  languageBit,
  languagesOf,
} from '../languages/language-sets.ts'
import { plurals } from '../words/plurals.ts'
import { foldText } from './fold.ts'
import { bit, bits } from './group-sets.ts'
import { indexPlain } from './indexed-text.ts'
import { Trie } from './trie.ts'

export interface Term {
  readonly text: string
  readonly groups: number
  readonly languages: LanguageSet
}

export interface Excuse {
  readonly groups: number
  /** True for what is said to be free of them: 'non-' before it makes the opposite of it. */
  readonly isClaim: boolean
  readonly joints: Uint8Array
}

const claim =
  /vegan|weganski|vegetari|vegetal(?:e|ien|ienne)?(?: |$)|plant based|pflanzlich|plantaardig|roslinn|vaxtbasera|plantebaser|bitkisel|free|frei(?:e[rsnm]?)?(?: |$)|glutenvrij|glutenfri|bezgluten|(?:^| )(?:sans|sin|senza|sem|ohne|tanpa|bebas) |s[iu]z(?: |$)|^[无無][麸麩]/
/** An English term of one word, a word of a longer one, or a word of another tongue, of which only a slip is forgiven. */
export type Target = 'term' | 'part' | 'foreign'

/** Aliases of the table that are everyday English beside their food. */
const everyday = new Set(['sprinkles', 'crisps', 'gum', 'chips', 'skate', 'sweets'])
/** Whether a folded name is no food in prose: short ones are found in 'a 5 mm slice', others in 'as good as takeaway' and 'milk, a pinch of …'. */
export const isEveryday = (plain: string): boolean =>
  isLineWord(plain) || /^[a-z]{1,3}$/.test(plain.replace(/[ \n]/g, '')) || everydayAliases.has(plain)
const everydayAliases = new Set(['takeaway', 'takeout', 'turnover', 'milka', 'mixture', 'tomato soup'])
const tamil = /[\u0b80-\u0bff]/
const english: ReadonlySet<TermFamily> = new Set(['direct', 'derived', 'foods', 'brands'])
const unrepairable: ReadonlySet<TermFamily> = new Set(['misspelt', 'roots', 'emoji', 'scientific'])
const tellingFrom = 6
/** Shorter names of groups are words of other languages, or parts of other words: 'hal', 'muna', '麥'. */
const ownGroupName =
  /^(?:[a-z]{5,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{3,}|[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{M}]{6,})$/u
/** What names a group in one language and says how a food is cut in another: 'café en grano'. */
const otherwise: ReadonlySet<string> = new Set(['grano'])
const strength = { foreign: 0, part: 1, term: 2 }

/** So many terms are learned in a few milliseconds. */
const termsAStep = 500

/** The terms, the traps that excuse them, and the words that they are made of. */
export class Vocabulary {
  /** Terms that begin and end with a word. */
  readonly words = new Trie<Term>()
  /** Terms that may stand anywhere inside a word. */
  readonly anywhere = new Trie<Term>()
  readonly excuses = new Trie<Excuse>()
  readonly knownWords = new Set<string>()
  readonly targets = new Map<string, Target>()
  readonly telling = new Map<string, number>()

  addTerm(
    text: string,
    groups: number,
    family: TermFamily | 'table',
    {
      plain = foldText(text),
      languages = family === 'table' ? inEnglish : languagesOf(family),
      isCounted = true,
    } = {},
  ): void {
    if (plain === '') return
    if (family !== 'scientific' && family !== 'emoji' && family !== 'table') this.#addTelling(plain, groups)
    for (const form of isCounted ? [plain, ...plurals(plain)] : [plain]) {
      const parts = form.split(/[ \n]/)
      for (const part of parts) {
        // A listed misspelling may still be repaired, for the groups that know it by the right name only; and a word of
        // another tongue may be a slip in an English one.
        if (family !== 'table' && english.has(family)) this.knownWords.add(part)
        if (family !== 'table') this.#addTarget(part, family, parts.length === 1)
      }
      const chars = parts.join('')
      if (family === 'roots' || tamil.test(chars)) this.anywhere.add(chars, { text, groups, languages })
      else this.words.add(chars, { text, groups, languages })
    }
  }

  #addTelling(plain: string, groups: number): void {
    const parts = plain.split(/[ \n]/)
    parts.forEach((word, at) => {
      // Of several words the first, if it is long: 'sauce' of 'oyster sauce' tells nothing.
      if (parts.length === 1 || (at === 0 && word.length >= tellingFrom))
        this.telling.set(word, (this.telling.get(word) ?? 0) | groups)
    })
  }

  #addTarget(word: string, family: TermFamily, whole: boolean): void {
    if (!/^[a-z]{4,}$/.test(word) || unrepairable.has(family)) return
    const kind = english.has(family) ? (whole ? 'term' : 'part') : 'foreign'
    if (kind === 'foreign' && !whole) return
    if (kind === 'part' && family === 'brands') return
    const before = this.targets.get(word)
    if (before === undefined || strength[kind] > strength[before]) this.targets.set(word, kind)
  }

  /** A food of the table, whose names are known words. */
  addFood({ name: own, aliases, allergens }: Food): void {
    for (const name of [own, ...aliases]) {
      for (const word of foldText(name).split(/[ \n]/))
        for (const form of [word, ...plurals(word)]) this.knownWords.add(form)
      if (allergens.length > 0 && !everyday.has(name)) this.addTerm(name, bits(allergens), 'table')
    }
  }

  /** A further name of a food, of any language. */
  addAlias({ food, name, plain, language }: FoodName): void {
    if (food.allergens.length === 0 || isEveryday(plain)) return
    this.addTerm(name, bits(food.allergens), 'table', {
      plain,
      ...(language && { languages: languageBit(language), isCounted: hasPlurals(language) }),
    })
  }

  /** A phrase that sounds like some groups and holds none of them. */
  addTrap(phrase: string, groups: number): void {
    const plain = foldText(phrase)
    const isClaim = claim.test(plain)
    for (const form of [plain, ...plurals(plain)].flatMap(elided)) {
      for (const word of form.split(/[ \n]/)) this.knownWords.add(word)
      const { joints } = indexPlain([form])
      this.excuses.add(form.replace(/[ \n]/g, ''), { groups, joints, isClaim })
    }
  }
}

/** Learns everything in small steps; `without` leaves families of terms out. */
export function* learning(without: readonly TermFamily[]): Generator<void, Vocabulary> {
  const vocabulary = new Vocabulary()
  let learned = 0
  for (const learn of lessons(vocabulary, without)) {
    learn()
    if (++learned % termsAStep === 0) yield
  }
  return vocabulary
}

/** What there is to learn, in the order in which terms of the same words stand. */
function* lessons(vocabulary: Vocabulary, without: readonly TermFamily[]): Generator<() => void> {
  for (const { group, terms } of allTerms)
    for (const [family, list] of Object.entries(terms) as [TermFamily, readonly string[]][])
      if (!without.includes(family))
        for (const term of list) yield () => vocabulary.addTerm(term, bit(group), family)
  for (const { groups, names, family } of compounds)
    if (!without.includes(family))
      for (const name of names) yield () => vocabulary.addTerm(name, bits(groups), family)
  // What somebody says in a profile holds the same where a line or a label says it, in languages that no food has names in too.
  // They are of all families: none of them stands in for one that is left out.
  for (const [name, groups] of without.length > 0 ? [] : groupNames())
    if (ownGroupName.test(name.replaceAll(' ', '')) && !otherwise.has(name))
      yield () => vocabulary.addTerm(name, bits([...groups]), 'table', { plain: name, isCounted: false })
  for (const food of foods) yield () => vocabulary.addFood(food)
  for (const name of namesThat(({ isAlias }) => isAlias)) yield () => vocabulary.addAlias(name)
  for (const { groups, phrases } of harmless)
    for (const phrase of phrases) yield () => vocabulary.addTrap(phrase, bits(groups))
}

/** "Lait d'amande" is folded to 'lait damande', and read as 'lait amande' too. */
const elided = (plain: string): string[] =>
  / d (?=[aeiouhœ])/.test(plain)
    ? [plain, plain.replace(/ d (?=[aeiouhœ])/, ' d'), plain.replace(/ d (?=[aeiouhœ])/, ' ')]
    : [plain]
