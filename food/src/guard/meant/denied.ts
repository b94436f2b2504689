/** What a text leaves out by the word before it: 'sem farinha'. */

import { isEitherWay, without } from '../text/claims/with-or-without.ts'
import { hard, type IndexedText, soft, within, wordsOf } from '../text/indexed-text.ts'
import { takenBack } from './mentions/denials.ts'

const longestWord = 7

/** Whether the word before a place of a text leaves out what begins there. */
export function isLeftOut(text: IndexedText, from: number): boolean {
  const { joints, fields } = text
  if (from === 0 || joints[from] !== soft || fields[from] !== fields[from - 1]) return false
  let start = from - 1
  while (start > 0 && joints[start] === within && from - start <= longestWord) start--
  return (
    without.has(wordsOf(text, start, from)) &&
    !isEitherWay(text, start) &&
    !takenBack.test(clauseAround(text, from))
  )
}

/** 'Never serve it without butter' leaves nothing out. */
function clauseAround(text: IndexedText, at: number): string {
  const { joints, fields, length } = text
  let from = at
  while (from > 0 && joints[from] !== hard && fields[from - 1] === fields[at]) from--
  let end = at + 1
  while (end < length && joints[end] !== hard && fields[end] === fields[at]) end++
  return wordsOf(text, from, end)
}
