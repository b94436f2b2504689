import { msPerDay } from '../api/durations.ts'
import { foldForSearch } from '../api/fold-for-search.ts'
import { allWords } from './words/all-words.ts'
import type { EntryWords } from './words/entry-words.ts'

/** Which of two or three numbers of a date is day, month and year. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

/** Phrases by their folded words, joined by one space. */
export type Phrases<Meaning> = ReadonlyMap<string, Meaning>

/** What the words of a line mean in a viewer's languages, and English. */
export interface Lexicon {
  /** From today on; below 0 they are over. */
  days: Phrases<number>
  /** 0 is Sunday. */
  weekdays: Phrases<number>
  /** Short names, which are words of food too: read at an end of a line alone. */
  shortWeekdays: Phrases<number>
  thisDay: Phrases<true>
  nextDay: Phrases<true>
  behindDate: Phrases<true>
  dayParts: Phrases<true>
  /** 1 is January. */
  months: Phrases<number>
  ofMonth: Phrases<true>
  inDays: Phrases<true>
  afterDays: Phrases<true>
  agoBefore: Phrases<true>
  agoBehind: Phrases<true>
  madeBefore: Phrases<true>
  done: Phrases<true>
  madeBehind: Phrases<true>
  expired: Phrases<true>
  spans: Phrases<'day' | 'week' | 'month'>
  until: Phrases<true>
  endOf: Phrases<true>
  amid: Phrases<true>
  vague: Phrases<true>
  /** Their codes, or one's own as it is called. */
  places: Phrases<string>
  inPlace: Phrases<true>
  counters: Phrases<true>
  ofFood: Phrases<true>
  some: Phrases<true>
  shopping: Phrases<true>
  halves: Phrases<true>
  halfMore: Phrases<true>
  numbers: Phrases<number>
  dozens: Phrases<true>
  hundreds: Phrases<true>
  and: Phrases<true>
  /** Long words of days and places, which are known with a slip in them too. */
  longWords: ReadonlySet<string>
  /** Undefined where the viewer's languages do not tell. */
  order: DateOrder | undefined
  /** Whether a date is written with points, '3.12', where others mean a number. */
  hasPoints: boolean
}

const decimals: Readonly<Record<string, string>> = {
  '¼': '.25',
  '½': '.5',
  '¾': '.75',
  '⅓': '.33',
  '⅔': '.67',
  '⅛': '.125',
}

/** How a word is compared: without case, accents and the points of abbreviations; '2½' is 2.5, not the date 21/2, and '12"' no count. */
export const foldWord = (word: string): string =>
  foldForSearch(
    word
      .replace(/^(\d+)["”″]$/, '$1 inch')
      .replaceAll(/(\d*)([¼½¾⅓⅔⅛])/g, (_, whole, sign) => `${whole || 0}${decimals[sign]}`),
  )
    .replace(/^\.(?=\d)/, '0.')
    .replaceAll('’', "'")
    .replaceAll('⁄', '/')
    .replaceAll(/^[.,:!?()[\]"~]+|[.,:!?()[\]"]+$/g, '')

const foldPhrase = (phrase: string) => phrase.trim().split(/\s+/).map(foldWord).join(' ')
const phrasesIn = (list: string) =>
  list
    .split(/[,|]/)
    .map(foldPhrase)
    .filter((phrase) => phrase !== '')

/** The words, and what ends in -s for many: of German 'Glas' nothing does, and 'glass' is another word. */
export const withPlurals = (words: readonly string[]) =>
  words.flatMap((word) => (word.endsWith('s') ? [word] : [word, `${word}s`]))

const lexicons = new Map<string, Lexicon>()

/** The lexicon of a viewer's languages as the browser names them, the preferred one first. */
export function lexiconOf(languages: readonly string[]): Lexicon {
  const key = languages.join()
  const known = lexicons.get(key)
  if (known) return known
  const made = makeLexicon(languages)
  lexicons.set(key, made)
  return made
}

const extended = new WeakMap<Lexicon, { own: string; lexicon: Lexicon }>()

/** A lexicon that knows somebody's own places too: what these are called is no slip of anything else. */
export function withOwnPlaces(lexicon: Lexicon, own: readonly string[]): Lexicon {
  if (own.length === 0) return lexicon
  const key = own.join('\n')
  const before = extended.get(lexicon)
  if (before?.own === key) return before.lexicon
  const places = own.map((place) => [foldPhrase(place), place] as const)
  const made = {
    ...lexicon,
    // What a language calls the fridge stays the fridge.
    places: new Map([...places, ...lexicon.places]),
    longWords: new Set([...lexicon.longWords, ...places.flatMap(([phrase]) => phrase.split(' '))]),
  }
  extended.set(lexicon, { own: key, lexicon: made })
  return made
}

const kinds = [
  'thisDay',
  'nextDay',
  'behindDate',
  'dayParts',
  'ofMonth',
  'inDays',
  'afterDays',
  'agoBefore',
  'agoBehind',
  'madeBefore',
  'done',
  'madeBehind',
  'expired',
  'until',
  'endOf',
  'amid',
  'vague',
  'inPlace',
  'ofFood',
  'some',
  'shopping',
  'halves',
  'halfMore',
  'hundreds',
  'dozens',
  'and',
] as const
type WordKind = (typeof kinds)[number] | 'counters'

function makeLexicon(languages: readonly string[]): Lexicon {
  const spoken = new Set(['en', ...languages.flatMap(family)])
  const all = allWords.filter(({ tag }) => spoken.has(tag))
  const collect = (kind: WordKind): Phrases<true> =>
    new Map(all.flatMap((words) => phrasesIn(words[kind] ?? '')).map((phrase) => [phrase, true]))
  const [names, days, months, places] = [weekdayNames(all), daysOf(all), monthNames(all), placeNames(all)]
  return {
    ...names,
    days,
    months,
    places,
    numbers: numbersOf(all),
    longWords: new Set(
      [names.weekdays, days, months, places].flatMap((phrases) => [...phrases.keys()]).filter(isLongWord),
    ),
    spans: spanNames(all),
    counters: new Map(withPlurals([...collect('counters').keys()]).map((word) => [word, true])),
    ...(Object.fromEntries(kinds.map((kind) => [kind, collect(kind)])) as Record<
      (typeof kinds)[number],
      Phrases<true>
    >),
    ...writingOf(languages[0]),
  }
}

const shortestLongWord = 6
const isLongWord = (phrase: string) => phrase.length >= shortestLongWord && /^[a-z]+$/.test(phrase)

/** Malay and Indonesian understand each other. */
function family(tag: string): string[] {
  const [language = ''] = tag.toLowerCase().split('-')
  return language === 'ms' || language === 'id' ? ['ms', 'id'] : [language]
}

export const dozen = 12

const daysOf = (all: readonly EntryWords[]) =>
  firstMeanings(
    all.flatMap(({ days, past }) => [
      ...countedFrom(0, days),
      ...countedFrom(1, past).map(([ago, list]) => [-ago, list] as const),
    ]),
  )

const numbersOf = (all: readonly EntryWords[]) =>
  firstMeanings(all.flatMap(({ numbers, dozens }) => countedFrom(1, `${numbers},${dozens}`)))

const countedFrom = (first: number, lists: string) =>
  lists.split('|', dozen).map((list, at) => [first + at, list] as const)

/** The numbers that phrases stand for; a phrase of two numbers stands for that of the language before. */
function firstMeanings(lists: readonly (readonly [number, string])[]): Phrases<number> {
  const meanings = new Map<string, number>()
  for (const [number, list] of lists)
    for (const phrase of phrasesIn(list)) if (!meanings.has(phrase)) meanings.set(phrase, number)
  return meanings
}

const spanOrder = ['day', 'week', 'month'] as const
const spanNames = (all: readonly EntryWords[]): Lexicon['spans'] =>
  new Map(
    all.flatMap(({ spans }) =>
      spanOrder.flatMap((span, n) =>
        withPlurals(phrasesIn(spans[n] ?? '')).map((phrase) => [phrase, span] as const),
      ),
    ),
  )

const placeNames = (all: readonly EntryWords[]): Lexicon['places'] =>
  new Map(
    all.flatMap((words) =>
      (['fridge', 'freezer', 'cupboard'] as const).flatMap((place) =>
        phrasesIn(words[place]).map((phrase) => [phrase, place] as const),
      ),
    ),
  )

const longestShortName = 3
/** 4 January 1970 was a Sunday. */
const sunday = 3
const utc = (tag: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })

function weekdayNames(all: readonly EntryWords[]): Pick<Lexicon, 'weekdays' | 'shortWeekdays'> {
  const weekdays = new Map<string, number>()
  const shortWeekdays = new Map<string, number>()
  for (const { tag, weekdays: more = [] } of all) {
    const formats = (['long', 'short'] as const).map((weekday) => utc(tag, { weekday }))
    for (let day = 0; day < 7; day++) {
      const names = formats.map((format) => foldPhrase(format.format((sunday + day) * msPerDay)))
      for (const phrase of [...names, ...phrasesIn(more[day] ?? '')]) {
        const known = isShort(phrase) ? shortWeekdays : weekdays
        if (!known.has(phrase)) known.set(phrase, day)
        // 'segunda-feira', 'segunda feira'
        if (phrase.includes('-')) known.set(phrase.replaceAll('-', ' '), day)
      }
    }
  }
  return { weekdays, shortWeekdays }
}

const isShort = (name: string) => name.length <= longestShortName && /^[a-z]+$/.test(name)

function monthNames(all: readonly EntryWords[]): Phrases<number> {
  const months = new Map<string, number>([['sept', 9]])
  for (const { tag } of all)
    for (const format of (['long', 'short'] as const).map((month) => utc(tag, { month, day: 'numeric' })))
      for (let month = 0; month < 12; month++) {
        const name = format.formatToParts(Date.UTC(2026, month, 1)).find(({ type }) => type === 'month')
        const phrase = foldPhrase(name?.value ?? '')
        // Chinese months are numbers.
        if (/\p{L}/u.test(phrase) && !/\d/.test(phrase) && !months.has(phrase)) months.set(phrase, month + 1)
      }
  return months
}

/** How dates are written where the viewer is; a language without a region may be of either side of an ocean. */
function writingOf(tag = ''): Pick<Lexicon, 'order' | 'hasPoints'> {
  if (tag === '' || tag.toLowerCase() === 'en') return { order: undefined, hasPoints: false }
  const parts = formatParts(tag)
  const order = parts
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type[0]] : []))
    .join('')
  return {
    order: order === 'dmy' || order === 'mdy' || order === 'ymd' ? order : undefined,
    hasPoints: parts.some(({ type, value }) => type === 'literal' && value.includes('.')),
  }
}

function formatParts(tag: string): Intl.DateTimeFormatPart[] {
  try {
    return utc(tag, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(new Date(0))
  } catch {
    return []
  }
}
