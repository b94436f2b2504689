/**
 * What people can't eat is a list, whatever parts it: 'milk eggs soy nuts'. Words that excuse an ingredient ('soy milk' holds no
 * milk) must not make such a list shorter, so a name of several words counts only where it takes nothing from its words.
 */

import type { AllergenGroup } from '../../allergens/groups.ts'
import { unspaced } from '../../names.ts'
import { type FoodKind } from '../../resolver/kinds.ts'
import { foodsNamed } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { theGuard } from '../reading/the-guard.ts'
import { kindCalled } from '../words/avoided-words.ts'
import { groupNames, groupsCalled } from './group-names.ts'
import { profileWords } from './profile-words.ts'
import type { SaidPhrase } from './saying/phrase.ts'

/** One thing that is avoided. */
export interface ListPart {
  readonly text: string
  readonly groups: readonly AllergenGroup[]
  readonly kind?: FoodKind
}

const longestPart = 4
const picture = /(\p{Extended_Pictographic})/u

const saidBefore =
  /^(?:我|本人|请|請|私は|저는|医生说|醫生說|一|也|有点|有點|严重|嚴重|重度の|对|對|不能吃|不可以吃|不可吃|不能|不吃|不喝|不要放|不要|别放|別放|忌口|忌食|忌|避免|戒|不喜欢吃?|不喜歡吃?|讨厌|討厭|无|無|不含|吃了?|食|唔食得?|食唔到|走|别|別)/u
const saidAfter =
  /(?:(?:严重|嚴重|重度|轻微|輕微)?(?:有|会|會)?(?:过敏|過敏)(?:反应|反應)?|就|敏感|不耐受?(?:症)?|会?痒|會?癢|会起疹子|會起疹子|会吐|會吐|拉肚子|不行|不能吃|食不能|[のにがはもを]?アレルギー|[がはもを]?(?:食べられません|食べられない|食べれません|食べれない|食べません|食べない|食べることができません|だめ|ダメ|駄目|無理|ムリ|苦手|嫌い|NG|ng|避けています|避けてます)|を食べると.*|で蕁麻疹.*|に弱い|抜きで?|なしで?|不耐症|알레르기|알러지|불내증|과민증|없이|빼고|빼주세요|제외|있습니다)(?:が?ある|が?あります|あり|です|だ|있음|있어요|가|이)?$/u

/** In a script without spaces the verb clings to the food: '不吃芒果', '芒果过敏'. */
function bare(word: string): string {
  if (!unspaced.test(word) || named(word)) return word
  const less = word.replace(saidBefore, '').replace(saidAfter, '')
  if (less === '') return ''
  return less === word ? withoutParticle(word) : bare(less)
}

/** Korean marks a food's part in a sentence: '우유를', '새우는'. */
function withoutParticle(word: string): string {
  const less = word.replace(/(?:을|를|은|는|이|가|에|도)$/u, '')
  return less !== word && named(less) ? less : word
}

/** The parts of a phrase, its folded words given with those that carry nothing. */
export function partsOf({ words, isFiller }: SaidPhrase): ListPart[] {
  const tokens = words.flatMap((word) => bare(word).split(picture)).filter((word) => word !== '')
  const core = tokens.filter((word) => !isFiller(word))
  const whole = isUnbroken(tokens, isFiller) && !goesOn(tokens, isFiller) ? named(core.join(' ')) : undefined
  if (whole && core.length <= longestPart && !core.every(isListWord)) return [whole]

  const parts: ListPart[] = []
  let loose: string[] = []
  const close = (): void => {
    if (loose.length > 0) parts.push(looseBy(loose))
    loose = []
  }
  for (let at = 0; at < tokens.length; ) {
    const found = longestAt(tokens, at, isFiller)
    const token = tokens[at] ?? ''
    if (found) {
      // 'Tonka beans' are a bean of their own, and who knows whether 'tonka' is no verb: they stand for both.
      if (found.part.kind && loose.some((word) => !isLineWord(word)))
        loose.push(...tokens.slice(at, at + found.count))
      close()
      parts.push(found.part)
      at += found.count
      continue
    }
    if (picture.test(token) || isFiller(token)) close()
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

/** Words that stand in names: 'cream of tartar', 'noix de coco'. */
const linking: ReadonlySet<string> = new Set('of the de du des la le les di del al'.split(' '))

/** Whether nothing parts the words that say something: 'no pork no lard' is not one thing. */
function isUnbroken(tokens: readonly string[], isFiller: SaidPhrase['isFiller']): boolean {
  const first = tokens.findIndex((word) => !isFiller(word))
  const last = tokens.findLastIndex((word) => !isFiller(word))
  return tokens.slice(Math.max(first, 0), last + 1).every((word) => !isFiller(word) || linking.has(word))
}

/** Whether what says something is a name only with a word that says nothing elsewhere: Vietnamese 'óc chó', 'hải sản'. */
function goesOn(tokens: readonly string[], isFiller: SaidPhrase['isFiller']): boolean {
  const first = tokens.findIndex((word) => !isFiller(word))
  const end = tokens.findLastIndex((word) => !isFiller(word)) + 1
  const [before, behind] = [tokens[first - 1], tokens[end]]
  const own = tokens.slice(Math.max(first, 0), end).join(' ')
  return [before && `${before} ${own}`, behind && `${own} ${behind}`].some(
    (name) => name && named(name) !== undefined,
  )
}

function longestAt(
  tokens: readonly string[],
  at: number,
  isFiller: SaidPhrase['isFiller'],
): { part: ListPart; count: number } | undefined {
  for (let count = Math.min(longestPart, tokens.length - at); count > 0; count--) {
    const own = tokens.slice(at, at + count)
    if (count === 1 && isFiller(own[0] ?? '')) return undefined
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
  const kind = kindCalled(text)
  if (told) return { text, groups: told.groups, ...(kind && { kind }) }
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

/** In a script without spaces a list is one run: '大豆牛奶坚果'. A name within a longer one is a part of it: 'ピーナッツ' are no 'ナッツ'. */
function namesInside(word: string): AllergenGroup[] {
  if (!unspaced.test(word)) return []
  const found: AllergenGroup[] = []
  let rest = word
  for (const [name, groups] of unspacedNames()) {
    if (!rest.includes(name)) continue
    found.push(...groups)
    rest = rest.replaceAll(name, ' ')
  }
  return found
}

let longestFirst: (readonly [string, ReadonlySet<AllergenGroup>])[] | undefined
function unspacedNames() {
  longestFirst ??= [...groupNames()]
    .filter(([name]) => unspaced.test(name))
    .sort(([one], [other]) => other.length - one.length)
  return longestFirst
}

function emojiPart(token: string): ListPart[] {
  const groups = theGuard().matcher.groupsOf(token)
  return groups ? [{ text: token, groups }] : []
}
