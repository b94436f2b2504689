/** What the guard makes of one text before it lays several side by side: kept, for the texts of the cookbook come again and again. */
import { memoize } from '../../memoize.ts'
import { namesIn } from '../../resolver/lexicon.ts'
import { isForeign } from '../languages/language-sets.ts'
import { withoutElisions, withoutLinks } from '../meant/elisions.ts'
import { isEnglish, isForeignProse, isVerbForm } from '../meant/kitchen-verbs.ts'
import { parted, partedAmounts } from '../words/joined-words.ts'
import { variants } from '../words/variants.ts'
import { foldText } from './fold.ts'
import { indexPlain } from './indexed-text.ts'
import type { Matcher } from './matcher.ts'
import { type Unreadable, unreadable } from './readability.ts'
import { edits, type Repair } from './spelling.ts'
import type { Target } from './vocabulary.ts'

export interface Guard {
  readonly matcher: Matcher
  readonly repair: Repair
}

export interface TextForms {
  readonly plain: string
  readonly fault: Unreadable | undefined
  /** The plain forms of every further way to take the text: without its markup, undisguised, with its words parted. */
  readonly others: readonly string[]
}

export interface TextReader {
  readonly formsOf: (text: string) => TextForms
  /** A plain text with misspelt words replaced, once by the best guess for each, once by the second …; none where none is misspelt. */
  readonly repairsOf: (plain: string) => readonly string[]
  /** The line with its amounts parted from its foods. */
  readonly amountsParted: (line: string) => string
}

/** The cookbook's own texts fit three times over. */
const textsKept = 20_000
const readers = new WeakMap<Guard, TextReader>()

/** The reader of single texts that belongs to a guard. */
export function readerOf(guard: Guard): TextReader {
  const known = readers.get(guard)
  if (known) return known
  const { matcher } = guard
  const reader: TextReader = {
    formsOf: memoize((text) => formsOf(text, guard), textsKept),
    repairsOf: memoize((plain) => repairsOf(plain, guard), textsKept),
    amountsParted: memoize((line) => partedAmounts(line, matcher), textsKept),
  }
  readers.set(guard, reader)
  return reader
}

function formsOf(text: string, { matcher }: Guard): TextForms {
  const plain = foldText(text)
  const apart = parted(text, matcher)
  const further = variants(text, (word) => matcher.knownWords.has(word))
  const ours = [apart, withoutElisions(text), withoutLinks(text), text.replace(slash, ' or ')]
  const others = [...further, ...new Set(ours.filter((other) => other !== text))].map(foldText)
  return { plain, fault: unreadable(text, plain), others }
}

/** 'Plain/rice flour'. */
const slash = /(?<=[\p{L}\p{N}]{2}|%)\s?[/|&]\s?(?=\p{L}{2})/gu

/** From this length an English term is looked for in the prose of another language, one keystroke off: 'mozarella'. */
const englishAbroadFrom = 8

const isNearAbroad = (word: string, term: string, targets: ReadonlyMap<string, Target>): boolean =>
  targets.get(term) === 'foreign' || (term.length >= englishAbroadFrom && edits(word, term) <= 1)

const latinWord = /[a-z]{4,}/g

function repairsOf(plain: string, { repair, matcher: { targets } }: Guard): readonly string[] {
  const foreign = isForeignProse(plain)
  let guesses = 0
  const named = remembered(() => wordsOfForeignNames(plain))
  const pass = (choice: number): string =>
    plain.replace(latinWord, (word, at: number) => {
      const found = repair(word)
      const isRight = found.length > 0 && (named().has(at) || (!isEnglish(plain) && isVerbForm(word)))
      const list = isRight ? [] : foreign ? found.filter((one) => isNearAbroad(word, one, targets)) : found
      guesses = Math.max(guesses, list.length)
      return list[choice] ?? list.at(-1) ?? word
    })
  const best = pass(0)
  return Array.from({ length: guesses }, (_, choice) => (choice === 0 ? best : pass(choice)))
}

function remembered<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}

/** Where the words of a plain text stand that belong to a longer name of another language: 'rouge' of 'oignon rouge' is no rouget. */
function wordsOfForeignNames(plain: string): ReadonlySet<number> {
  const places: number[] = []
  for (let at = 0; at < plain.length; at++) if (plain[at] !== ' ' && plain[at] !== '\n') places.push(at)
  const spans = namesIn(indexPlain([plain])).filter(({ names }) => names.every(isForeign))
  return new Set(spans.flatMap(({ from, end }) => places.slice(from, end)))
}
