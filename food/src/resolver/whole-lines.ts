/** The foods of ingredient lines that are as a whole a name: '200 g noodles, chopped' are noodles of any kind, 'glass noodles' are not. */
import { foldText } from '../guard/text/fold.ts'
import { memoize } from '../memoize.ts'
import { type FoodName, foodsNamed } from './lexicon.ts'
import { isLineWord } from './line-words.ts'

const links: ReadonlySet<string> = new Set(
  'and or with plus und oder mit et ou avec y o con e atau dan'.split(' '),
)
/** Left away first: the g of '200 g rape' would make a grape of it. */
const amount = /\d+ ?(?:k?g|g[mr]|[mcd]?l|oz|lb|tbsp|tsp|[ctx])(?!\p{L})/gu

/** What a line says of the look of a food, or calls after another: courgettes are no noodles, and brawn is no cheese. */
const lookAlike = /(?<!\p{L})(?:(?:spirali[sz]ed|cut|shaved) into noodles|head cheese)(?!\p{L})/gu

/** Grated cheese; without its accents it is a monkfish or a turnip, too. */
const grated = /râpé/iu

const linesKept = 10_000

/** The names that a line, or a part of it between commas and links, is once its amounts, cuts and other line words are left away. */
export const wholeNames: (line: string) => readonly FoodName[] = memoize(
  (line) =>
    grated.test(line.normalize('NFC')) ? read(line).filter(({ name }) => name !== 'rape') : read(line),
  linesKept,
)

function read(line: string): readonly FoodName[] {
  const parts = foldText(line)
    .replace(amount, ' ')
    .replace(lookAlike, ' ')
    .split('\n')
    .map((part) => part.split(' ').filter((word) => word !== ''))
  const words = parts.flat()
  const whole = coveringNames(words)
  if (whole.length > 0) return whole
  // 'Rice, pan fried' is no bread: a part of line words alone is a name only where it is all there is.
  return parts
    .flatMap(betweenLinks)
    .filter((part) => !part.every(isLineWord))
    .flatMap(coveringNames)
}

function betweenLinks(words: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (links.has(word)) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts
}

/** Behind 'free', of which no more is said: 'free from', 'free range'. */
const freeOf: ReadonlySet<string> = new Set('from of to range ranged run running'.split(' '))
/** 'Mustard-free dressing' is no mustard. */
const isLeftOut = (words: readonly string[], end: number): boolean =>
  words[end] === 'free' && !freeOf.has(words[end + 1] ?? '')

/** The longest name among the words that leaves nothing but line words outside. */
function coveringNames(words: readonly string[]): readonly FoodName[] {
  const told = words.flatMap((word, at) => (isLineWord(word) ? [] : [at]))
  const first = told[0] ?? words.length
  const last = told.at(-1) ?? 0
  for (let count = words.length; count > 0; count--)
    for (let from = 0; from + count <= words.length; from++) {
      if (from > first || from + count <= last || isLeftOut(words, from + count)) continue
      const names = foodsNamed(words.slice(from, from + count).join(' '))
      if (names.length > 0) return names
    }
  return []
}
