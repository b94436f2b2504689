/** All terms and traps compiled once, and the scan that finds the ones of a text. */
import { allTerms } from '../../allergens/all-terms.ts'
import { compounds } from '../../allergens/compounds.ts'
import { type AllergenGroup, allergenGroups } from '../../allergens/groups.ts'
import { harmless } from '../../allergens/harmless.ts'
import type { TermFamily } from '../../allergens/terms.ts'
import { foods } from '../../foods.ts'
import { hasPlurals, namesThat } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { english as inEnglish, type Tongues, tongueOf, tonguesOf } from '../tongues/tongues.ts'
import { plurals } from '../words/plurals.ts'
import { foldText } from './fold.ts'
import { hard, type IndexedText, indexPlain, within } from './indexed-text.ts'
import { Trie } from './trie.ts'

/** A term found in a text. */
export interface Hit {
  readonly group: AllergenGroup
  readonly term: string
  /** The number of the field where the term begins. */
  readonly field: number
  /** Where it stands among the text's codes. */
  readonly from: number
  readonly end: number
  readonly tongues: Tongues
}

interface Term {
  readonly text: string
  readonly groups: number
  readonly tongues: Tongues
}

interface Excuse {
  readonly groups: number
  readonly joints: Uint8Array
}

interface Stretch {
  readonly from: number
  readonly end: number
  readonly groups: number
}

interface Span extends Stretch {
  readonly text: string
  readonly tongues: Tongues
}

/** An English term of one word, a word of a longer one, or a word of another tongue, of which only a slip is forgiven. */
export type Target = 'term' | 'part' | 'foreign'

export interface Matcher {
  scan(text: IndexedText): Hit[]
  /** The groups that a folded text names as a whole; undefined when it is no term from end to end. */
  groupsOf(plain: string): readonly AllergenGroup[] | undefined
  /** Where the longest term or trap ends that begins at a place of a text; the place itself when none does. */
  knownUntil(text: IndexedText, from: number): number
  /** Every word that a term, a trap or a food is made of. */
  readonly knownWords: ReadonlySet<string>
  /** Words worth repairing a misspelling to. */
  readonly targets: ReadonlyMap<string, Target>
  /** The words that tell of groups by themselves, with the set of them: what an unknown word is compared with. */
  readonly telling: ReadonlyMap<string, number>
}

/** Aliases of the table that are everyday English beside their food. */
const everyday = new Set(['sprinkles', 'crisps', 'gum', 'chips', 'skate', 'sweets'])
/** Short ones are found in 'a 5 mm slice', these in 'as good as takeaway' and 'milk, a pinch of …'. */
const isEveryday = (plain: string): boolean =>
  isLineWord(plain) || /^[a-z]{1,3}$/.test(plain.replace(/[ \n]/g, '')) || everydayAliases.has(plain)
const everydayAliases = new Set(['takeaway', 'milka', 'tomato soup'])
const tamil = /[\u0b80-\u0bff]/
const isTamil = (code = 0): boolean => code >= 0x0b80 && code <= 0x0bff
const english: ReadonlySet<TermFamily> = new Set(['direct', 'derived', 'foods', 'brands'])
const unrepairable: ReadonlySet<TermFamily> = new Set(['misspelt', 'roots', 'emoji', 'scientific'])
const tellingFrom = 6
const strength = { foreign: 0, part: 1, term: 2 }

/** So many terms are learned in a few milliseconds. */
const termsAStep = 500

/** Compiles the matcher; `without` leaves families of terms out, which only a test of the drill wants. */
export function compileMatcher(without: readonly TermFamily[] = []): Matcher {
  const steps = compilingMatcher(without)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** The same in small steps: who has others to serve lets them in between. */
export function* compilingMatcher(without: readonly TermFamily[] = []): Generator<void, Matcher> {
  const words = new Trie<Term>()
  const anywhere = new Trie<Term>()
  const excuses = new Trie<Excuse>()
  const knownWords = new Set<string>()
  const targets = new Map<string, Target>()
  const telling = new Map<string, number>()

  function addTerm(
    text: string,
    groups: number,
    family: TermFamily | 'table',
    {
      plain = foldText(text),
      tongues = family === 'table' ? inEnglish : tonguesOf(family),
      isCounted = true,
    } = {},
  ): void {
    if (plain === '') return
    if (family !== 'scientific' && family !== 'emoji' && family !== 'table') addTelling(plain, groups)
    for (const form of isCounted ? [plain, ...plurals(plain)] : [plain]) {
      const parts = form.split(/[ \n]/)
      for (const part of parts) {
        // A listed misspelling may still be repaired, for the groups that know it by the right name only; and a word of
        // another tongue may be a slip in an English one.
        if (family !== 'table' && english.has(family)) knownWords.add(part)
        if (family !== 'table') addTarget(part, family, parts.length === 1)
      }
      const chars = parts.join('')
      if (family === 'roots' || tamil.test(chars)) anywhere.add(chars, { text, groups, tongues })
      else words.add(chars, { text, groups, tongues })
    }
  }

  function addTelling(plain: string, groups: number): void {
    const parts = plain.split(/[ \n]/)
    parts.forEach((word, at) => {
      // Of several words the first, if it is long: 'sauce' of 'oyster sauce' tells nothing.
      if (parts.length === 1 || (at === 0 && word.length >= tellingFrom))
        telling.set(word, (telling.get(word) ?? 0) | groups)
    })
  }

  function addTarget(word: string, family: TermFamily, whole: boolean): void {
    if (!/^[a-z]{4,}$/.test(word) || unrepairable.has(family)) return
    const kind = english.has(family) ? (whole ? 'term' : 'part') : 'foreign'
    if (kind === 'foreign' && !whole) return
    if (kind === 'part' && family === 'brands') return
    const before = targets.get(word)
    if (before === undefined || strength[kind] > strength[before]) targets.set(word, kind)
  }

  let learned = 0
  const isStep = () => ++learned % termsAStep === 0

  for (const { group, terms } of allTerms)
    for (const [family, list] of Object.entries(terms) as [TermFamily, readonly string[]][])
      if (!without.includes(family))
        for (const term of list) {
          addTerm(term, bit(group), family)
          if (isStep()) yield
        }

  if (!without.includes('foods'))
    for (const { groups, names } of compounds)
      for (const name of names) {
        addTerm(name, bits(groups), 'foods')
        if (isStep()) yield
      }

  for (const food of foods) {
    if (isStep()) yield
    for (const name of [food.name, ...food.aliases]) {
      for (const word of foldText(name).split(/[ \n]/))
        for (const form of [word, ...plurals(word)]) knownWords.add(form)
      if (food.allergens.length > 0 && !everyday.has(name)) addTerm(name, bits(food.allergens), 'table')
    }
  }

  for (const { food, name, plain, language } of namesThat(({ isAlias }) => isAlias)) {
    if (isStep()) yield
    if (food.allergens.length > 0 && !isEveryday(plain))
      addTerm(name, bits(food.allergens), 'table', {
        plain,
        ...(language && { tongues: tongueOf(language), isCounted: hasPlurals(language) }),
      })
  }

  for (const { groups, phrases } of harmless)
    for (const phrase of phrases) {
      if (isStep()) yield
      const plain = foldText(phrase)
      for (const form of [plain, ...plurals(plain)].flatMap(elided)) {
        for (const word of form.split(/[ \n]/)) knownWords.add(word)
        const { joints } = indexPlain([form])
        excuses.add(form.replace(/[ \n]/g, ''), { groups: bits(groups), joints })
      }
    }

  function scan(text: IndexedText): Hit[] {
    const { codes, joints, fields, length } = text
    const hits: Span[] = []
    const excused: Stretch[] = []
    const take = (end: number, terms: readonly Term[], from: number): void => {
      for (const { groups, text: name, tongues } of terms)
        hits.push({ from, end, groups, text: name, tongues })
    }
    const takeInside = (end: number, terms: readonly Term[], from: number): void => {
      // Tamil takes its endings within the word, so a term need not end one; cut over lines it must at least begin one.
      if (isOneWord(joints, from, end) || (isTamil(codes[from]) && joints[from] !== within))
        take(end, terms, from)
    }
    const takeWord = (end: number, terms: readonly Term[], from: number): void => {
      // 'e i peperoni' are no 'ei': words of two letters are not spelled out.
      if (joints[end] !== within && !(end - from === 2 && isTwoLetters(joints, codes, from)))
        take(end, terms, from)
    }
    const forgive = (end: number, found: readonly Excuse[], from: number): void => {
      if (joints[end] === within) return
      for (const { groups, joints: own } of found)
        if (fits(joints, from, end, own)) excused.push({ from, end, groups })
    }
    for (let from = 0; from < length; from++) {
      anywhere.walk(codes, from, length, takeInside)
      if (joints[from] === within) continue
      words.walk(codes, from, length, takeWord)
      excuses.walk(codes, from, length, forgive)
    }
    return hits.flatMap((hit) =>
      remaining(hit, excused, joints).map((group) => ({
        group,
        term: hit.text,
        field: fields[hit.from] ?? 0,
        from: hit.from,
        end: hit.end,
        tongues: hit.tongues,
      })),
    )
  }

  function groupsOf(plain: string): readonly AllergenGroup[] | undefined {
    const { codes, length } = indexPlain([plain])
    let groups: number | undefined
    words.walk(codes, 0, length, (end, terms) => {
      if (end === length) groups = terms.reduce((sum, term) => sum | term.groups, 0)
    })
    return groups === undefined ? undefined : groupsIn(groups)
  }

  function knownUntil({ codes, joints, length }: IndexedText, from: number): number {
    let until = from
    const mind = (end: number) => {
      if (joints[end] !== within && end > until) until = end
    }
    words.walk(codes, from, length, mind)
    excuses.walk(codes, from, length, (end, found) => {
      if (found.some(({ joints: own }) => fits(joints, from, end, own))) mind(end)
    })
    return until
  }

  return { scan, groupsOf, knownUntil, knownWords, targets, telling }
}

/** "Lait d'amande" is folded to 'lait damande', and read as 'lait amande' too. */
const elided = (plain: string): string[] =>
  / d (?=[aeiouhœ])/.test(plain)
    ? [plain, plain.replace(/ d (?=[aeiouhœ])/, ' d'), plain.replace(/ d (?=[aeiouhœ])/, ' ')]
    : [plain]

const isTwoLetters = (joints: Uint8Array, codes: Uint16Array, from: number): boolean =>
  joints[from + 1] !== within && isLetter(codes[from]) && isLetter(codes[from + 1])
const isLetter = (code = 0): boolean => code >= 0x61 && code <= 0x7a

/** A root counts inside one word only. */
function isOneWord(joints: Uint8Array, from: number, end: number): boolean {
  for (let at = from + 1; at < end; at++) if (joints[at] !== within) return false
  return true
}

/** A trap may be written closer together than it is spelt here, never further apart and never over a comma or a line. */
function fits(joints: Uint8Array, from: number, end: number, own: Uint8Array): boolean {
  for (let at = from + 1; at < end; at++) {
    if (joints[at] === hard) return false
    if (joints[at] !== within && own[at - from] === within) return false
  }
  return true
}

/**
 * The groups of a hit that no trap excuses: one around it, or one that it begins in and that a comma or a line ends, for
 * 'coconut milk' and then 'sugar' are no milk sugar.
 */
function remaining(hit: Span, excused: readonly Stretch[], joints: Uint8Array): AllergenGroup[] {
  let groups = hit.groups
  for (const trap of excused) {
    const isInside = trap.from <= hit.from && hit.from < trap.end
    if (isInside && (hit.end <= trap.end || joints[trap.end] === hard)) groups &= ~trap.groups
  }
  return groups === 0 ? [] : groupsIn(groups)
}

function groupsIn(set: number): AllergenGroup[] {
  return allergenGroups.filter((group) => (set & bit(group)) !== 0)
}

function bit(group: AllergenGroup): number {
  return 1 << allergenGroups.indexOf(group)
}

function bits(groups: readonly AllergenGroup[]): number {
  return groups.reduce((sum, group) => sum | bit(group), 0)
}
