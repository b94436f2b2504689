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

const trie = new Trie<FoodName>()
/** All names without their gaps, for whoever reads texts by them. */
export const nameTrie: Pick<Trie<FoodName>, 'walk'> = trie
const owners = new Map<string, FoodName[]>()
const nameWords = new Set<string>()
const tableWords = new Set<string>()
const allNames: FoodName[] = []

function learn(food: Food, name: string, language?: AliasLanguage): void {
  const plain = foldText(name)
  const key = plain.replace(/[ \n]/g, '')
  if (key === '') return
  const known = owners.get(key) ?? []
  if (known.some((one) => one.food === food)) return
  const isAlias = language !== undefined
  const entry = { food, name, plain, isAlias, ...(language && { language }) }
  allNames.push(entry)
  owners.set(key, [...known, entry])
  for (const form of [plain, ...numbers(plain)]) {
    trie.add(form.replace(/[ \n]/g, ''), entry)
    for (const word of form.split(/[ \n]/)) {
      nameWords.add(word)
      if (!isAlias) tableWords.add(word)
    }
  }
}

/** The other number of a name: the plurals of 'noodle', the singular of 'noodles'. */
function numbers(plain: string): string[] {
  const singular =
    /[^s]s$/.test(plain) && plain.length > 4 ? [plain.replace(/ies$/, 'y').replace(/s$/, '')] : []
  return [...plurals(plain), ...singular]
}

for (const food of foods) for (const name of [food.name, ...food.aliases]) learn(food, name)
for (const [language, aliases] of [...Object.entries(aliasesByLanguage), [undefined, alone] as const])
  for (const [owner, list] of Object.entries(aliases)) {
    const food = foodNamed(owner)
    if (food?.name !== owner) throw new Error(`an alias names a food that the table does not know: ${owner}`)
    // The entries of the object that the type is made of.
    for (const name of list) learn(food, name, language as AliasLanguage | undefined)
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

/** The longest name that begins at a place of a text and ends where a word ends; undefined when none does. */
export function longestName(text: IndexedText, from: number): NameSpan | undefined {
  let best: NameSpan | undefined
  trie.walk(text.codes, from, text.length, (end, names) => {
    if (text.joints[end] !== within) best = { from, end, names }
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
