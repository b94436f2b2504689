/**
 * What people can't eat is a list, whatever parts it: 'milk eggs soy nuts'. Words that excuse an ingredient ('soy milk' holds no
 * milk) must not make such a list shorter, so a name of several words counts only where it takes nothing from its words.
 */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { type FoodKind } from '../../resolver/kinds.ts'
import { foodsNamed } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { theGuard } from '../reading.ts'
import { kindCalled } from '../words/avoided-words.ts'
import { fillers, profileWords } from './allergy-phrases.ts'
import { groupNames, groupsCalled } from './group-names.ts'

/** One thing that is avoided. */
export interface ListPart {
  readonly text: string
  readonly groups: readonly AllergenGroup[]
  readonly kind?: FoodKind
}

const longestPart = 4
const picture = /(\p{Extended_Pictographic})/u

const saidBefore = /^(?:我|本人)?(?:对|對|不能吃|不可以吃|不可吃|不吃|不喝|不要|忌|避免|戒)/u
const saidAfter =
  /(?:过敏|過敏|敏感|不耐受?|アレルギー|[がはもを]?(?:食べられません|食べられない|食べれない|だめ|ダメ|駄目|無理|ムリ|苦手)|알레르기|알러지)(?:がある|があります|あり|です|있음|있어요)?$/u

/** In a script without spaces the verb clings to the food: '不吃芒果', '芒果过敏'. */
function bare(word: string): string {
  return word.replace(saidBefore, '').replace(saidAfter, '') || word
}

/** The parts of a phrase, its folded words given with those that carry nothing. */
export function partsOf(words: readonly string[]): ListPart[] {
  const tokens = words.flatMap((word) => bare(word).split(picture)).filter((word) => word !== '')
  const core = tokens.filter((word) => !fillers.has(word))
  const whole = named(core.join(' '))
  if (whole && core.length <= longestPart && !core.every(isListWord)) return [whole]

  const parts: ListPart[] = []
  let loose: string[] = []
  const close = (): void => {
    if (loose.length > 0) parts.push(looseBy(loose))
    loose = []
  }
  for (let at = 0; at < tokens.length; ) {
    const found = longestAt(tokens, at)
    const token = tokens[at] ?? ''
    // 'Fava beans' are not all legumes: a kind after a word that nobody knows is that word's own.
    if (found && !(found.part.kind && loose.some((word) => !isLineWord(word)))) {
      close()
      parts.push(found.part)
      at += found.count
      continue
    }
    if (picture.test(token) || fillers.has(token)) close()
    else loose.push(token)
    if (picture.test(token)) parts.push(...emojiPart(token))
    at += 1
  }
  close()
  // 'Raw' in 'raw eggs' is no thing of its own.
  const things = parts.filter(
    ({ text, groups, kind }) => groups.length > 0 || kind || !text.split(' ').every(isLineWord),
  )
  return things.length > 0 ? things : parts
}

function longestAt(tokens: readonly string[], at: number): { part: ListPart; count: number } | undefined {
  for (let count = Math.min(longestPart, tokens.length - at); count > 0; count--) {
    const own = tokens.slice(at, at + count)
    if (count === 1 && fillers.has(own[0] ?? '')) return undefined
    const part = named(own.join(' '))
    if (part && (count === 1 || !shortens(part, own))) return { part, count }
  }
  return undefined
}

/** What a whole folded name means: a group, a word of profiles such as an illness, a kind, a term of the guard, a food. */
export function named(text: string): ListPart | undefined {
  const groups = groupsCalled(text)
  if (groups.size > 0) return { text, groups: [...groups] }
  const told = profileWords.find(({ pattern }) => pattern.test(text))
  if (told) return { text, groups: told.groups }
  const kind = kindCalled(text)
  if (kind) return { text, groups: kind.groups, kind }
  const term = theGuard().matcher.groupsOf(text)
  if (term) return { text, groups: term }
  const foods = foodsNamed(text)
  if (foods.length > 0) return { text, groups: [...new Set(foods.flatMap(({ food }) => food.allergens))] }
  return undefined
}

const isListWord = (word: string): boolean => groupsCalled(word).size > 0

function shortens({ groups }: ListPart, words: readonly string[]): boolean {
  return words.some((word) => [...groupsCalled(word)].some((group) => !groups.includes(group)))
}

/** Words that are no name: together they are one thing, and every group that is named inside them counts. */
function looseBy(words: readonly string[]): ListPart {
  const told = words.filter((word) => !isLineWord(word))
  const text = (told.length > 0 ? told : words).join(' ')
  return { text, groups: [...new Set(words.flatMap(namesInside))] }
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** In a script without spaces a list is one run: '大豆牛奶坚果'. */
function namesInside(word: string): AllergenGroup[] {
  if (!unspaced.test(word)) return []
  return [...groupNames()].flatMap(([name, groups]) =>
    unspaced.test(name) && word.includes(name) ? [...groups] : [],
  )
}

function emojiPart(token: string): ListPart[] {
  const groups = theGuard().matcher.groupsOf(token)
  return groups ? [{ text: token, groups }] : []
}
