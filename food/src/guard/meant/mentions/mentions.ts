/** What a step only mentions: what it does without, compares with, or tells the size of something by. Read on folded text. */
import { foodsNamed } from '../../../resolver/lexicon.ts'
import { eitherWay } from '../../text/claims/with-or-without.ts'
import type { Span } from '../places.ts'
import { isCompared } from './comparisons.ts'
import { isAskedBehind, isDenied } from './denials.ts'
import { isAllFoods } from './food-lists.ts'
import { isVerb } from './verbs.ts'

const shapedBehind = /^(?:sized|shaped)(?: (?!how|as|like|any|into)|$)/

/** Whether the clause around a place of a step denies what stands there, or compares with it; `written` is folded. */
export function isMereMention(written: string, { from, end }: Span): boolean {
  // 'With/without butter' is one clause.
  const text = written.replace(eitherWay, (words) => words.replaceAll('\n', ' '))
  const { before, behind, next } = clauseAround(text, { from, end })
  return (
    (isDenied(before, behind) && !(behind === '' && isAskedBehind(next))) ||
    isCompared(before, text.slice(from, end), behind) ||
    isVerb(before, text.slice(from, end), behind) ||
    shapedBehind.test(behind) ||
    isInList(text, { from, end })
  )
}

function clauseAround(text: string, { from, end }: Span): { before: string; behind: string; next: string } {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const stop = text.indexOf('\n', end)
  return {
    before: text.slice(start, from).trim(),
    behind: text.slice(end, stop < 0 ? text.length : stop).trim(),
    next: stop < 0 ? '' : (text.slice(stop + 1).split('\n')[0] ?? '').trim(),
  }
}

/** As many foods as a sentence leaves out in one go. */
const longestList = 5

/** What makes a list of clauses one: 'no salt, butter, pepper' may also say what there is instead. */
const either = /(?<!\p{L})(?:or|nor|oder|noch|ou|ni|o|né|ne|atau)(?!\p{L})/u

/** 'Without eggs, milk or butter': a clause of foods alone goes on with what the one before leaves out. */
function isInList(text: string, { from, end }: Span): boolean {
  const clauses = text.split('\n')
  let at = 0
  let start = 0
  while (start + (clauses[at]?.length ?? 0) < end) start += (clauses[at++]?.length ?? 0) + 1
  if (at === 0 || start > from || !isAllFoods(clauses[at] ?? '')) return false
  const goesOn = clauses.slice(at).findIndex((clause) => !isAllFoods(clause))
  if (!clauses.slice(at, goesOn < 0 ? undefined : at + goesOn).some((clause) => either.test(clause)))
    return false
  for (let back = at - 1; back >= 0 && at - back < longestList; back--) {
    const words = (clauses[back] ?? '').split(' ')
    for (let count = 1; count <= words.length; count++)
      if (
        foodsNamed(words.slice(-count).join(' ')).length > 0 &&
        isDenied(words.slice(0, -count).join(' '), '')
      )
        return true
    if (!isAllFoods(clauses[back] ?? '')) return false
  }
  return false
}
