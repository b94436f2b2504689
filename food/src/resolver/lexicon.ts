/** Every name that a food is known by, in every language, and the scan that finds the names in a text. */
import { alone } from '../aliases/alone.ts'
import { type AliasLanguage, aliasesByLanguage } from '../aliases/languages.ts'
import { type Food, foodNamed, foods } from '../foods.ts'
import { foldText } from '../guard/text/fold.ts'
import { type IndexedText, within } from '../guard/text/indexed-text.ts'
import { Trie } from '../guard/text/trie.ts'
import { plurals } from '../guard/words/plurals.ts'

/** One name of one food. */
export interface FoodName {
  readonly food: Food
  /** As the table or the language writes it. */
  readonly name: string
  /** As texts are compared. */
  readonly plain: string
  /** True for a name of a language's file, whose allergens the guard's own terms may not hold. */
  readonly isAlias: boolean
  /** The language whose file has it; undefined for the table's own names, and for what names a food only when it stands alone. */
  readonly language?: AliasLanguage
}

/** A name found in a text: the characters that it covers, and all foods that it may mean. */
export interface NameSpan {
  readonly from: number
  readonly end: number
  readonly names: readonly FoodName[]
}

/** What the table puts behind a name to tell it from its kin, and people leave away: 'coconut fresh'. */
const qualifier = / (?:fresh|raw|dry|jar|can|carton|packet|sachet|block|bottled)$/

/** As many as the letters of all names take. */
const places = 2 ** 20

const trie = new Trie<FoodName>(places)
/** All names without their gaps, for whoever reads texts by them. */
export const nameTrie: Pick<Trie<FoodName>, 'walk'> = trie
const owners = new Map<string, FoodName[]>()
const nameWords = new Set<string>()
const tableWords = new Set<string>()
const allNames: FoodName[] = []

function learn(food: Food, name: string, language?: AliasLanguage): void {
  const plain = foldText(name)
  const key = gapless(plain)
  if (key === '') return
  const known = owners.get(key)
  if (known?.some((one) => one.food === food)) return
  const entry: FoodName = language
    ? { food, name, plain, isAlias: true, language }
    : { food, name, plain, isAlias: false }
  allNames.push(entry)
  if (known) known.push(entry)
  else owners.set(key, [entry])
  trie.add(key, entry)
  for (const word of plain === key ? [plain] : plain.split(gap)) learnWord(word, entry)
  for (const form of hasPlurals(language) ? numbers(plain) : []) {
    trie.add(gapless(form), entry)
    // The other number differs in its last word alone.
    learnWord(
      plain === key ? form : form.slice(Math.max(form.lastIndexOf(' '), form.lastIndexOf('\n')) + 1),
      entry,
    )
  }
}

function learnWord(word: string, { isAlias }: FoodName): void {
  nameWords.add(word)
  if (!isAlias) tableWords.add(word)
}

/** Languages whose names nobody puts an English plural to: 'pedas' is spicy, and no two sweets. */
const unnumbered: ReadonlySet<AliasLanguage> = new Set([
  'malay',
  'turkish',
  'arabic',
  'vietnamese',
  'thai',
  'italian',
  'swedish',
  'danish',
  'norwegian',
])

/** Whether names of a language take the plurals of English: Italian 'dado' has no 'dados', which is Spanish. */
export const hasPlurals = (language: AliasLanguage | undefined): boolean =>
  language === undefined || !unnumbered.has(language)

const gap = /[ \n]/
const gaps = /[ \n]/g

/** Most names are one word, and the server reads all of them when it starts. */
const gapless = (plain: string): string => (gap.test(plain) ? plain.replace(gaps, '') : plain)

/** The other number of a name: the plurals of 'noodle', the singular of 'noodles'. */
function numbers(plain: string): string[] {
  if (!/[a-z]$/.test(plain)) return []
  const singular =
    plain.length > 4 && /[^s]s$/.test(plain) ? [plain.replace(/ies$/, 'y').replace(/s$/, '')] : []
  return [...plurals(plain), ...singular]
}

/** Browsers and Node have it alike. */
declare const setTimeout: (then: (value: unknown) => void) => unknown

/** So many lists of names are learned in a few milliseconds. */
const listsAStep = 100
let lists = 0
/** Whoever has others to serve lets them in between: this is half a second of work. */
async function othersInBetween(): Promise<void> {
  lists += 1
  if (lists % listsAStep === 0) await new Promise((resolve) => setTimeout(resolve))
}

for (const food of foods) {
  for (const name of [food.name, ...food.aliases]) learn(food, name)
  await othersInBetween()
}
for (const [language, aliases] of [...Object.entries(aliasesByLanguage), [undefined, alone] as const])
  for (const [owner, list] of Object.entries(aliases)) {
    const food = foodNamed(owner)
    if (food?.name !== owner) throw new Error(`an alias names a food that the table does not know: ${owner}`)
    // The entries of the object that the type is made of.
    for (const name of list) learn(food, name, language as AliasLanguage | undefined)
    await othersInBetween()
  }
for (const food of foods)
  for (const name of [food.name, ...food.aliases]) {
    const short = name.replace(qualifier, '')
    if (short !== name && !owners.has(foldText(short).replace(/[ \n]/g, ''))) learn(food, short)
  }

/** The foods that this very text names, case, gaps, accents and number aside; none when it is no name of the table or the languages. */
export function foodsNamed(text: string): readonly FoodName[] {
  const key = foldText(text).replace(/[ \n]/g, '')
  const codes = new Uint16Array(key.length)
  for (let at = 0; at < key.length; at++) codes[at] = key.charCodeAt(at)
  let found: readonly FoodName[] = []
  trie.walk(codes, 0, codes.length, (end, names) => {
    if (end === codes.length) found = names
  })
  return found
}

/** The longest name that begins at a place of a text and ends where a word of the same field ends; undefined when none does. */
export function longestName(text: IndexedText, from: number): NameSpan | undefined {
  let best: NameSpan | undefined
  trie.walk(text.codes, from, text.length, (end, names) => {
    if (text.joints[end] !== within && text.fields[end - 1] === text.fields[from]) best = { from, end, names }
  })
  return best
}

/** The names in a text, from left to right, each the longest that begins where the one before ended. */
export function namesIn(text: IndexedText): NameSpan[] {
  const spans: NameSpan[] = []
  for (let from = 0; from < text.length; from++) {
    if (text.joints[from] === within) continue
    const span = longestName(text, from)
    if (!span) continue
    spans.push(span)
    from = span.end - 1
  }
  return spans
}

/** Whether a word, folded, is part of any food's name. */
export function isNameWord(word: string): boolean {
  return nameWords.has(word)
}

/** Whether a word, folded, is part of a name that the table itself has. */
export function isTableWord(word: string): boolean {
  return tableWords.has(word)
}

/** Every word that names of foods are made of. */
export function nameWordList(): Iterable<string> {
  return nameWords
}

/** All names of all foods that a test holds for. */
export function namesThat(test: (name: FoodName) => boolean): FoodName[] {
  return allNames.filter(test)
}
