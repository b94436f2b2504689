/**
 * Bare words of titles and steps, read through the ingredient that they mean: 'Boil the pasta' is the gluten-free penne of the
 * list. Only where the whole list is known and none of its lines holds the allergen; in doubt a word stays what it is.
 */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { memoize } from '../../memoize.ts'
import { foodsNamed, isNameWord } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import { foldText } from '../text/fold.ts'
import { after, before, company, inTitles } from './context-words.ts'
import { isKitchenWord } from './known-words.ts'
import { isListed, isOnList, type List, listOf } from './listed.ts'
import { isMereMention } from './mentions/mentions.ts'
import { allDishes, madeInSteps } from './more-dishes.ts'
import { isSlip, placesOf, type Span, spanOf, wordsAround } from './places.ts'
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
  const list = listOf(lines)
  const titles = texts.plains.filter((_, at) => texts.places[at]?.part === 'title')
  const dishes = [...new Set(titles.flatMap(dishesNamedIn))].filter(
    ({ name, madeOf }) =>
      madeOf.test(list.text) && titles.some((title) => dishesIn(title, name, list).length > 0),
  )
  const inSteps = [...dishes, ...madeInSteps.filter(({ madeOf }) => madeOf.test(list.text))]
  const inTitle = hits.filter(({ where }) => where.part === 'title')
  const frees = new Set(
    titles
      .map(unelided)
      .flatMap((title) => [...titleFrees(title, inTitle, (term) => placesOf(title, term), texts)]),
  )
  return hits.filter((hit) => {
    if (!isTold(hit) || held.has(hit.group)) return true
    const isTitle = hit.where.part === 'title'
    if (isTitle && frees.has(hit.group)) return false
    const own = texts.plains.filter((_, at) => isSame(texts.places[at], hit.where))
    const terms = hits.filter(({ where }) => isSame(where, hit.where)).map(({ term }) => term)
    return !own.every((text) => {
      if (!isTitle && isMentioned(text, hit, terms)) return true
      if (isTitle && isMadeOfList(hit.term, list)) return true
      const named = (isTitle ? dishes : inSteps).flatMap(({ name }) =>
        isTitle ? dishesIn(text, name, list) : [...text.matchAll(name)].map(spanOf),
      )
      return isAccounted(text, wordsAround(text, hit.term), { dishes: named, isTitle }, list)
    })
  })
}

/** Whether a step only says that it does without a term, compares with it, or has its words by chance at both sides of a comma. */
function isMentioned(text: string, { term, group }: Found, terms: readonly string[]): boolean {
  const mere = terms.flatMap((one) => wordsAround(text, one)).filter((place) => isMereMention(text, place))
  const places = wordsAround(text, term)
  if (places.length > 0)
    return places.every((place) => mere.some(({ from, end }) => from <= place.from && place.end <= end))
  return (
    mere.some(({ from, end }) => isSlip(foldText(term), text.slice(from, end))) ||
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

/** The cookbook's titles come again and again. */
const titlesKept = 5_000
const dishesNamedIn = memoize((title) => allDishes.filter(({ name }) => title.search(name) >= 0), titlesKept)

/** Where a title names a dish as its own, with the words before it: 'Salad with muesli' is none of muesli. */
function dishesIn(title: string, name: RegExp, list: List): Span[] {
  return [...title.matchAll(name)].map(spanOf).flatMap(({ from, end }) => {
    const left = wordBefore(title, from)
    const start = startOf(title, from, list)
    if (left !== undefined && start === from) return []
    return company.has(wordBefore(title, start) ?? '') ? [] : [{ from: start, end }]
  })
}

/** The word that a place follows: beyond a bracket only one that says what comes with the dish. */
function wordBefore(text: string, from: number): string | undefined {
  const [, word, gap] = /([^ \n]+)([ \n])$/.exec(text.slice(0, from)) ?? []
  return gap === ' ' || company.has(word ?? '') ? word : undefined
}

function startOf(title: string, from: number, list: List): number {
  const left = wordBefore(title, from)
  if (left === undefined) return from
  const rest = from - left.length - 1
  if (isOfTitle(left, list)) return startOf(title, rest, list)
  const first = joining.has(left) ? wordBefore(title, rest) : undefined
  return first !== undefined && isOnList(first, list) ? startOf(title, rest - first.length - 1, list) : from
}

/** 'Leek and potato soup' is one dish where both are on the list. */
const joining: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'dan'])

/**
 * Whether a word of a title makes nothing else of what it stands before: 'quick', a food of the list, 'Nonna's'. What says
 * 'with' or 'on' begins another thing, and a food that is not on the list is one.
 */
const isOfTitle = (word: string, list: List): boolean =>
  !company.has(word) && (inTitles.has(word) || isLineWord(word) || !isNameWord(word) || isOnList(word, list))

const prepared =
  /^(?:stir|fried|roast|roasted|baked|grilled|mashed|creamed|stewed|steamed|boiled|poached|braised|smoked|stuffed|pickled|candied|crispy|spicy|sweet|sour|sticky|hot|cold|minced|pulled)$/

/** 'Lemon rice' is also a dish with peanuts; what has lemon and rice on its list is that very rice. */
function isMadeOfList(term: string, list: List): boolean {
  const words = foldText(term).split(/[ \n]/)
  return (
    words.length > 1 &&
    words.every(
      (word) =>
        isOnList(word, list) ||
        company.has(word) ||
        prepared.test(word) ||
        (isLineWord(word) && !isNameWord(word)),
    )
  )
}

const isTold = ({ where }: Found): boolean => where.part === 'title' || where.part === 'step'

const isSame = (one: Found['where'] | undefined, other: Found['where']): boolean =>
  one?.part === other.part && one.index === other.index

/** Whether every place where a text has a term is a dish made of the list, or a bare word for something on it. */
function isAccounted(
  text: string,
  places: readonly Span[],
  { dishes, isTitle }: { readonly dishes: readonly Span[]; readonly isTitle: boolean },
  list: List,
): boolean {
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
