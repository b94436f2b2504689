/** Misspelt words of typed names, led back to the word of a food's name that they are one or two keystrokes from. */
import { edits } from '../guard/text/spelling.ts'
import { spellingOf } from '../guard/told-words/slip-cost.ts'
import { memoize } from '../memoize.ts'
import { foodsNamed, isNameWord, isTableWord, nameWordList } from './lexicon.ts'
import { isLineWord } from './line-words.ts'
import { isBeside } from './pieces.ts'

/** Below this length a slip leaves too many words to choose from. */
const forgivenFrom = 5
/** From this length two keystrokes are forgiven. */
const twiceFrom = 9
/** Shorter words are too near to others of another language: 'sandesh', 'daliya'. Their slips are letters swapped, doubled, or sounds alike. */
const anySlipFrom = 7

/** Scripts that write words letter by letter. */
const spelt = /^(?:[a-z]+|[\p{Script=Arabic}\p{M}]+|[\p{Script=Devanagari}\p{M}]+|[\p{Script=Tamil}\p{M}]+)$/u
const latin = /^[a-z]+$/

const byLetter = new Map<string, string[]>()

/** Built on first use: most names that people type are spelt right. */
function near(letter: string): readonly string[] {
  if (byLetter.size === 0)
    for (const word of nameWordList()) {
      if (word.length < forgivenFrom - 1 || !spelt.test(word)) continue
      const known = byLetter.get(word[0] ?? '')
      if (known) known.push(word)
      else byLetter.set(word[0] ?? '', [word])
    }
  return byLetter.get(letter) ?? []
}

/** The word of a food's name that an unknown word most likely is; undefined for known words and for what is like none, or like several. */
export function nearestName(word: string): string | undefined {
  if (latin.test(word) && word.length < forgivenFrom) return undefined
  const best = nearNames(word)
  return (
    onlyOne(best) ??
    onlyOne(best.filter((one) => single(one) === single(word))) ??
    onlyOne(best.filter(isTableWord)) ??
    (best.length === 0 ? onlyOne(soundingLike(word)) : undefined)
  )
}

const bySound = new Map<string, string[]>()

/** The words of names that sound as an unknown word does: 'wazhaipu' for 'vazhaipoo'. */
function soundingLike(word: string): readonly string[] {
  if (word.length < heardFrom || !latin.test(word) || isKnown(word)) return []
  if (bySound.size === 0)
    for (const name of nameWordList()) {
      if (name.length < heardFrom || !latin.test(name)) continue
      const { heard } = spellingOf(name)
      bySound.set(heard, [...(bySound.get(heard) ?? []), name])
    }
  return bySound.get(spellingOf(word).heard) ?? []
}

/** Shorter words sound like too many. */
const heardFrom = 6

const wordsKept = 10_000

/** The words of foods' names that are nearest to an unknown word; none for known words. */
const nearNames: (word: string) => readonly string[] = memoize((word) => findNear(word, isLikely), wordsKept)

/** The same with any slip in a short word too: for whoever knows more than the word. */
export const looselyNear: (word: string) => readonly string[] = memoize(
  (word) => findNear(word, () => true),
  wordsKept,
)

function findNear(word: string, mayBe: (word: string, candidate: string) => boolean): readonly string[] {
  if (word.length < forgivenFrom - 1 || !spelt.test(word) || isKnown(word)) return []
  const allowed = word.length >= twiceFrom ? 2 : 1
  let best: string[] = []
  let least = allowed + 1
  for (const candidate of near(word[0] ?? '')) {
    if (Math.abs(candidate.length - word.length) > allowed) continue
    const distance = edits(word, candidate)
    if (distance > allowed || distance > least) continue
    if (!mayBe(word, candidate)) continue
    best = distance < least ? [candidate] : [...best, candidate]
    least = distance
  }
  return best
}

/** Whether a slip is one that people make: any in a word of the table or a long one, else two letters swapped, one left out or doubled. */
function isLikely(word: string, candidate: string): boolean {
  if (
    !latin.test(word) ||
    word.length >= anySlipFrom ||
    isTableWord(candidate) ||
    word.length !== candidate.length
  )
    return true
  if (word.length >= vowelSlipFrom && withoutVowels(word) === withoutVowels(candidate)) return true
  return [...word].toSorted().join('') === [...candidate].toSorted().join('')
}

/** From this length a vowel for a vowel is forgiven: romanised names are spelt by ear. */
const vowelSlipFrom = 6
const withoutVowels = (word: string): string => word.replace(/[aeiou]/g, '.')

const onlyOne = (words: readonly string[]): string | undefined =>
  words.length === 1 || (words.length > 1 && (sameStem(words) || sameFood(words))) ? words[0] : undefined

/** A letter typed once or twice is the commonest slip: 'peper' is pepper before it is paper. */
const single = (word: string): string => word.replace(/(.)\1+/g, '$1')

/** Many names are written in several ways, and a slip is near them all: 'طماط', 'طماطة'. */
const sameFood = ([first = '', ...others]: readonly string[]): boolean => {
  const food = foodsNamed(first)[0]?.food
  return food !== undefined && others.every((other) => foodsNamed(other)[0]?.food === food)
}

const sameStem = (words: readonly string[]): boolean =>
  words.every((word) => word.replace(/e?s$/, '') === words[0]?.replace(/e?s$/, ''))

const isKnown = (word: string): boolean => isNameWord(word) || isLineWord(word) || isBeside(word)
