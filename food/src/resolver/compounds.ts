/** Words that German and its kin join: 'Himbeerkonfitüre' is jam, of raspberries. */
import { foodsNamed } from './lexicon.ts'
import { isBeside } from './pieces.ts'

/** Below these lengths a part of a word says nothing. */
const shortestHead = 4
const shortestTell = 4
const joints = ['', 's', 'n', 'en', 'er', 'es']
/** A joint may swallow a last letter: 'Himbeere', 'Himbeer-'. */
const endings = ['', 'e', 'en', 'n']

/** The words that a folded word is made of when its last is a food's name and the first a food's or one beside a food; undefined otherwise. */
export function compoundOf(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined
  for (let at = shortestTell; at <= word.length - shortestHead; at++) {
    const head = word.slice(at)
    if (foodsNamed(head).length === 0) continue
    const told = tellOf(word.slice(0, at))
    if (told !== undefined) return `${told} ${head}`
  }
  return undefined
}

function tellOf(start: string): string | undefined {
  for (const joint of joints) {
    if (!start.endsWith(joint)) continue
    const stem = start.slice(0, start.length - joint.length)
    if (stem.length < shortestTell) continue
    const told = endings
      .map((ending) => stem + ending)
      .find((one) => isBeside(one) || foodsNamed(one).length > 0)
    if (told !== undefined) return told
  }
  return undefined
}
