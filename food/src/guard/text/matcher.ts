/** The scan that finds the terms of a text which no trap excuses. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import type { TermFamily } from '../../allergens/terms.ts'
import { atOnce } from '../../made-in-steps.ts'
import { memoize } from '../../memoize.ts'
import { english, type LanguageSet } from '../languages/language-sets.ts'
import { isDeniedClaim } from './claims/denied-claims.ts'
import { isFreeOfMore } from './claims/given-away.ts'
import { bits, groupsIn } from './group-sets.ts'
import { groupsOfOther } from './half-heads.ts'
import { type Half, halvesAt, isHead, wordsOfOther } from './halves.ts'
import { hard, type IndexedText, indexPlain, within } from './indexed-text.ts'
import { type Excuse, learning, type Target, type Term, type Vocabulary } from './vocabulary.ts'

/** A term found in a text. */
export interface Hit {
  readonly group: AllergenGroup
  readonly term: string
  /** The number of the field where the term begins. */
  readonly field: number
  /** Where it stands among the text's codes. */
  readonly from: number
  readonly end: number
  readonly languages: LanguageSet
}

interface Stretch {
  readonly from: number
  readonly end: number
  readonly groups: number
}

interface Span extends Stretch {
  readonly text: string
  readonly languages: LanguageSet
}

/** What is known of the fields of a text. */
export interface Fields {
  /** Whether one is an ingredient line, where the halves of an alternative may share a word. */
  isLine(field: number): boolean
  /** Whether one asks what it claims: 'gluten-free bread?'. */
  isAsked(field: number): boolean
}

export interface Matcher {
  scan(text: IndexedText, fields?: Fields): Hit[]
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

/** The groups that some words are excused from as a whole. */
type Excusing = (words: string) => number
const halvesKept = 10_000

const isTamil = (code = 0): boolean => code >= 0x0b80 && code <= 0x0bff

/** Compiles the matcher; `without` leaves families of terms out, which only a test of the drill wants. */
export function compileMatcher(without: readonly TermFamily[] = []): Matcher {
  return atOnce(compilingMatcher(without))
}

/** The same in small steps: who has others to serve lets them in between. */
export function* compilingMatcher(without: readonly TermFamily[] = []): Generator<void, Matcher> {
  const vocabulary = yield* learning(without)
  const { knownWords, targets, telling } = vocabulary
  const excusesOf = memoize((words: string) => excusedOf(vocabulary, words), halvesKept)
  return {
    scan: (text, fields = noFields) => scan(vocabulary, excusesOf, text, fields),
    groupsOf: (plain) => groupsOf(vocabulary, plain),
    knownUntil: (text, from) => knownUntil(vocabulary, text, from),
    knownWords,
    targets,
    telling,
  }
}

const noFields: Fields = { isLine: () => false, isAsked: () => false }

function scan(
  vocabulary: Vocabulary,
  excusesOf: Excusing,
  text: IndexedText,
  { isLine, isAsked }: Fields,
): Hit[] {
  const { words, anywhere, excuses } = vocabulary
  const { codes, joints, fields, length } = text
  const hits: Span[] = []
  const excused: Stretch[] = []
  const take = (end: number, terms: readonly Term[], from: number): void => {
    for (const { groups, text: name, languages } of terms)
      hits.push({ from, end, groups, text: name, languages })
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
    for (const { groups, joints: own, isClaim } of found)
      if (
        fits(joints, from, end, own) &&
        !(isClaim && (isAsked(fields[from] ?? 0) || isDeniedClaim(text, from) || isFreeOfMore(text, end)))
      )
        excused.push({ from, end, groups })
  }
  const halves: Half[] = []
  for (let from = 0; from < length; from++) {
    anywhere.walk(codes, from, length, takeInside)
    if (joints[from] === within) continue
    words.walk(codes, from, length, takeWord)
    const before = excused.length
    excuses.walk(codes, from, length, forgive)
    if (isLine(fields[from] ?? 0)) halves.push(...halvesAt(text, from, excused.slice(before)))
  }
  // A word that ends in what both halves are is no trap.
  const shared = halves.filter(
    (half) => half.groups === 0 || (half.groups & ~excusesOf(wordsOfOther(text, half))) > 0,
  )
  const left = hits.map((hit) => ({ ...hit, groups: remaining(hit, excused, shared, text) }))
  const others = shared.map((half) => otherOf(excusesOf, half, text))
  return [...left, ...others].flatMap((hit) =>
    groupsIn(hit.groups).map((group) => ({
      group,
      term: hit.text,
      field: fields[hit.from] ?? 0,
      from: hit.from,
      end: hit.end,
      languages: hit.languages,
    })),
  )
}

function groupsOf({ words }: Vocabulary, plain: string): readonly AllergenGroup[] | undefined {
  const { codes, length } = indexPlain([plain])
  let groups: number | undefined
  words.walk(codes, 0, length, (end, terms) => {
    if (end === length) groups = terms.reduce((sum, term) => sum | term.groups, 0)
  })
  return groups === undefined ? undefined : groupsIn(groups)
}

function knownUntil(
  { words, excuses }: Vocabulary,
  { codes, joints, length }: IndexedText,
  from: number,
): number {
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
 * 'coconut milk' and then 'sugar' are no milk sugar. The flour of 'plain or rice flour' is that of the plain one, too.
 */
function remaining(
  hit: Span,
  excused: readonly Stretch[],
  halves: readonly Half[],
  text: IndexedText,
): number {
  let groups = hit.groups
  for (const trap of excused) if (isIn(hit, trap, text)) groups &= ~trap.groups
  for (const half of halves)
    if (isIn(hit, half, text) && isHead(text, hit, half)) groups |= hit.groups & half.groups
  return groups
}

const isIn = ({ from, end }: Span, trap: Stretch, { joints }: IndexedText): boolean =>
  trap.from <= from && from < trap.end && (end <= trap.end || joints[trap.end] === hard)

/** The groups that traps excuse another half from: all of the hemp milk of 'hemp or oat milk'. */
function excusedOf({ excuses }: Vocabulary, words: string): number {
  const text = indexPlain([words])
  const { codes, joints, length } = text
  let groups = 0
  for (let from = 0; from < length; from++)
    if (joints[from] !== within)
      excuses.walk(codes, from, length, (end, found) => {
        if (end === length)
          for (const one of found) if (!(one.isClaim && isDeniedClaim(text, from))) groups |= one.groups
      })
  return groups
}

/** What stands in an alternative without being said, as a hit where its other half stands. */
function otherOf(excusesOf: Excusing, half: Half, text: IndexedText): Span {
  const words = wordsOfOther(text, half)
  const groups = bits(groupsOfOther(words)) & ~excusesOf(words)
  return { ...half, groups, text: words, languages: english }
}
