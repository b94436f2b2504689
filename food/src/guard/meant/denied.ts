/** What a text leaves out by the word before it: 'sem farinha'. */

import { isEitherWay, without } from '../text/claims/with-or-without.ts'
import { hard, type IndexedText, soft, within, wordsOf } from '../text/indexed-text.ts'
import { isAskedBehind, needed, takenBack } from './mentions/denials.ts'

const longestWord = 7

/** Whether the word before a place of a text leaves out what begins there. */
export function isLeftOut(text: IndexedText, from: number): boolean {
  const { joints, fields } = text
  if (from === 0 || joints[from] !== soft || fields[from] !== fields[from - 1]) return false
  let start = from - 1
  while (start > 0 && joints[start] === within && from - start <= longestWord) start--
  return without.has(wordsOf(text, start, from)) && !isEitherWay(text, start) && isSaidPlainly(text, from)
}

/** 'Never serve it without butter' leaves nothing out, nor does 'without butter? Buy some'. */
function isSaidPlainly(text: IndexedText, at: number): boolean {
  const { joints, fields } = text
  let from = at
  while (from > 0 && joints[from] !== hard && fields[from - 1] === fields[at]) from--
  const end = endOfClause(text, at)
  const clause = wordsOf(text, from, end)
  const next = fields[end] === fields[at] ? wordsOf(text, end, endOfClause(text, end)) : ''
  return !takenBack.test(clause) && !needed.test(clause) && !isAskedBehind(next)
}

function endOfClause({ joints, fields, length }: IndexedText, at: number): number {
  let end = at + 1
  while (end < length && joints[end] !== hard && fields[end] === fields[at]) end++
  return Math.min(end, length)
}
