/** Where what sounds like a claim is none: 'non-vegan', 'maybe gluten-free', 'with or without milk', 'milk free from lactose'. */
import { endOfWord, hard, type IndexedText, startOfWord, within, wordsOf } from '../indexed-text.ts'
import { isFreeOfMore } from './given-away.ts'
import { isEitherWay } from './with-or-without.ts'

/** Words that make the opposite of a claim right behind them, or that say how unsure it is. */
const denials =
  'maybe|perhaps|possibly|probably|presumably|supposedly|allegedly|apparently|hopefully|sometimes|usually|often|may be|might be|could be|should be|vielleicht|wohl|wahrscheinlich|vermutlich|angeblich|eventuell|moglicherweise|hoffentlich|peut etre|probablement|sans doute|quiza|quizas|tal vez|probablemente|posiblemente|forse|probabilmente|talvez|provavelmente|misschien|waarschijnlijk|kanske|maske|kanskje|mungkin|moze|chyba|prawdopodobnie|belki|muhtemelen|co le|可 能|也 许|也 許|或 许|或 許|non|no|not|nor|never|anti|anything but|isnt|arent|wasnt|aint|dont|semi|hardly|barely|nearly|almost|mostly|partly|partially|nicht|kein|keine|keinen|keiner|keines|nie|pas|nao|niet|geen|ikke|inte|bukan|khong|не|нет'
/** What may stand between: 'not really vegan'. */
const slight =
  'a|an|the|so|very|really|quite|fully|entirely|completely|strictly|necessarily|always|even|exactly|yet|actually|truly|at|all|certified|labelled|labeled|100|ganz|wirklich|vraiment|totalement|del|totalmente|proprio'
const denying: ReadonlySet<string> = new Set(denials.split('|'))
const slightly: ReadonlySet<string> = new Set(slight.split('|'))

/** 'Un-vegan' is not vegan, and the 'un' of 'un burro vegano' counts the butter. */
const opposite = 'un vegan'

/** Whether what ends before a claim is a denial: 'not', 'anything but'. */
const isDenial = (text: IndexedText, start: number, end: number): boolean =>
  denying.has(wordsOf(text, start, end)) ||
  (start > 0 && denying.has(wordsOf(text, startOfWord(text, start), end)))

/** Whether the claim that begins at a place of a text is denied right before it. */
export function isDeniedClaim(text: IndexedText, from: number): boolean {
  if (isEitherWay(text, from)) return true
  for (let at = from; at > 0 && text.joints[at] !== hard && text.fields[at] === text.fields[at - 1]; ) {
    const start = startOfWord(text, at)
    if (isDenial(text, start, at)) return true
    if (at === from && wordsOf(text, start, endOfWord(text, at)) === opposite) return true
    if (!slightly.has(wordsOf(text, start, at))) return false
    at = start
  }
  return false
}

/** The same in a folded text, up to its claim. */
export const deniedClaim = new RegExp(
  `(?<!\\p{L})(?:${opposite}|(?:${denials}) (?:(?:${slight}) ){0,2}(?:\\p{L}{1,20} ?(?:free|less|frei(?:e[rsnm]?)?)|plant based|vegan\\p{L}{0,2}))(?!\\p{L})`,
  'gu',
)

const free = 'free'

/** Whether the word 'free' stands from one place of a text to the other and claims that there is none of what it follows. */
export const isFreeOfIt = (text: IndexedText, from: number, end: number): boolean =>
  text.joints[end] !== within && wordsOf(text, from, end) === free && !isFreeOfMore(text, end)
