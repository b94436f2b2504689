/**
 * Bare words of titles and steps, read through the ingredient that they mean: 'Boil the pasta' is the gluten-free penne of the
 * list. Only where the whole list is known and none of its lines holds the allergen; in doubt a word stays what it is.
 */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { remembering } from '../../remember.ts'
import { foodsNamed, isNameWord } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { foldText } from '../text/fold.ts'
import { edits } from '../text/spelling.ts'
import { plurals } from '../words/plurals.ts'
import { after, before, company, inTitles } from './context-words.ts'
import { isKitchenWord } from './known-words.ts'
import { dishesOf, madeInSteps } from './more-dishes.ts'
import { isMereMention } from './step-denials.ts'
import { titleFrees } from './title-claims.ts'

interface Found {
  readonly group: AllergenGroup
  readonly term: string
  readonly where: { readonly part: 'title' | 'ingredient' | 'step' | 'note'; readonly index: number }
}

interface Texts {
  /** The folded texts of the recipe, and where each stands. */
  readonly plains: readonly string[]
  readonly places: readonly Found['where'][]
  /** The groups that the title says are left out: 'without cream'. */
  readonly leftOut: ReadonlySet<AllergenGroup>
  /** What the title puts between quotation marks, folded: tofu 'egg' is none. */
  readonly quoted: readonly string[]
}

/** What else a bare word may mean: the last words of names that stand in its place on a list. */
const kin: readonly (readonly [words: RegExp, heads: RegExp])[] = [
  [
    /^(?:pastas?|nudeln?|pates|massa)$/,
    /(?:^| )(?:pasta|penne|spaghetti|fusilli|macaroni|linguine|rigatoni|tagliatelle|fettuccine|farfalle|noodles?|nudeln|pates|massa)$/,
  ],
  [
    /^(?:noodles?|vermicelli|nouilles?|fideos?|nudeln?)$/,
    /(?:^| )(?:noodles?|vermicelli|kway teow|bee ?hoon|hor fun|tang ?hoon|mihun|bihun|ramen|soba|spaghetti|reisnudeln|glasnudeln|nouilles de riz|vermicelles de riz|fideos de arroz)$/,
  ],
  [/^(?:tortillas?|wraps?)$/, /(?:^| )(?:tortillas?(?: de maiz)?|wraps?|maistortillas?)$/],
  [
    /^(?:toasts?|breads?|brot|pain|pan|pane|pao)$/,
    /(?:^| )(?:bread|sourdough|ciabatta|baguettes?|brot|pain|pan|pane|pao)(?: sans gluten| sin gluten| senza glutine| sem gluten)?$/,
  ],
  [
    /^(?:flours?|batters?|mehl|farines?|harinas?|farinhas?|farina)$/,
    /(?:^| )(?:flours?|\w+mehl|farines? d\w* [a-z ]+|harina de [a-z ]+|farinha de [a-z ]+|farina di [a-z ]+)$/,
  ],
  [
    /^(?:milk|milch|lait|leche|leite)$/,
    /(?:^| )(?:milk|drink|\w+milch|\w+drink|lait d\w* [a-z ]+|leche de [a-z ]+|leite de [a-z ]+)$/,
  ],
]
/** Nut butters are listed, and butter is melted: too near to believe. */
const never: ReadonlySet<string> = new Set(['butter', 'butters', 'nut', 'nuts', 'oil'])

/** The findings of a recipe without those that its list of ingredients accounts for. `isCertain` is whether every text of it is known. */
export function unaccounted<Hit extends Found>(
  hits: readonly Hit[],
  texts: Texts,
  isCertain: boolean,
): readonly Hit[] {
  if (!isCertain || !hits.some(isTold)) return hits
  const held = new Set(hits.filter((hit) => !isTold(hit)).map(({ group }) => group))
  if (hits.every(({ group }) => held.has(group))) return hits
  const lines = texts.plains.filter((_, at) => texts.places[at]?.part === 'ingredient')
  if (lines.length === 0) return hits
  const list: List = { text: lines.join('\n'), heads: lines.map(headOf) }
  const titles = texts.plains.filter((_, at) => texts.places[at]?.part === 'title')
  const dishes = dishesOf(lines.length).filter(
    ({ name, madeOf }) =>
      titles.some((title) => dishesIn(title, name, list).length > 0) && madeOf.test(list.text),
  )
  const inSteps = [...dishes, ...madeInSteps.filter(({ madeOf }) => madeOf.test(list.text))]
  const inTitle = hits.filter(({ where }) => where.part === 'title')
  const frees = new Set([
    ...texts.leftOut,
    ...titles
      .map(unelided)
      .flatMap((title) => [...titleFrees(title, inTitle, (term) => placesOf(title, term), texts.quoted)]),
  ])
  return hits.filter((hit) => {
    if (!isTold(hit) || held.has(hit.group)) return true
    const isTitle = hit.where.part === 'title'
    if (isTitle && frees.has(hit.group)) return false
    const own = texts.plains.filter((_, at) => isSame(texts.places[at], hit.where))
    const words = wordsOf(hit.term)
    const terms = hits.filter(({ where }) => isSame(where, hit.where)).map(({ term }) => term)
    return !own.every((text) => {
      if (!isTitle && isMentioned(text, hit, terms)) return true
      const named = (isTitle ? dishes : inSteps).flatMap(({ name }) =>
        isTitle ? dishesIn(text, name, list) : [...text.matchAll(name)].map(spanOf),
      )
      return isAccounted(text, words, { dishes: named, isTitle }, list)
    })
  })
}

const placesOf = (text: string, term: string): Span[] =>
  wordsOf(term).flatMap((word) => [...text.matchAll(patternOf(word))].map(spanOf))

/** Of a word that was found as a slip of another. */
const slipsAtMost = 2

/** Whether a step only says that it does without a term, compares with it, or has its words by chance at both sides of a comma. */
function isMentioned(text: string, { term, group }: Found, terms: readonly string[]): boolean {
  const mere = terms.flatMap((one) => placesOf(text, one)).filter((place) => isMereMention(text, place))
  const places = placesOf(text, term)
  if (places.length > 0)
    return places.every((place) => mere.some(({ from, end }) => from <= place.from && place.end <= end))
  return (
    mere.some(({ from, end }) => edits(foldText(term), text.slice(from, end)) <= slipsAtMost) ||
    isParted(text, foldText(term), group)
  )
}

/** 'Mash with olive oil, spread on top' is no olive oil spread: each side of the comma is something else. */
function isParted(text: string, term: string, group: AllergenGroup): boolean {
  const words = term.split(' ')
  const found = [...text.matchAll(new RegExp(`(?<!\\p{L})${words.join('[ \\n]')}(?!\\p{L})`, 'gu'))]
  const isOther = (part: string): boolean => {
    const named = foodsNamed(part)
    return before.has(part) || (named.length > 0 && !named.some(({ food }) => food.allergens.includes(group)))
  }
  return (
    found.length > 0 && found.every(([whole]) => whole.includes('\n') && whole.split('\n').every(isOther))
  )
}

/** Folded, "en forme d'huître" is 'en forme dhuitre'. */
const unelided = (title: string): string => title.replace(/(?<=(?<!\p{L})(?:forme|facon) d)(?=\p{L})/gu, ' ')

function wordsOf(term: string): string[] {
  const plain = foldText(term)
  return [plain, ...plurals(plain)]
}

/** Where a title names a dish as its own, with the words before it: 'Salad with muesli' is none of muesli. */
function dishesIn(title: string, name: RegExp, list: List): Span[] {
  return [...title.matchAll(name)].map(spanOf).flatMap(({ from, end }) => {
    const left = wordBefore(title, from)
    return left === undefined || isOfTitle(left, list) ? [{ from: startOf(title, from, list), end }] : []
  })
}

const wordBefore = (text: string, from: number): string | undefined =>
  /([^ \n]+)[ \n]$/.exec(text.slice(0, from))?.[1]

function startOf(title: string, from: number, list: List): number {
  const left = wordBefore(title, from)
  return left === undefined || !isOfTitle(left, list) ? from : startOf(title, from - left.length - 1, list)
}

/**
 * Whether a word of a title makes nothing else of what it stands before: 'quick', a food of the list, 'Nonna's'. What says
 * 'with' or 'on' begins another thing, and a food that is not on the list is one.
 */
const isOfTitle = (word: string, { text }: List): boolean =>
  !company.has(word) &&
  (inTitles.has(word) ||
    isLineWord(word) ||
    !isNameWord(word) ||
    new RegExp(`(?<!\\p{L})${word}(?:e?s)?(?!\\p{L})`, 'u').test(text))

const isTold = ({ where }: Found): boolean => where.part === 'title' || where.part === 'step'

const isSame = (one: Found['where'] | undefined, other: Found['where']): boolean =>
  one?.part === other.part && one.index === other.index

/** The name that a line begins with, up to its first comma, without the words about cut and cooking behind it. */
function headOf(line: string): string {
  const words = (line.split('\n')[0] ?? '').replace(claim, '').split(' ')
  while (words.length > 1 && isLineWord(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

const claim = / (?:sans|sin|senza|sem|ohne) (?:gluten|glutine)$/

interface List {
  /** All lines, folded. */
  readonly text: string
  readonly heads: readonly string[]
}

/** Whether every place where a text has one of the words is a dish made of the list, or a bare word for something on it. */
function isAccounted(
  text: string,
  words: readonly string[],
  { dishes, isTitle }: { readonly dishes: readonly Span[]; readonly isTitle: boolean },
  list: List,
): boolean {
  const places = words.flatMap((word) => [...text.matchAll(patternOf(word))].map(spanOf))
  return (
    places.length > 0 &&
    places.every(
      (place) =>
        dishes.some(({ from, end }) => from <= place.from && place.end <= end) ||
        (isListed(text.slice(place.from, place.end), list) &&
          (isBare(text, place, isTitle ? list : undefined) || isListedWhole(text, place, list))),
    )
  )
}

const patternsKept = 5_000

/** Scripts without spaces have no ends of words; 'galettes de sarrasin' is the plural of a galette de sarrasin. */
const patternOf = remembering(
  (word: string): RegExp =>
    unspaced.test(word)
      ? new RegExp([...word].join(' ?'), 'gu')
      : new RegExp(`(?<![\\p{L}\\p{M}])${loosely(word)}(?![\\p{L}\\p{M}])`, 'gu'),
  patternsKept,
)

/** As the guard finds it: 'soysauce' in 'soy sauce'. */
const loosely = (word: string): string =>
  word
    .split(' ')
    .map((part) => [...part].join(' ?'))
    .join('s? ')

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

interface Span {
  readonly from: number
  readonly end: number
}

const spanOf = (match: RegExpMatchArray): Span => {
  const from = match.index ?? 0
  return { from, end: from + match[0].length }
}

function isListed(word: string, { heads }: List): boolean {
  if (never.has(word)) return false
  const forms = new Set([word, word.replace(/s$/, ''), ...plurals(word)])
  const wanted = kin.filter(([words]) => words.test(word)).map(([, head]) => head)
  return heads.some(
    (head) =>
      wanted.some((pattern) => pattern.test(head)) ||
      [...forms].some((form) => head === form || head.endsWith(` ${form}`)),
  )
}

/** 'The coconut yogurt' of a step is the one that the list has in the same words. */
function isListedWhole(text: string, { from, end }: Span, { text: lines }: List): boolean {
  const left = wordBefore(text, from)
  const right = /^ ([^ \n]+)/.exec(text.slice(end))?.[1]
  const isFree = right === undefined || after.has(right) || isKitchenWord(right)
  return (
    left !== undefined &&
    isFree &&
    !company.has(left) &&
    isNameWord(left) &&
    new RegExp(`(?<!\\p{L})${left} ${text.slice(from, end)}(?!\\p{L})`, 'u').test(lines)
  )
}

function isBare(text: string, { from, end }: Span, titleOf: List | undefined): boolean {
  const left = /([^ \n]+) $/.exec(text.slice(0, from))?.[1]
  const right = /^ ([^ \n]+)/.exec(text.slice(end))?.[1]
  const fits = (word: string | undefined, allowed: ReadonlySet<string>): boolean =>
    word === undefined ||
    allowed.has(word) ||
    isKitchenWord(word) ||
    (!isNameWord(word) && !isLineWord(word)) ||
    (titleOf !== undefined && isOfTitle(word, titleOf))
  return fits(left, before) && (fits(right, after) || /^\d/.test(right ?? ''))
}
