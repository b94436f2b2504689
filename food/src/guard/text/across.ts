/** Terms of several words that begin in one part of a recipe and end in another: 'olive oil' on the list, 'Spread …' in the first step. */
import { foldText } from './fold.ts'
import type { IndexedText } from './indexed-text.ts'
import type { Hit } from './matcher.ts'

/** Whether a term's words are only met because one part ends and another begins between two of them; a word cut in two is still that word. */
export function isAcrossParts(
  { fields }: IndexedText,
  { from, end, term }: Pick<Hit, 'from' | 'end' | 'term'>,
  partOf: (field: number) => string | undefined,
): boolean {
  const first = fields[from] ?? 0
  let cut = from
  while (cut < end && partOf(fields[cut] ?? 0) === partOf(first)) cut++
  if (cut === end) return false
  const wordEnds = new Set<number>()
  let length = 0
  for (const word of foldText(term).split(/[ \n]/)) wordEnds.add((length += word.length))
  return length === end - from && wordEnds.has(cut - from)
}
