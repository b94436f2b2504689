/** Lists of what is in a food that say themselves that there is more in it: 'contains oats, honey and more'. */
import { memoizeWith } from '../../memoize.ts'
import type { Matcher } from '../text/matcher.ts'
import { contents, denied, deniedIn, denies, inIt, ofUse, openBeginning, openEnding } from './open-endings.ts'
import { namesFood } from './unknown-words.ts'

const textsKept = 5_000
/** As long as a remark may be. */
const longestList = 500
/** Of words such as 'contains' these stand nearest to the end. */
const nearest = 4

/** Returns what says of such lists in a text that they are not all; nothing of prose such as 'eat soon and more'. */
export const openLists: (text: string, matcher: Matcher) => readonly string[] = memoizeWith(read, textsKept)

const accents = /[\u0300-\u036f]/g
const unaccented = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(accents, '').normalize('NFC')

const sentenceEnd = /[;!?\n。；]|\.(?=\s)/g
const bracketOrColon = /[([:：]/g
const betweenParts = /[,、，+&/]|\s(?:and|und|et|y|e|en|og|och|dan|va|ve|i|и|with)\s/u

function read(typed: string, matcher: Matcher): readonly string[] {
  const text = unaccented(typed)
  // As it was typed, where nothing has moved.
  const asTyped = (from: number, to: number) => (text.length === typed.length ? typed : text).slice(from, to)
  const holdsFood = (part: string) => namesFood(part, matcher)
  const endings = [...text.matchAll(openEnding)].flatMap(({ 0: ending, index }) => {
    const near = text.slice(Math.max(0, index - longestList), index)
    const before = near.slice(behindLast(sentenceEnd, near))
    return isOfContents(before, holdsFood) ? [asTyped(index, index + ending.length)] : []
  })
  const beginnings = [...text.matchAll(contents)].flatMap(({ 0: word, index }) => {
    const at = index + word.length
    const [said] = openBeginning.exec(text.slice(at)) ?? []
    if (said === undefined || denies.test(text.slice(0, index))) return []
    return holdsFood(text.slice(at + said.length)) ? [asTyped(at, at + said.length)] : []
  })
  return [...endings, ...beginnings].map((said) => said.replace(/^[\s,、:]+/u, ''))
}

const behindLast = (pattern: RegExp, text: string): number =>
  [...text.matchAll(pattern)].reduce((_, { 0: { length }, index }) => index + length, 0)

type HoldsFood = (part: string) => boolean

/** Whether the end of this part of a sentence lists what is in a food. */
function isOfContents(said: string, holdsFood: HoldsFood): boolean {
  const parts = (list: string) => list.split(betweenParts).filter((part) => part.trim() !== '')
  const endsInFood = (list: string) => !denied.test(list) && holdsFood(parts(list).at(-1) ?? '')
  const isTold = [contents, inIt].some((words) =>
    [...said.matchAll(words)].slice(-nearest).some(({ 0: word, index }) => {
      const before = said.slice(0, index)
      if (denies.test(before) || (words === inIt && ofUse.test(before))) return false
      return endsInFood(said.slice(index + word.length))
    }),
  )
  if (isTold) return true
  const inside = said.slice(behindLast(bracketOrColon, said))
  if (ofUse.test(inside) || denied.test(inside)) return false
  if (inside !== said && endsInFood(inside)) return true
  const listed = parts(inside)
  return listed.length > 1 && !deniedIn.test(inside) && listed.every(holdsFood)
}
