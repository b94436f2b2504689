/** What a text leaves out by the word before it: 'sem farinha'. */
import { hard, type IndexedText, soft, within, wordsOf } from '../text/indexed-text.ts'
import { takenBack } from './mentions/denials.ts'

/** Words that leave out what comes right behind them. */
export const without: ReadonlySet<string> = new Set([
  'without',
  'sem',
  'sans',
  'ohne',
  'senza',
  'sin',
  'zonder',
  'tanpa',
  'utan',
  'uten',
  'uden',
  'bez',
  'بدون',
])
const longestWord = 7

/** Whether the word before a place of a text leaves out what begins there. */
export function isLeftOut({ codes, joints, fields }: IndexedText, from: number): boolean {
  if (from === 0 || joints[from] !== soft || fields[from] !== fields[from - 1]) return false
  let start = from - 1
  while (start > 0 && joints[start] === within && from - start <= longestWord) start--
  const text = { codes, joints, fields }
  return without.has(wordsOf(text, start, from)) && !takenBack.test(clauseAround(text, from))
}

type Codes = Pick<IndexedText, 'codes' | 'joints' | 'fields'>

/** 'Never serve it without butter' leaves nothing out. */
function clauseAround(text: Codes, at: number): string {
  const { joints, fields } = text
  let from = at
  while (from > 0 && joints[from] !== hard && fields[from - 1] === fields[at]) from--
  let end = at + 1
  while (end < fields.length && joints[end] !== hard && fields[end] === fields[at]) end++
  return wordsOf(text, from, end)
}
