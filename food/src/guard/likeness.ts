/** Which groups an unknown word may mean: by a few letters, by its sound, or because its script leaves no way to tell. */

import { allTerms } from '../allergens/all-terms.ts'
import { type AllergenGroup, allergenGroups } from '../allergens/groups.ts'
import { foldText } from './fold.ts'
import type { Matcher } from './matcher.ts'
import { edits } from './spelling.ts'

/** Words below this length are like too many others. */
const comparedFrom = 3
/** From this length a second keystroke is forgiven. */
const twiceFrom = 7
/** From this length a name counts inside a longer word: 'zornmilkine'. */
const insideFrom = 4
const insideAnywhereFrom = 5

interface Names {
  readonly bySound: ReadonlyMap<string, number>
  readonly byStart: ReadonlyMap<string, readonly (readonly [word: string, groups: number])[]>
  readonly words: ReadonlyMap<string, number>
  /** Signs of other scripts: those that are a term alone, and every two that stand together in one. */
  readonly bySigns: ReadonlyMap<string, number>
}

let built: Names | undefined

/** Built on first use: recipes of words that we know never ask. */
function names(): Names {
  built ??= build()
  return built
}

function build(): Names {
  const words = new Map<string, number>()
  for (const { group, terms } of allTerms)
    for (const [family, list] of Object.entries(terms))
      if (family !== 'scientific' && family !== 'emoji')
        for (const term of list)
          for (const word of foldText(term).split(/[ \n]/))
            if ((word.length >= comparedFrom || !/^[a-z]+$/.test(word)) && isTelling(term, word))
              words.set(word, (words.get(word) ?? 0) | bit(group))
  const bySound = new Map<string, number>()
  const byStart = new Map<string, [string, number][]>()
  const bySigns = new Map<string, number>()
  for (const [word, groups] of words) {
    if (!/^[a-z]+$/.test(word)) {
      for (const signs of signsOf(word)) bySigns.set(signs, (bySigns.get(signs) ?? 0) | groups)
      continue
    }
    const sound = soundOf(word)
    if (sound.length >= 3) bySound.set(sound, (bySound.get(sound) ?? 0) | groups)
    const start = startOf(word)
    const list = byStart.get(start)
    if (list) list.push([word, groups])
    else byStart.set(start, [[word, groups]])
  }
  return { words, bySound, byStart, bySigns }
}

/** A word of one sign, or each two signs of a longer one. */
function signsOf(word: string): string[] {
  const signs = [...word]
  return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
}

/** Of a term of several words the words that hardly stand elsewhere: 'sauce' of 'oyster sauce' tells nothing. */
const isTelling = (term: string, word: string): boolean =>
  !term.includes(' ') || (word.length >= 6 && term.startsWith(word))

const memo = new Map<string, number>()
const memoSize = 5_000

/** The groups that any of the words is like. */
export function groupsLike(words: readonly string[], matcher: Matcher): AllergenGroup[] {
  const set = words.reduce((sum, word) => sum | remember(word, matcher), 0)
  return allergenGroups.filter((group) => (set & bit(group)) !== 0)
}

function remember(typed: string, matcher: Matcher): number {
  const before = memo.get(typed)
  if (before !== undefined) return before
  const parts = foldText(typed).split(/[ \n]/)
  const groups = [...parts, parts.join('')].reduce((sum, word) => sum | like(word, matcher), 0)
  if (memo.size >= memoSize) memo.clear()
  memo.set(typed, groups)
  return groups
}

const everyGroup = (1 << allergenGroups.length) - 1

function like(word: string, matcher: Matcher): number {
  if (word.length < comparedFrom && /^[a-z]*$/.test(word)) return 0
  if (!/^[a-z]+$/.test(word)) return likeSigns(word)
  const { bySound, byStart, words } = names()
  let groups = bySound.get(soundOf(word)) ?? 0
  const allowed = word.length >= twiceFrom ? 2 : 1
  for (const start of new Set([startOf(word), startOf(word.slice(1)), ...alikeStarts(word)]))
    for (const [candidate, own] of byStart.get(start) ?? []) {
      if ((groups & own) === own || Math.abs(candidate.length - word.length) > allowed) continue
      const forgiven = candidate.length >= twiceFrom ? allowed : 1
      if (edits(word, candidate) <= forgiven) groups |= own
    }
  for (let from = 0; from + insideFrom <= word.length; from++)
    for (let end = from + insideFrom; end <= word.length; end++) {
      const atEdge = from === 0 || end === word.length
      if (atEdge || end - from >= insideAnywhereFrom) groups |= words.get(word.slice(from, end)) ?? 0
    }
  for (const group of matcher.groupsOf(word) ?? []) groups |= bit(group)
  return groups
}

/** Scripts in which the guard has words: a sign in common is a doubt. Any other script is one as it stands. */
const comparable =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tamil}\p{M}ー々〆]+$/u

function likeSigns(word: string): number {
  if (!/\p{L}/u.test(word)) return 0
  if (!comparable.test(word)) return everyGroup
  const { bySigns } = names()
  return [...word, ...signsOf(word)].reduce((sum, signs) => sum | (bySigns.get(signs) ?? 0), 0)
}

const startOf = (word: string): string => word[0] ?? ''

/** First letters that sound alike: 'kream', 'phish', 'sellery'. */
const alike = ['ckqs', 'fpv', 'szx', 'gjy', 'ae', 'iy', 'uw', 'bp', 'dt', 'mn']
function alikeStarts(word: string): string[] {
  const first = startOf(word)
  return alike.filter((letters) => letters.includes(first)).flatMap((letters) => [...letters])
}

/** A rough key of how a word sounds: one letter for letters that sound alike, vowels after the first left out. */
export function soundOf(word: string): string {
  const plain = word
    .replace(/ph/g, 'f')
    .replace(/ck|q|c(?![eiy])/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/sch|sh|ch|tch/g, 'x')
    .replace(/z/g, 's')
    .replace(/v/g, 'f')
    .replace(/gh|h/g, '')
    .replace(/wr/g, 'r')
    .replace(/kn/g, 'n')
  const [first = '', ...rest] = plain
  return `${/[aeiouy]/.test(first) ? 'a' : first}${rest.join('').replace(/[aeiouyw]/g, '')}`.replace(
    /(.)\1+/g,
    '$1',
  )
}

function bit(group: AllergenGroup): number {
  return 1 << allergenGroups.indexOf(group)
}
