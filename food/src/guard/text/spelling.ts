/** Repairs misspelt words towards terms: a word that nobody knows and that is one or two keystrokes from a term is read as it. */

import { memoize } from '../../memoize.ts'
import { foodsNamed } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { isForeign } from '../languages/language-sets.ts'
import { isKitchenWord } from '../meant/known-words.ts'
import { plainWords } from '../words/plain-words.ts'
import { ShortenedWords } from '../words/shortened-words.ts'
import type { Target } from './vocabulary.ts'

/** What a misspelling may mean, best first; empty for a word that is known or far from all terms. */
export type Repair = (word: string) => readonly string[]

/** Words below this length have too many neighbours: only a swapped or doubled letter is forgiven. */
const oneEditFrom = 6
const foreignFrom = 5
const foreignEditFrom = 6
const twoEditsFrom = 9
const wordsKept = 20_000

/** Builds the repair for a vocabulary. `known` words are never repaired. */
export function buildRepair(targets: ReadonlyMap<string, Target>, known: ReadonlySet<string>): Repair {
  const shortened = new ShortenedWords()
  const slips = new Map<string, string[]>()
  for (const [target, kind] of targets) {
    if (kind === 'foreign' && target.length < foreignFrom) continue
    if (target.length < (kind === 'foreign' ? foreignEditFrom : oneEditFrom))
      for (const slip of slipsOf(target)) push(slips, slip, target)
    else shortened.add(target, target.length >= twoEditsFrom)
  }
  shortened.close()

  const isRight = (word: string): boolean =>
    known.has(word) || plainWords.has(word) || isLineWord(word) || isKitchenWord(word) || isForeignName(word)

  function candidates(word: string): readonly string[] {
    if (word.length < 4 || word.length > 24 || isRight(word)) return []
    const found = new Map<string, number>()
    for (const target of slips.get(word) ?? []) found.set(target, 1)
    for (const target of shortened.near(word, word.length >= twoEditsFrom - 1)) {
      if (found.has(target)) continue
      const kind = targets.get(target)
      const allowed = target.length >= twoEditsFrom && kind !== 'foreign' ? 2 : 1
      const distance = edits(word, target)
      // The first letter of a word is the one that people get right.
      if (distance <= allowed && ((distance === 1 && kind !== 'foreign') || word[0] === target[0]))
        found.set(target, distance)
    }
    const rank = (target: string): number =>
      (found.get(target) ?? 0) * 2 + (targets.get(target) === 'term' ? 0 : 1)
    return [...found.keys()].sort((left, right) => rank(left) - rank(right)).slice(0, 4)
  }

  return memoize(candidates, wordsKept)
}

/** 'Karot' is a carrot, and no misspelt walnut. */
const isForeignName = (word: string): boolean => foodsNamed(word).some(isForeign)

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key)
  if (!list) map.set(key, [value])
  else if (!list.includes(value)) list.push(value)
}

/** Two neighbours swapped, or one letter doubled. */
function slipsOf(word: string): string[] {
  const slips: string[] = []
  for (let at = 0; at < word.length; at++) {
    slips.push(word.slice(0, at + 1) + word.slice(at))
    if (at > 0 && word[at] !== word[at - 1])
      slips.push(word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1))
  }
  return slips
}

/** Edits between two words: a letter added, lost, exchanged or swapped with its neighbour counts one. */
export function edits(left: string, right: string): number {
  let before: number[] = []
  let last: number[] = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let i = 1; i <= left.length; i++) {
    const row = [i]
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[right.length] ?? 0
}

/** Whether two words are at most one of such edits apart, told without a table of them: thousands are compared with every word. */
export function isOneSlip(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length)
  if (Math.max(left.length, right.length) - shorter > 1) return false
  let same = 0
  while (same < shorter && left[same] === right[same]) same++
  let behind = 0
  while (behind < shorter - same && left.at(-1 - behind) === right.at(-1 - behind)) behind++
  const one = left.slice(same, left.length - behind)
  const other = right.slice(same, right.length - behind)
  return (
    Math.max(one.length, other.length) <= 1 ||
    (one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0])
  )
}
