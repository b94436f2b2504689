/** Which groups an unknown word may mean: by a few letters, by its sound, or because its script leaves no way to tell. */

import { type AllergenGroup, allergenGroups } from '../../allergens/groups.ts'
import { memoizeWith } from '../../memoize.ts'
import { foldText } from './fold.ts'
import { bit, groupsIn } from './group-sets.ts'
import type { Matcher } from './matcher.ts'
import { edits } from './spelling.ts'

/** Words below this length are like too many others. */
const comparedFrom = 3
/** From this length a second keystroke is forgiven. */
const twiceFrom = 7
/** From this length a name counts inside a longer word: 'zornmilkine'. */
const insideFrom = 4
const insideAnywhereFrom = 5

interface TellingWord {
  readonly word: string
  readonly groups: number
  sound?: string
}

interface Names {
  /** Whole names in scripts that part words or join them by rule. */
  readonly inScripts: readonly TellingWord[]
  readonly byStart: ReadonlyMap<string, readonly TellingWord[]>
  /** Signs of other scripts: those that are a term alone, and every two that stand together in one. */
  readonly bySigns: ReadonlyMap<string, number>
}

const built = new WeakMap<Matcher, Names>()

/** Built on first use: recipes of words that we know never ask. */
function namesOf(matcher: Matcher): Names {
  const known = built.get(matcher)
  if (known) return known
  const byStart = new Map<string, TellingWord[]>()
  const bySigns = new Map<string, number>()
  const inScripts: TellingWord[] = []
  for (const [word, groups] of matcher.telling) {
    if (scripted.test(word)) {
      inScripts.push({ word, groups })
      continue
    }
    if (!/^[a-z]+$/.test(word)) {
      for (const signs of signsOf(word)) bySigns.set(signs, (bySigns.get(signs) ?? 0) | groups)
      continue
    }
    if (word.length < comparedFrom) continue
    const list = byStart.get(startOf(word))
    if (list) list.push({ word, groups })
    else byStart.set(startOf(word), [{ word, groups }])
  }
  const names = { byStart, bySigns, inScripts }
  built.set(matcher, names)
  return names
}

/** A word of one sign, or each two signs of a longer one. */
function signsOf(word: string): string[] {
  const signs = [...word]
  return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
}

const wordsKept = 5_000

/** The groups that any of the words is like. */
export function groupsLike(words: readonly string[], matcher: Matcher): AllergenGroup[] {
  const set = words.reduce((sum, word) => sum | setLike(word, matcher), 0)
  return groupsIn(set)
}

const setLike = memoizeWith((typed, matcher: Matcher): number => {
  const parts = foldText(typed).split(/[ \n]/)
  return [...parts, parts.join('')].reduce((sum, word) => sum | like(word, matcher), 0)
}, wordsKept)

/** Said of a word in a script that the guard has no words in. */
const everyGroup = (1 << allergenGroups.length) - 1

/** The European numbers of additives: those that stand for a group are terms, and no other is a slip of one. */
const eNumber = /^e(?:1[0-5]\d\d|[1-9]\d\d)[a-f]?$/

function like(word: string, matcher: Matcher): number {
  if (eNumber.test(word)) return 0
  if (word.length < comparedFrom && /^[a-z]*$/.test(word)) return 0
  const { byStart, bySigns } = namesOf(matcher)
  if (scripted.test(word)) return likeScripted(word, matcher)
  if (!/^[a-z]+$/.test(word)) return likeSigns(word, bySigns)
  let groups = likeInside(word, matcher)
  for (const group of matcher.groupsOf(word) ?? []) groups |= bit(group)
  const sound = soundOf(word)
  for (const start of new Set([startOf(word), startOf(word.slice(1)), ...alikeStarts(word)]))
    for (const candidate of byStart.get(start) ?? [])
      if ((groups & candidate.groups) !== candidate.groups && isLike(word, sound, candidate))
        groups |= candidate.groups
  return groups
}

function isLike(word: string, sound: string, candidate: TellingWord): boolean {
  const shorter = Math.min(word.length, candidate.word.length)
  const allowed = shorter >= twiceFrom ? 2 : 1
  if (Math.abs(candidate.word.length - word.length) <= allowed && edits(word, candidate.word) <= allowed)
    return true
  candidate.sound ??= soundOf(candidate.word)
  return sound.length >= comparedFrom && candidate.sound === sound
}

/** The groups whose names begin or end a longer word, or stand in the middle of one if they are long. */
function likeInside(word: string, { telling }: Matcher): number {
  let groups = 0
  for (let from = 0; from + insideFrom <= word.length; from++)
    for (let end = from + insideFrom; end <= word.length; end++) {
      const isAtEdge = from === 0 || end === word.length
      if (isAtEdge || end - from >= insideAnywhereFrom) groups |= telling.get(word.slice(from, end)) ?? 0
    }
  return groups
}

/** Scripts in which the guard has words: a sign in common is a doubt. Any other script is one as it stands. */
const comparable =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tamil}\p{M}ー々〆]+$/u

function likeSigns(word: string, bySigns: Names['bySigns']): number {
  if (!/\p{L}/u.test(word)) return 0
  if (!comparable.test(word)) return everyGroup
  return [...word, ...signsOf(word)].reduce((sum, signs) => sum | (bySigns.get(signs) ?? 0), 0)
}

const scripted = /^[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{M}]+$/u
const thai = /\p{Script=Thai}/u
/** Shorter names of these scripts are near half of all words. */
const scriptedFrom = 4
const attachedFrom = 3
/** What Arabic writes onto the next word. */
const arabicPrefix = /^[وفبلك]?(?:ال)?(?=\p{Script=Arabic}{3})/u

/** The groups that a folded word of a title or a step is like, where its script is one that foods have names in. */
export function groupsLikeProse(word: string, matcher: Matcher): AllergenGroup[] {
  const set = scripted.test(word) ? likeScripted(word, matcher) : 0
  return groupsIn(set)
}

function likeScripted(word: string, matcher: Matcher): number {
  const forms = [...new Set([word, word.replace(arabicPrefix, '')])]
  return namesOf(matcher).inScripts.reduce(
    (sum, name) =>
      (sum & name.groups) !== name.groups && forms.some((form) => isScriptLike(form, name.word))
        ? sum | name.groups
        : sum,
    0,
  )
}

/** With an ending of its own, or one letter off; Thai writes what stands before and behind in one. */
function isScriptLike(word: string, name: string): boolean {
  if (thai.test(word)) return name.length > scriptedFrom && holdsNearly(word, name)
  if (name.length >= attachedFrom && word.startsWith(name)) return true
  const shorter = Math.min(word.length, name.length)
  return (
    shorter >= scriptedFrom &&
    Math.abs(word.length - name.length) <= 1 &&
    word[0] === name[0] &&
    edits(word, name) <= 1
  )
}

function holdsNearly(run: string, name: string): boolean {
  for (let from = run.indexOf(startOf(name)); from >= 0; from = run.indexOf(startOf(name), from + 1))
    for (const length of [name.length - 1, name.length, name.length + 1])
      if (from + length <= run.length && edits(run.slice(from, from + length), name) <= 1) return true
  return false
}

const startOf = (word: string): string => word[0] ?? ''

/** First letters that sound alike: 'kream', 'phish', 'sellery'. */
const alike = ['ckqs', 'fpv', 'szx', 'gjy', 'ae', 'iy', 'uw', 'bp', 'dt', 'mn']
function alikeStarts(word: string): string[] {
  const first = startOf(word)
  return alike.filter((letters) => letters.includes(first)).flatMap((letters) => [...letters])
}

/** A rough key of how a word sounds: one letter for letters that sound alike, vowels after the first left out. */
function soundOf(word: string): string {
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
