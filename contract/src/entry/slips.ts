import type { Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'

const shortestSlip = 5
/** Words that are one letter away from a day or a place, and none. */
const noSlips: ReadonlySet<string> = new Set([
  'sundae',
  'sundaes',
  'chilled',
  'quinoa',
  'harina',
  'congee',
  'pastry',
  'pantries',
  'morgan',
  'friends',
  'frigor',
])

/** The tokens with slips of the finger in long words of days and places put right: 'wendesday', 'frezer'. */
export function withoutSlips(tokens: readonly Token[], { longWords }: Lexicon): Token[] {
  return tokens.map((token) => {
    const { key } = token
    if (key.length < shortestSlip || !/^[a-z]+$/.test(key) || noSlips.has(key) || longWords.has(key))
      return token
    const near = [...longWords].filter((word) => isNear(key, word) && isOneSlipAway(key, word))
    const [only] = near
    return near.length === 1 && only !== undefined ? { ...token, key: only } : token
  })
}

/** What can be told at a glance. */
const isNear = (typed: string, word: string) =>
  Math.abs(typed.length - word.length) <= 1 && (typed[0] === word[0] || typed[0] === word[1])

/** Whether one letter is missing, too many, another, or two stand in each other's place; the first letter is right. */
function isOneSlipAway(typed: string, word: string): boolean {
  if (typed[0] !== word[0]) return isTurned(typed, word, 0)
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const [rest, wanted] = [typed.slice(at), word.slice(at)]
  if (rest.length > wanted.length) return rest.slice(1) === wanted
  if (rest.length < wanted.length) return rest === wanted.slice(1)
  return rest.slice(1) === wanted.slice(1) || isTurned(typed, word, at)
}

const isTurned = (typed: string, word: string, at: number) =>
  typed.length === word.length &&
  typed[at] === word[at + 1] &&
  typed[at + 1] === word[at] &&
  typed.slice(0, at) + typed.slice(at + 2) === word.slice(0, at) + word.slice(at + 2)
