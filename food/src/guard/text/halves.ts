/** The halves of an alternative that share their last word: the plain one of 'plain or rice flour' is flour, too. */
import { nameTrie } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { isPlainFood } from '../../resolver/plain-foods.ts'
import { headOf } from './half-heads.ts'
import {
  chars,
  isOneField,
  linkBefore,
  linkBehind,
  startOfField,
  startOfHalf,
  startOfPart,
  type WordSpan,
  wordsIn,
} from './half-links.ts'
import {
  amounts,
  both,
  claimed,
  cuts,
  dutch,
  dutchHead,
  flavoured,
  headings,
  hyphened,
  inPlace,
  kinds,
  longestHalf,
  longestList,
  makes,
  nonDairy,
  nounsFirst,
  number,
  particles,
  plants,
  same,
  shapes,
  shares,
  whiteBesideBrown,
} from './half-words.ts'
import { endOfWord, hard, type IndexedText, startOfWord, within, wordsOf } from './indexed-text.ts'

const isAmount = (word: string): boolean => /^\d/.test(word) || amounts.has(word)

/** The 'd' of "d'avoine", which folding writes onto the name. */
const elided = /^[dl][aeiouh]/

/** Whether a stretch names a food that needs no other word. */
function isFoodAlone(text: IndexedText, from: number, end: number): boolean {
  return wordsIn(text, from, end).some((word, at, all) => {
    const own = chars(text, word.from, word.end)
    const before = all[at - 1]
    if (before && shares.has(chars(text, before.from, before.end))) return false
    let isName = plants.has(own) || (isPlainFood(own) && !kinds.has(own))
    const starts = elided.test(own) ? [word.from, word.from + 1] : [word.from]
    for (const start of starts)
      nameTrie.walk(text.codes, start, end, (until) => {
        const isWhole = until === end || text.joints[until] !== within
        isName ||= isWhole && !kinds.has(chars(text, start, until))
      })
    return isName
  })
}

const tellingWords = (text: IndexedText, { from, end }: WordSpan): string[] =>
  wordsIn(text, from, end)
    .map((word) => chars(text, word.from, word.end))
    .filter((word) => !isAmount(word))

/** Whether a food before a link is a flavour of what the half behind it is: 'garlic or vegan butter'. */
function isFlavour(text: IndexedText, side: WordSpan, half: WordSpan): boolean {
  const [word, ...more] = tellingWords(text, side)
  if (word === undefined || more.length > 0 || word.endsWith('s') || inPlace.has(word)) return false
  return flavoured.test(chars(text, startOfWord(text, half.end), half.end))
}

/** Whether two halves are one food made in two ways: 'raw or roasted almond butter', 'white or brown rice flour'. */
function isMadeTwice(side: readonly string[], own: string): boolean {
  const [only = '', ...more] = side
  const [white, brown] = whiteBesideBrown.find((pair) => pair[0] === only) ?? []
  if (more.length > 0 || !makes.has(only) || !makes.has(own)) return false
  return white === undefined || brown === own
}

const isShape = (word: string): boolean => isAmount(word) || shapes.has(word)

/** The other half before a link if it is no food without the word that the two share. */
function bareBefore(text: IndexedText, half: WordSpan, link: number): WordSpan | undefined {
  const first = startOfField(text, link)
  if (link === first) return undefined
  const linked = chars(text, link, half.from)
  const start = startOfPart(text, link)
  if (start === link) return bareBeforeComma(text, half, link, first)
  const side = { from: start, end: link }
  const words = wordsIn(text, start, link).map((word) => chars(text, word.from, word.end))
  if (linked === dutch && words.every(isLineWord)) return undefined
  // 'Chilled and whipped coconut cream'.
  if (both.has(linked) && words.every((word) => isAmount(word) || cuts.has(word))) return undefined
  const own = chars(text, half.from, endOfWord(text, half.from))
  const isOneFood = (shapes.has(own) && words.every(isShape)) || isMadeTwice(tellingWords(text, side), own)
  // 'Whole, light or organic soy milk'.
  if (isOneFood) return bareEarlier(text, side, first)
  const isFood = isFoodAlone(text, start, link) && (both.has(linked) || !isFlavour(text, side, half))
  if (isFood) return bareEarlier(text, side, first)
  // 'Frische oder glutenfreie oder Reisnudeln'.
  return (claimed.test(words.join('')) ? bareEarlier(text, side, first) : undefined) ?? side
}

/** The same before a comma, 'whole, oat, or almond milk', and a hyphen, 'Vanille- oder Sojajoghurt'. */
function bareBeforeComma(
  text: IndexedText,
  half: WordSpan,
  link: number,
  first: number,
): WordSpan | undefined {
  const middle = { from: startOfPart(text, startOfWord(text, link)), end: link }
  const last = { from: startOfWord(text, link), end: link }
  const isJoined = isCompound(text, half)
  if (isJoined && hyphened.has(chars(text, link, half.from))) return bareEarlier(text, middle, first) ?? last
  if (!isFoodAlone(text, first, link)) return isJoined ? last : { from: link, end: link }
  return isFoodAlone(text, middle.from, link) ? bareEarlier(text, middle, first) : undefined
}

/** The 'skimmed' of 'skimmed, oat or soy milk', before halves that name a food. */
function bareEarlier(text: IndexedText, behind: WordSpan, first: number): WordSpan | undefined {
  let middle = behind
  for (let parts = 0; parts < longestList; parts++) {
    const told = tellingWords(text, middle)
    const end = linkBefore(text, middle.from) ?? middle.from
    if (end === first || told.length > longestHalf) return undefined
    const part = { from: startOfPart(text, startOfWord(text, end)), end }
    const [only, ...more] = tellingWords(text, part)
    const isCounted = told.length < wordsIn(text, middle.from, middle.end).length
    // '2%, oat or soy milk', and no '1/2 cup oat or soy milk'.
    if (only === undefined) return !isCounted && endsInNumber(text, part) ? part : undefined
    if (!isFoodAlone(text, part.from, end) && !claimed.test(only))
      return more.length > 0 || headings.has(only) ? undefined : part
    // '2 tbsp oil, honey or vegan butter': what is measured by itself is no half.
    if (wordsIn(text, part.from, end).length > more.length + 1) return undefined
    middle = part
  }
  return undefined
}

const endsInNumber = (text: IndexedText, { end }: WordSpan): boolean =>
  number.test(chars(text, startOfWord(text, end), end))

/** Where a Dutch link ends behind a Dutch half: 'sojamelk of halfvolle'. */
function dutchLinkBehind(text: IndexedText, at: number): number | undefined {
  const end = endOfWord(text, at)
  const isLink = chars(text, at, end) === dutch && dutchHead.test(chars(text, startOfWord(text, at), at))
  return isLink ? end : undefined
}

/** The '2%' of 'almond milk or 2%': numbers that nothing follows. */
function numbersBehind(text: IndexedText, from: number): WordSpan | undefined {
  let end = from
  while (isWithinField(text, from, end) && number.test(chars(text, end, endOfWord(text, end))))
    end = endOfWord(text, end)
  const isAll = end > from && (text.joints[end] === hard || !isWithinField(text, from, end))
  return isAll ? { from, end } : undefined
}

const isWithinField = ({ fields, length }: IndexedText, from: number, at: number): boolean =>
  at < length && fields[at] === fields[from]

/** The 'regular' of 'oat milk (200 ml) or regular'. */
function bareBehind(text: IndexedText, half: WordSpan): WordSpan | undefined {
  const at = half.end
  const isOn = (place: number): boolean => place < text.length && isOneField(text, place)
  const dutchLink = isOn(at) ? dutchLinkBehind(text, at) : undefined
  let before = at
  while (isOn(before) && isAmount(chars(text, before, endOfWord(text, before))))
    before = endOfWord(text, before)
  const from = dutchLink ?? (isOn(before) ? linkBehind(text, before) : undefined)
  if (from === undefined || !isOn(from)) return undefined
  const numbers = before === at ? numbersBehind(text, from) : undefined
  if (numbers) return numbers
  let end = from
  do end = endOfWord(text, end)
  while (isOn(end) && text.joints[end] !== hard && linkBehind(text, end) === undefined)
  const words = wordsIn(text, from, end).map((word) => chars(text, word.from, word.end))
  const isOther =
    !same.has(words[0] ?? '') &&
    !words.every(isAmount) &&
    !claimed.test(words.join('')) &&
    !(isMilk(text, half) && nonDairy.test(words.join(''))) &&
    !words.every((word) => inPlace.has(word)) &&
    !isFoodAlone(text, from, end)
  return isOther ? { from, end } : undefined
}

const isMilk = (text: IndexedText, { end }: WordSpan): boolean =>
  chars(text, startOfWord(text, end), end) === 'milk'

/** The other half of an alternative whose one half is a stretch of a line, if it is no food without the word that they share. */
function otherHalf(text: IndexedText, half: WordSpan): WordSpan | undefined {
  const from = startOfHalf(text, half.from)
  const link = linkBefore(text, from)
  return (
    (link === undefined ? undefined : bareBefore(text, { ...half, from }, link)) ?? bareBehind(text, half)
  )
}

/** Whether a term is what both halves are: the flour of 'rice flour', the lait of 'lait d'avoine' and 'lait végétal'; no chestnuts of 'chestnut mushrooms'. */
export function isHead(text: IndexedText, term: WordSpan, half: WordSpan): boolean {
  if (text.joints[term.from] === within) return false
  if (half.from < term.from) return term.end >= half.end
  if (term.end >= half.end) return false
  const next = chars(text, term.end, endOfWord(text, term.end))
  return particles.has(next) || claimed.test(next) || nounsFirst.has(chars(text, term.from, term.end))
}

const isCompound = (text: IndexedText, { from, end }: WordSpan): boolean =>
  endOfWord(text, from) === end && headOf(chars(text, from, end)) !== undefined

/** One half of an alternative, with the groups that it is excused from, and the other one. */
export interface Half extends WordSpan {
  readonly groups: number
  readonly other: WordSpan
}

/** The halves of alternatives that begin at a place of a line: traps, and words such as the last of 'frische oder Reisnudeln'. */
export function halvesAt(
  text: IndexedText,
  from: number,
  traps: readonly Omit<Half, 'other'>[],
): readonly Half[] {
  const end = endOfWord(text, from)
  const word = { from, end, groups: 0 }
  return [...traps, ...(isCompound(text, word) ? [word] : [])].flatMap((half) => {
    const other = otherHalf(text, half)
    return other ? [{ ...half, other }] : []
  })
}

/** The other half with the last word of the one, 'fresh pasta' of 'fresh or egg-free pasta', or with the end of it, 'Vanillejoghurt'. */
export function wordsOfOther(text: IndexedText, { from, end, groups, other }: Half): string {
  const words = wordsOf(text, other.from, other.end)
  const first = chars(text, from, endOfWord(text, from))
  if (groups > 0 && nounsFirst.has(first)) return `${first} ${words}`.trim()
  if (groups > 0) return `${words} ${chars(text, startOfWord(text, end), end)}`.trim()
  const isWhole = words !== '' && headOf(chars(text, startOfWord(text, other.end), other.end)) !== undefined
  return isWhole ? words : words + (headOf(chars(text, from, end)) ?? '')
}
