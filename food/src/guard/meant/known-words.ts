/** The words of measuring and cooking as the guard reads them: folded, in any script. */
import { labelWords } from '../../label-words.ts'
import { foldText } from '../text/fold.ts'
import { type IndexedText, within } from '../text/indexed-text.ts'
import { Trie } from '../text/trie.ts'
import { kitchenWords } from './kitchen-words.ts'
import { measureWords } from './measure-words.ts'

const measures = new Trie<true>()
const kitchen = new Trie<true>()
const single = new Set<string>()

for (const [words, tries] of [
  [measureWords, [measures, kitchen]],
  [kitchenWords, [kitchen]],
] as const)
  for (const word of words) {
    const plain = foldText(word)
    for (const trie of tries) trie.add(plain.replace(/[ \n]/g, ''), true)
    if (!/[ \n]/.test(plain)) single.add(plain)
  }

// What labels say beside a food is none of it on a line either: 'precocida', 'haltbar', '去皮'.
for (const words of labelWords)
  for (const word of words.split(',')) {
    const plain = foldText(word).replace(/[ \n]/g, '')
    if (plain !== '') measures.add(plain, true)
  }

/** Whether a folded word measures or cooks: it names no food and is no misspelling of one. */
export const isKitchenWord = (word: string): boolean => single.has(word)

/** Where the longest measure ends that begins at a place of a text; the place itself when none does. */
export const measureUntil = (text: IndexedText, from: number): number => longest(measures, text, from)

/** The same for words of measuring and cooking, which steps and titles are made of. */
export const kitchenUntil = (text: IndexedText, from: number): number => longest(kitchen, text, from)

function longest(trie: Trie<true>, { codes, joints, length }: IndexedText, from: number): number {
  let until = from
  trie.walk(codes, from, length, (end) => {
    if (joints[end] !== within && end > until) until = end
  })
  return until
}
