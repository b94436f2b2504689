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
    if (told !== undefined) return isCake.test(head) ? head : `${told} ${head}`
  }
  return undefined
}

const isCake = /^(?:torten?|kuchen)$/
const cake = /^(\p{L}{3,})(?:torten?|kuchen)$/u
const powder = /^(\p{L}{2,})pulver$/u

/** What a word says that ends as a cake or a powder does. */
interface CakeOrPowder {
  /** What it is: 'torte' of 'Hochzeitstorte', 'ei' of 'Eipulver'. */
  readonly head: string
  /** Its words, parted. */
  readonly words: string
}

/** Whatever a German cake is called after, it is a cake, and the powder of a food is that food; undefined for all other words and for names of their own. */
export function cakeOrPowder(word: string): CakeOrPowder | undefined {
  const start = (cake.exec(word) ?? powder.exec(word))?.[1]
  if (start === undefined || foodsNamed(word).length > 0) return undefined
  const told = foodsNamed(start).length > 0 ? start : tellOf(start)
  if (cake.test(word)) return { head: 'torte', words: `${told ?? start} torte` }
  return told === undefined ? undefined : { head: told, words: told }
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
