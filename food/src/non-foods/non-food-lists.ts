import { nameWords, numberless } from '../names.ts'

/** The things that nobody eats in one language, as lists parted by commas; accents, case and number don't count. */
export interface NonFoodLists {
  /** Wherever they stand, the name is no food's: 'cat food', 'champú'. */
  readonly anywhere?: string
  /** Where the language puts what a thing is first: 'cuchillo de pan'. Counts only at the beginning. */
  readonly first?: string
  /** Where the language puts it last: 'butter knife'. Counts only at the end. */
  readonly last?: string
  /** Things that are the packet of their food once more is said: 'jam jar', but 'strawberry jam jar'. */
  readonly packets?: string
  /** What is said behind a thing of how it is made: 'egg timer magnetic'. */
  readonly trailing?: string
  /** Things that food is sold in, which stand in the middle of its name too: 'beer case of 24'. */
  readonly packing?: string
  /** Brands and kinds of food that end like a doer: 'pizza wagner'. */
  readonly makers?: string
  /** Names that begin or end like a thing and are food all the same. */
  readonly foods?: string
  /** For compounds and scripts without spaces: looked for in the name in lower case, accents kept. */
  readonly written?: RegExp
}

const phraseKey = (words: string): string => nameWords(words).map(numberless).join(' ')

/** The phrases of several lists as names are compared: folded, without number. */
export function phrases(lists: readonly (string | undefined)[]): ReadonlySet<string> {
  const keys = lists.flatMap((list) => list?.split(',') ?? []).map(phraseKey)
  return new Set(keys.filter((key) => key !== ''))
}
