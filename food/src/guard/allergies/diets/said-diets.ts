/** Ways of eating that are written beside what else is avoided: 'vegan no nuts', 'coeliac vegetarian', '素食不吃蛋'. */
import { unspaced } from '../../../names.ts'
import { isLineWord } from '../../../resolver/line-words.ts'
import { isOneSlip } from '../../text/spelling.ts'
import { plainWords } from '../../words/plain-words.ts'
import { named } from '../list-parts.ts'
import type { SaidPhrase } from '../saying/phrase.ts'
import { type Diet, diets, plantAlone, preferencesOnly } from './diets.ts'

/** What a phrase says of ways of eating, and the rest of it. */
interface SaidDiets {
  readonly diets: readonly { readonly name: string; readonly diet: Diet }[]
  /** Those that leave out nothing for sure. */
  readonly others: readonly string[]
  /** Those that somebody says they don't keep. */
  readonly denied: readonly string[]
  readonly rest: SaidPhrase
}

const longestDiet = 5
/** Parts what stood on both sides of a way of eating, and says nothing. */
const gap = 'and'
/** From this length a keystroke is forgiven. */
const forgivenFrom = 5

const names = [...diets.keys()].filter((name) => name !== plantAlone)
/** Names that are no near miss of another word. */
const forgiven = [
  'vegan',
  'vegetarian',
  'vegetariana',
  'vegetariano',
  'vegetarisch',
  'vegetarien',
  'pescatarian',
  'pescetarian',
  'halal',
  'kosher',
  'shakahari',
]
const inScripts = names.filter((name) => unspaced.test(name)).sort((one, other) => other.length - one.length)

/** What is said around a way of eating, and of no food: 'ethical vegan', 'vegan for lent', 'strict Muslim girl'. */
const around: ReadonlySet<string> = new Set(
  `ethical raw mostly mainly largely almost strict strictly full fully pure total part time partial semi flexi practicing practising orthodox religious observant ultra glatt
  indian hindu buddhist chinese taiwanese asian sikh christian catholic rastafarian ital adventist seventh sda girl guy boy boys girls gal lady man woman student students eater eaters person household family house
  life lent lenten ramadan fasting weekday weekdays weekend weekends home campus uni work tho though btw lol haha ish style styled way lifestyle whole food foods meal meals option options diet diets dietary restriction restrictions requirement requirements preference preferences certified observing keeping
  since now currently still n by choice ethics reasons religion haram baby veganuary used longer formerly ex hoon hun`.split(
    /\s+/,
  ),
)

const noLonger = /(?:^| )(?:(?:i am|im|i m) not|no longer|used to (?:be|eat)|formerly|ex)(?: a)?$/
/** 'Halal chicken only' tells what is eaten. */
const onlyLawful =
  /^(?:(?:i|we|can|eat|only|just) )*(?:halal|helal|kosher|koscher) (?!.*(?:^| )(?:no|not|non|without|allerg\w*|free|nor|intoleran\w*)(?: |$))[a-z ]+$/
const only = /(?:^| )(?:only|just)(?: |$)/
const eatsFish =
  /(?:^| )(?:vegetarian|veggie|vegetarier(?:in)?) (?:who|that|which) (?:(?:also|still|do|does|sometimes) )*eats? (?:(?:some|also) )*(?:fish|seafood)$/

/** The ways of eating in a phrase that is none as a whole; undefined where it names none, or a food that is called so. */
export function dietsBeside(said: SaidPhrase): SaidDiets | undefined {
  const { words } = said
  const joined = words.join(' ')
  if (eatsFish.test(joined)) return { ...nothing, diets: found('pescatarian'), rest: restOf(said, []) }
  if (named(said.core) !== undefined) return undefined
  if (onlyLawful.test(joined) && only.test(joined)) {
    const name = words.find((word) => diets.has(word)) ?? ''
    return { ...nothing, diets: found(name), rest: restOf(said, []) }
  }
  const kept: { name: string; diet: Diet }[] = []
  const others: string[] = []
  const denied: string[] = []
  const rest: string[] = []
  const tokens = words.flatMap(scriptTokens)
  for (let at = 0; at < tokens.length; ) {
    const { name, count } = longestAt(tokens, at, said)
    if (name === undefined) rest.push(tokens[at] ?? '')
    else if (preferencesOnly.has(name)) others.push(name)
    else if (noLonger.test(tokens.slice(0, at).join(' '))) denied.push(name)
    else kept.push(...found(name))
    if (name !== undefined) rest.push(gap)
    at += count
  }
  if (kept.length + others.length + denied.length === 0) return undefined
  return { diets: kept, others, denied, rest: restOf(said, rest) }
}

const nothing = { diets: [], others: [], denied: [] }

const found = (name: string): { name: string; diet: Diet }[] => {
  const diet = diets.get(name)
  return diet ? [{ name, diet }] : []
}

function restOf({ isFiller }: SaidPhrase, words: readonly string[]): SaidPhrase {
  const isSilent = (word: string): boolean => word === gap || isFiller(word) || around.has(word)
  const core = words.filter((word) => !isSilent(word)).join(' ')
  return { words, isFiller: isSilent, core, isNone: false }
}

/** A run of signs without the ways of eating in it: '素食不吃蛋'. */
function scriptTokens(word: string): string[] {
  const name = unspaced.test(word) ? inScripts.find((one) => word.includes(one)) : undefined
  if (name === undefined || name === word) return [word]
  const at = word.indexOf(name)
  const [before, behind] = [word.slice(0, at), word.slice(at + name.length)]
  // A sign alone may be any: 'เจ' begins other words.
  if (name.length < 2 || /\p{Script=Thai}/u.test(name)) return [word]
  return [before, name, behind].filter((part) => part !== '').flatMap(scriptTokens)
}

function longestAt(
  tokens: readonly string[],
  at: number,
  { isFiller }: SaidPhrase,
): { name: string | undefined; count: number } {
  for (let count = Math.min(longestDiet, tokens.length - at); count > 0; count--) {
    const name = tokens.slice(at, at + count).join(' ')
    if (name !== plantAlone && (diets.has(name) || preferencesOnly.has(name))) return { name, count }
  }
  const word = tokens[at] ?? ''
  const isUnknown =
    word.length >= forgivenFrom && !isFiller(word) && !isLineWord(word) && !plainWords.has(word)
  const meant = isUnknown ? forgiven.find((one) => isOneSlip(one, word)) : undefined
  return { name: meant !== undefined && named(word) === undefined ? meant : undefined, count: 1 }
}
