/** A word that people say they can't eat and that nobody knows is taken for every name that it may be a slip of. */

import { memoize } from '../../memoize.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { plainWords } from '../words/plain-words.ts'
import { mayBeNear, slipCost, spellingOf } from './slip-cost.ts'
import { type ToldName, toldNames } from './told-names.ts'

/** A name that a word was taken for, and how far it is from it. */
export interface MeantName {
  readonly name: string
  readonly cost: number
  /** One of the table or an English one, which are likelier meant than those of other languages. */
  readonly isFirst: boolean
}

/** From this length a second slip is forgiven. */
const twiceFrom = 7
/** Below this length only the nearest names count. */
const severalFrom = 5
/** Names of other languages are short and many: below this length they count where no English one does. */
const foreignFrom = 6
const window = 0.5
const mostNames = 6
const wordsKept = 2_000

/** What makes people ill and is never cooked. */
const notEaten: ReadonlySet<string> = new Set(
  'pollen dust mite mites dander fur hair bee bees wasp wasps insect insects sting stings cat cats dog dogs pet pets horse horses grass mould mold nickel metal latex penicillin aspirin ibuprofen antibiotics medicine medicines drug drugs perfume asthma eczema'.split(
    ' ',
  ),
)

/** The names that an unknown folded text may mean, the likeliest first: the whole of it, else each of its words. */
export const namesMeant: (text: string) => readonly MeantName[] = memoize((text) => {
  const whole = near(text.replaceAll(' ', ''))
  if (whole.length > 0) return whole
  const words = text.split(' ')
  if (words.length < 2) return []
  return [...new Set(words)].flatMap((word) =>
    word.length < severalFrom || isLineWord(word) || plainWords.has(word) ? [] : near(word),
  )
}, wordsKept)

const longestName = 4
/** Sentences are no names. */
const longestPhrase = 6

/**
 * The runs of words, one of them unknown, that are a slip in a name of several words: 'ladies fingr', 'cream of tarter'. No name begins or
 * ends with a word that carries nothing, which `isFiller` tells.
 */
export function slippedPhrases(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  isFiller: (word: string) => boolean,
): { text: string; meant: readonly MeantName[] }[] {
  if (words.length < 2 || words.length > longestPhrase || words.every(isKnown)) return []
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestName, words.length - from) - 1 }, (__, more) => {
      const own = words.slice(from, from + more + 2)
      const isName = own.every(isKnown) || isKnown(own.join(' '))
      const meant =
        isName || isFiller(own[0] ?? '') || isFiller(own.at(-1) ?? '')
          ? []
          : near(own.join(''), 1).filter(({ name, cost }) => cost > 0 && name.includes(' '))
      return { text: own.join(' '), meant }
    }).filter(({ meant }) => meant.length > 0),
  )
}

function near(key: string, most = key.length >= twiceFrom ? 2 : 1): MeantName[] {
  if (!/^[a-z]{3,24}$/.test(key) || notEaten.has(key)) return []
  const typed = spellingOf(key)
  const costs = toldNames()
    .filter((name) => mayBeNear(typed, name, most))
    .map((name) => ({ ...name, cost: slipCost(typed, name, most) }))
    .filter(({ cost, name }) => cost <= (name.length < severalFrom - 1 ? 1 / 2 : most))
  const first = nearest(
    costs.filter(({ isFirst }) => isFirst),
    key,
  )
  const least = first[0]?.cost
  const other = nearest(
    costs.filter(({ isFirst }) => !isFirst),
    key,
  ).filter(({ cost }) => least === undefined || (key.length >= foreignFrom && cost <= least))
  return [...first, ...other].slice(0, mostNames).map(({ name, cost, isFirst }) => ({ name, cost, isFirst }))
}

type Costed = ToldName & MeantName

function nearest(names: readonly Costed[], key: string): Costed[] {
  const least = Math.min(...names.map(({ cost }) => cost))
  const most = key.length >= severalFrom ? least + window : least
  return names.filter(({ cost }) => cost <= most).sort((one, other) => one.cost - other.cost)
}
