import { foldWord, type Phrases } from './lexicon.ts'

/** A word of a line: as it was typed, and as it is compared. */
export interface Token {
  text: string
  key: string
}

/** How many words the longest phrase with each first word has: most words begin none. */
const lengthsOf = new WeakMap<Phrases<unknown>, ReadonlyMap<string, number>>()

function longestByFirst(phrases: Phrases<unknown>): ReadonlyMap<string, number> {
  const known = lengthsOf.get(phrases)
  if (known) return known
  const lengths = new Map<string, number>()
  for (const phrase of phrases.keys()) {
    const words = phrase.split(' ')
    const [first = ''] = words
    lengths.set(first, Math.max(lengths.get(first) ?? 0, words.length))
  }
  lengthsOf.set(phrases, lengths)
  return lengths
}

/** 'beans*4', '🥚x12' */
const glued =
  /(?<=\p{L})(?=[*×]\d{1,2}(?:\s|$))|(?<=\p{Extended_Pictographic}\uFE0F?)(?=[*×x]?\d{1,2}(?:\s|$))/gu

/** 'dlc : 02/12', as the French write it */
const spacedColon = / +(?=:(?:\s|$))/g

export const tokensOf = (text: string): Token[] =>
  text
    .replaceAll(glued, ' ')
    .replaceAll(spacedColon, '')
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, key: foldWord(word) }))

/** 'exp:3/12', 'bb03dec' */
const gluedDate = /^(\p{L}{2,})([:.]?)(\d{1,4}[/.-]\d.*|\d{1,2}\p{L}{3}.*)$/u

/** The tokens with words that stand before a date apart from it. */
export const withDatesApart = (tokens: readonly Token[], until: Phrases<unknown>): Token[] =>
  tokens.flatMap((token) => {
    const [, word = '', point = '', date = ''] = gluedDate.exec(token.text) ?? []
    return until.has(foldWord(word))
      ? [word + point, date].map((text) => ({ text, key: foldWord(text) }))
      : token
  })

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ')

/** What the longest phrase that begins at a token means, and of how many tokens it is. */
export function phraseAt<Meaning>(
  tokens: readonly Token[],
  at: number,
  phrases: Phrases<Meaning>,
): { meaning: Meaning; length: number } | undefined {
  const longest = longestByFirst(phrases).get(tokens[at]?.key ?? '') ?? 0
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const meaning = phrases.get(
      tokens
        .slice(at, at + length)
        .map(({ key }) => key)
        .join(' '),
    )
    if (meaning !== undefined) return { meaning, length }
  }
  return undefined
}

/** How many tokens say that it is one of two numbers: '4-5', '4 or 5'. */
export function eitherLength(tokens: readonly Token[], at: number): number {
  const [first = '', second = '', third = ''] = [0, 1, 2].map((n) => tokens[at + n]?.key)
  if (/^\d{1,2}[-–]\d{1,2}$/.test(first)) return 1
  const isEither =
    /^\d{1,2}$/.test(first) && /^(?:or|oder|ou|o|of|to|bis)$/.test(second) && /^\d{1,2}$/.test(third)
  return isEither ? 3 : 0
}

/** How many tokens a phrase takes at a place; 0 where none stands there. */
export const lengthAt = (tokens: readonly Token[], at: number, phrases: Phrases<unknown>): number =>
  phraseAt(tokens, at, phrases)?.length ?? 0
