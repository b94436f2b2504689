/** The halves of an alternative that share their last word: the plain one of 'plain or rice flour' is flour, too. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { nameTrie } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { isPlainFood } from '../../resolver/plain-foods.ts'
import { wholeNames } from '../../resolver/whole-lines.ts'
import { endOfWord, hard, type IndexedText, startOfWord, within, wordsOf } from './indexed-text.ts'

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const either = listed(`
  or oder ou o od lub albo veya yada yahut eller tai nebo alebo vagy sau ili или або либо чи ή أو या atau hoac หรือ 또는 혹은 または もしくは 或 或者 或是
  otherwise alternatively bzw`)
const both = listed('and und et y e ed i ve og och dan 和 与 與 और')
/** Dutch; in English it stands between a measure and its food. */
const dutch = 'of'
const leading: ReadonlySet<string> = new Set([...either, ...both, dutch])
/** Signs of scripts without spaces are words of their own: 또는 has two. */
const longestLink = 3

/** Names of foods that say beside another food only of what kind or from which animal it is. */
const kinds = listed(
  'green fat sweet goat goats sheep duck quail hen hens goose buffalo cow cows egg vanilla',
)
const amounts = listed(`
  g gr kg ml l dl cl oz lb lbs x cup cups tsp tbsp teaspoon teaspoons tablespoon tablespoons tin tins can cans carton cartons pack packs packet packets bottle bottles jar jars block blocks
  stick sticks slice slices piece pieces handful handfuls pinch splash dash knob drizzle glass glasses litre litres liter liters pint pints a an the of some about approx
  el tl tasse tassen becher dose dosen packung tasses cuillere cuilleres taza tazas cucharada cucharadas tazza cucchiai xicara colheres szklanka szklanki 杯 克 毫 升 勺 罐 盒`)
/** What asks behind a link for more of the same, or for as much as one likes. */
const same = listed(
  'more less so to as enough both two similar equivalent until extra optional mehr etwas plus moins mas menos piu meno',
)
const claimed = /vegan|plant|free(?!range)|frei|vegetal|wegan|siz$/
/** What says of a line where it goes, and is no half of anything. */
const headings = listed('optional optionally topping either ideally preferably sauce')

interface Place {
  readonly from: number
  readonly end: number
}

const chars = ({ codes }: IndexedText, from: number, end: number): string =>
  String.fromCharCode(...codes.subarray(from, end))

const isOneField = ({ fields }: IndexedText, at: number): boolean => fields[at] === fields[at - 1]

/** Where the link begins that stands right before a place. */
function linkBefore(text: IndexedText, at: number, links = leading): number | undefined {
  let start = at
  for (let words = 0; words < longestLink; words++) {
    if (start === 0 || !isOneField(text, start) || (words > 0 && text.joints[start] === hard))
      return undefined
    start = startOfWord(text, start)
    if (links.has(chars(text, start, at))) return start
  }
  return undefined
}

/** Where the link ends that begins at a place. */
function linkBehind(text: IndexedText, at: number): number | undefined {
  let end = at
  for (let words = 0; words < longestLink && end < text.length; words++) {
    if (words > 0 && text.joints[end] === hard) return undefined
    end = endOfWord(text, end)
    if (either.has(chars(text, at, end))) return end
  }
  return undefined
}

/** The words of a stretch, one place each. */
function wordsIn(text: IndexedText, from: number, end: number): Place[] {
  const words: Place[] = []
  for (let at = from; at < end; at = endOfWord(text, at)) words.push({ from: at, end: endOfWord(text, at) })
  return words
}

const isAmount = (word: string): boolean => /^\d/.test(word) || amounts.has(word)

/** What says of a food behind it how much another one holds: 'reduced salt soy sauce'. */
const shares = listed('low lower reduced less high higher no zero added extra full')

/** Whether a stretch names a food that needs no other word. */
function namesFood(text: IndexedText, from: number, end: number): boolean {
  return wordsIn(text, from, end).some((word, at, all) => {
    const own = chars(text, word.from, word.end)
    const before = all[at - 1]
    if (before && shares.has(chars(text, before.from, before.end))) return false
    let isName = isPlainFood(own) && !kinds.has(own)
    nameTrie.walk(text.codes, word.from, end, (until) => {
      const isWhole = until === end || text.joints[until] !== within
      isName ||= isWhole && !kinds.has(chars(text, word.from, until))
    })
    return isName
  })
}

/** Where the words begin that lead up to a place: behind a comma, a bracket, another link or where the line begins. */
function startOfPart(text: IndexedText, end: number): number {
  let start = end
  while (start > 0 && isOneField(text, start) && text.joints[start] !== hard) {
    if (linkBefore(text, start) !== undefined) break
    start = startOfWord(text, start)
  }
  return start
}

function startOfField(text: IndexedText, end: number): number {
  let start = end
  while (start > 0 && isOneField(text, start)) start--
  return start
}

/** The other half before a link if it is no food without the word that the two share. */
function bareBefore(text: IndexedText, from: number, link: number): Place | undefined {
  const first = startOfField(text, link)
  if (link === first) return undefined
  const start = startOfPart(text, link)
  const side = { from: start, end: link }
  // 'Olive oil, or vegan butter'.
  if (start === link) return namesFood(text, first, link) ? undefined : side
  const words = wordsIn(text, start, link).map((word) => chars(text, word.from, word.end))
  if (chars(text, link, from) === dutch && words.every(isLineWord)) return undefined
  return namesFood(text, start, link) ? bareEarlier(text, start, first) : side
}

/** The 'skimmed' of 'skimmed, oat or soy milk'. */
function bareEarlier(text: IndexedText, start: number, first: number): Place | undefined {
  const end = linkBefore(text, start) ?? start
  if (end === first) return undefined
  const from = startOfPart(text, startOfWord(text, end))
  const told = wordsIn(text, from, end).filter((word) => !isAmount(chars(text, word.from, word.end)))
  const [only] = told
  if (only === undefined || told.length > 1 || namesFood(text, from, end)) return undefined
  return headings.has(chars(text, only.from, only.end)) ? undefined : { from, end }
}

/** The 'regular' of 'oat milk (200 ml) or regular'. */
function bareBehind(text: IndexedText, at: number): Place | undefined {
  let before = at
  const isOn = (place: number): boolean => place < text.length && isOneField(text, place)
  while (isOn(before) && isAmount(chars(text, before, endOfWord(text, before))))
    before = endOfWord(text, before)
  const from = isOn(before) ? linkBehind(text, before) : undefined
  if (from === undefined || !isOn(from)) return undefined
  let end = from
  do end = endOfWord(text, end)
  while (isOn(end) && text.joints[end] !== hard && linkBehind(text, end) === undefined)
  const words = wordsIn(text, from, end).map((word) => chars(text, word.from, word.end))
  const isOther =
    !same.has(words[0] ?? '') &&
    !words.every(isAmount) &&
    !claimed.test(words.join('')) &&
    !namesFood(text, from, end)
  return isOther ? { from, end } : undefined
}

/** The other half of an alternative whose one half is a stretch of a line, if it is no food without the word that they share. */
function otherHalf(text: IndexedText, { from, end }: Place): Place | undefined {
  const link = linkBefore(text, from)
  return (link === undefined ? undefined : bareBefore(text, from, link)) ?? bareBehind(text, end)
}

/** What follows a name that stands first: 'lait d'avoine ou entier'. */
const particles = listed('d de di du des da do z von of')

/** Whether a term is what both halves are: the flour of 'rice flour', the lait of 'lait d'avoine' and 'lait végétal'; no chestnuts of 'chestnut mushrooms'. */
export function isHead(text: IndexedText, term: Place, half: Place): boolean {
  if (text.joints[term.from] === within) return false
  if (half.from < term.from) return term.end >= half.end
  const next = chars(text, term.end, endOfWord(text, term.end))
  return term.end < half.end && (particles.has(next) || claimed.test(next))
}

/** Words that are written together with what stands before them, 'Sojamilch', 'cornflour', and what they hold of themselves. */
const heads: readonly (readonly [groups: readonly AllergenGroup[], ending: RegExp])[] = [
  [
    ['milk'],
    /.{3}(?:milch|milk|melk|mjolk|maelk|jogh?urt|yogh?urt|sahne|rahm|butter|boter|smor|kase|kaas|creme|cream|quark)s?$/,
  ],
  [['gluten'], /.{3}(?:mehl|flour|meel|mjol|brote?|bread|brod|brood|brotchen|spaghetti|tortillas?)$/],
  [['gluten', 'eggs'], /.{3}(?:nudeln?|noodles?|noedels|nudlar|nudler|pasta)$/],
  [['eggs'], /.{3}mayo(?:nn?aise)?$/],
  [['peanuts', 'nuts'], /(?:^| )(?:crunchy|smooth|chunky|creamy) butters?$/],
]
const groupsOfHeads = (words: string): AllergenGroup[] =>
  heads.flatMap(([groups, ending]) => (ending.test(words) ? groups : []))
const shortestCompound = 7

/** One half of an alternative, with the groups that it is excused from, and the other one. */
export interface Half extends Place {
  readonly groups: number
  readonly other: Place
}

/** The halves of alternatives that begin at a place of a line: traps, and words such as the last of 'frische oder Reisnudeln'. */
export function halvesAt(
  text: IndexedText,
  from: number,
  traps: readonly Omit<Half, 'other'>[],
): readonly Half[] {
  const end = endOfWord(text, from)
  const isCompound = end - from >= shortestCompound && groupsOfHeads(chars(text, from, end)).length > 0
  return [...traps, ...(isCompound ? [{ from, end, groups: 0 }] : [])].flatMap((half) => {
    const other = otherHalf(text, half)
    return other ? [{ ...half, other }] : []
  })
}

/** The other half with the last word of the one: 'fresh pasta' of 'fresh or egg-free pasta'. */
export const wordsOfOther = (text: IndexedText, { end, other }: Half): string =>
  `${wordsOf(text, other.from, other.end)} ${chars(text, startOfWord(text, end), end)}`.trim()

/** What such words hold that are no term: pasta tells nothing within a longer name. */
export const groupsOfOther = (words: string): readonly AllergenGroup[] => [
  ...groupsOfHeads(words),
  ...wholeNames(words).flatMap(({ food }) => food.allergens),
]
