/** What a text leaves open: 'with or without peanuts', 'mit/ohne Nüsse'. Nothing is left out by it. */

import { wordSet } from '../../../word-lists.ts'
import { endOfWord, type IndexedText, startOfWord, wordsOf } from '../indexed-text.ts'

/** Words that leave out what comes right behind them. */
export const without = wordSet('without sem sans ohne senza sin zonder tanpa utan uten uden bez بدون')
const within = wordSet('with w mit avec con com met med dengan z ze s se c co có с مع')
const links = wordSet('or and oder und ou et o y e u i of en eller og och atau dan lub albo nebo أو او или')

const wordBefore = (text: IndexedText, at: number): { from: number; word: string } | undefined => {
  if (at === 0 || text.fields[at] !== text.fields[at - 1]) return undefined
  const from = startOfWord(text, at)
  return { from, word: wordsOf(text, from, at) }
}

/** Whether the word that begins at a place leaves out what follows, and stands beside one that does not. */
export function isEitherWay(text: IndexedText, at: number): boolean {
  if (!without.has(wordsOf(text, at, endOfWord(text, at)))) return false
  const last = wordBefore(text, at)
  if (last === undefined) return false
  if (within.has(last.word)) return true
  return links.has(last.word) && within.has(wordBefore(text, last.from)?.word ?? '')
}

const anyOf = (words: ReadonlySet<string>): string => [...words].join('|')
/** The same in a folded text, up to the word that leaves out. */
export const eitherWay = new RegExp(
  `(?<!\\p{L})(?:${anyOf(within)})[ \\n](?:(?:${anyOf(links)})[ \\n])?(?:${anyOf(without)})(?!\\p{L})`,
  'gu',
)
