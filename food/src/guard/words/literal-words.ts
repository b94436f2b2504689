/** Finds the words of one student that belong to no group: as words, by any food of their kind, in any spelling that folds to them. */
import type { FoodName } from '../../resolver/lexicon.ts'
import { isLineWord } from '../../resolver/line-words.ts'
import type { LiteralWord } from '../allergies/allergies.ts'
import type { Reading } from '../reading/reading.ts'
import type { TextPlace } from '../reading/recipe-texts.ts'
import type { NamedText } from '../reading/ways-to-take.ts'
import { isFreeOfIt } from '../text/claims/denied-claims.ts'
import { foldText } from '../text/fold.ts'
import { soft, within } from '../text/indexed-text.ts'
import { isOneSlip } from '../text/spelling.ts'
import { plurals } from './plurals.ts'
import { isOtherInProse, isVagueInProse } from './said-in-prose.ts'

/** From this length a word also counts as the beginning or the end of a longer one: 'corn' in 'cornflour' and 'popcorn'. */
const partOfWordFrom = 4
/** From this length one keystroke is forgiven. */
const forgivenFrom = 6

/** The words found in a recipe, with the first place of each. */
export function findWords(
  reading: Reading,
  words: readonly LiteralWord[],
): { word: string; where: TextPlace }[] {
  return words.flatMap((literal) => {
    const field = firstField(reading, literal)
    return field === undefined
      ? []
      : [{ word: literal.word, where: reading.places[field] ?? { part: 'title', index: 0 } }]
  })
}

const keyOf = (text: string): string => foldText(text).replace(/[ \n]/g, '')

/** Spellings by how they begin: a kind of food has a thousand, and all are looked for in every text. */
type ByHead = ReadonlyMap<string, readonly string[]>

const headLength = 2
const byHead = (spellings: readonly string[], length = headLength): ByHead =>
  Map.groupBy(new Set(spellings), (one) => one.slice(0, length))

interface Spellings {
  readonly forms: ByHead
  readonly excuses: ByHead
  /** By their first letter, those in which a keystroke is forgiven. */
  readonly forgiven: ByHead
}

const spelt = new WeakMap<LiteralWord, Spellings>()

/** The spellings to look for, made once for each student's word. */
function spellingsOf(literal: LiteralWord): Spellings {
  const known = spelt.get(literal)
  if (known) return known
  const numbers = (text: string): string[] => {
    const plain = foldText(text)
    const singular = /[^su]s$/.test(plain)
      ? [plain.replace(/ies$/, 'y'), plain.replace(/(?<=o|[sxz]|[cs]h)es$/, ''), plain.replace(/s$/, '')]
      : []
    return [plain, ...plurals(plain), ...singular.flatMap((one) => [one, ...plurals(one)])]
  }
  const forms = literal.forms.flatMap(numbers).map(keyOf)
  const made = {
    forms: byHead(forms),
    excuses: byHead(literal.excuses.flatMap(numbers).map(keyOf)),
    forgiven: byHead(
      forms.filter((form) => form.length >= forgivenFrom && /^[a-z]+$/.test(form) && !isOtherInProse(form)),
      1,
    ),
  }
  spelt.set(literal, made)
  return made
}

function firstField(reading: Reading, literal: LiteralWord): number | undefined {
  const { forms, excuses, forgiven } = spellingsOf(literal)
  const { isTelling, isWordTelling } = tellingIn(reading, literal)
  for (const text of reading.texts) {
    const chars = String.fromCharCode(...text.codes.subarray(0, text.length))
    const others = occurrences(chars, excuses).filter((place) => isUnbroken(text, place))
    const isMeant = (place: Stretch): boolean =>
      !isDenied(text, chars, place, literal) && !others.some((other) => isInside(place, other))
    const named = text.names.find(
      (span) =>
        span.names.some((name) => literal.names.has(name) && isTelling(name, text.fields[span.from])) &&
        isMeant(span),
    )
    if (named) return text.fields[named.from]
    const written = occurrences(chars, forms).find(
      (place) =>
        counts(text, literal, place) &&
        isWordTelling(chars.slice(place.from, place.end), text.fields[place.from]) &&
        isMeant(place),
    )
    if (written) return text.fields[written.from]
    const at = misspelt(text, forgiven, isMeant)
    if (at !== undefined) return text.fields[at]
  }
  return undefined
}

/** Whether a name or a word of a kind tells what is eaten where it stands: in the prose of a recipe with lines, vague ones don't. */
function tellingIn({ places }: Reading, { isKind }: LiteralWord) {
  const hasLines = places.some(({ part }) => part === 'ingredient')
  const isLine = (field = 0): boolean => !isKind || !hasLines || places[field]?.part === 'ingredient'
  return {
    isTelling: (name: FoodName, field?: number): boolean => isLine(field) || !isVagueInProse(name),
    isWordTelling: (plain: string, field?: number): boolean => isLine(field) || !isOtherInProse(plain),
  }
}

interface Stretch {
  readonly from: number
  readonly end: number
}

/** Every place where one of the spellings stands, from left to right. */
function occurrences(chars: string, spellings: ByHead): Stretch[] {
  const places: Stretch[] = []
  if (spellings.size === 0) return places
  for (let from = 0; from < chars.length; from++)
    for (let length = 1; length <= headLength; length++)
      for (const one of spellings.get(chars.slice(from, from + length)) ?? [])
        if (chars.startsWith(one, from)) places.push({ from, end: from + one.length })
  return places
}

/** Whether nothing parts the words of a place: 'chicken sausage' is one food, 'chicken, sausage' are two. */
const isUnbroken = ({ joints }: NamedText, { from, end }: Stretch): boolean =>
  joints.subarray(from + 1, end).every((joint) => joint === within || joint === soft)

const isInside = (place: Stretch, other: Stretch): boolean =>
  other.from <= place.from && place.end <= other.end

/** Whether what was found stands for the word: as a word, or as a part of one that is no other food and no everyday word. */
function counts(text: NamedText, { isKind }: LiteralWord, { from, end }: Stretch): boolean {
  const begins = text.joints[from] !== within
  const ends = text.joints[end] !== within
  if (begins && ends) return true
  if (!isLatin(text, from)) return true
  if (isKind || end - from < partOfWordFrom || !(begins || ends)) return false
  const word = wordAround(text, from)
  return !isLineWord(wordOf(text, word)) && !text.names.some((name) => isInside(word, name))
}

/** Kinds that no vegetarian dish holds, whatever it is called after. */
const ofAnimals: ReadonlySet<string> = new Set([
  'red meat',
  'alpha-gal',
  'meat',
  'pork',
  'beef',
  'lamb',
  'poultry',
  'chicken',
  'duck',
  'turkey',
])
const meatless =
  /(?<!non|not|no|or|and|oder|und|semi|nicht|ou|et|o|y|e)(?:vegan|vegetarian|veggie|meatless|meatfree|plantbased|vegetarisch|vegane?[rsnm]?|vegetarische[rsnm]?|v[eé]g[eé]tarien(?:ne)?|v[eé]g[eé]talien(?:ne)?|vegetarian[oa]|vegetariana|wega[nń]sk[ia]|vejetaryen)$/
/** What vegans eat otherwise, and what is set with gelatine otherwise. */
const ofInsects: ReadonlySet<string> = new Set(['honey', 'additives of animals'])
const ofBones: ReadonlySet<string> = new Set(['gelatine', 'pork gelatine', 'pork'])
const vegan =
  /(?<!non|not|no|or|and|oder|und|semi|nicht|ou|et|o|y|e)(?:vegan|plantbased|vegane?[rsnm]?|v[eé]g[eé]talien(?:ne)?|wega[nń]sk[ia])$/
/** What keeps the rules that these are told of: a halal sausage is of no pig. */
const ofReligion: ReadonlySet<string> = new Set(['pork', 'pork gelatine', 'alcohol'])
const lawful = /(?<!non|not|no|or|and|oder|und|ou|et|nicht)(?:halal|helal|kosher|koscher)$/
/** As many letters as such a word has, with one before it. */
const longestMeatless = 20

/** Whether such a word stands right before a place: 'vegan carbonara' holds no bacon, 'regular or vegan carbonara' may. */
const isBehind = ({ joints, fields }: NamedText, chars: string, { from }: Stretch, words: RegExp): boolean =>
  joints[from] === soft &&
  fields[from] === fields[from - 1] &&
  words.test(chars.slice(Math.max(0, from - longestMeatless), from))

/** 'Poultry-free gravy' holds none; 'chicken, free-range' does. */
function isDenied(text: NamedText, chars: string, place: Stretch, { word }: LiteralWord): boolean {
  const { joints, fields } = text
  const { end } = place
  if (ofAnimals.has(word) && isBehind(text, chars, place, meatless)) return true
  if (ofInsects.has(word) && isBehind(text, chars, place, vegan)) return true
  if (ofBones.has(word) && isBehind(text, chars, place, meatless)) return true
  if (ofReligion.has(word) && isBehind(text, chars, place, lawful)) return true
  return joints[end] === soft && fields[end] === fields[end - 1] && isFreeOfIt(text, end, end + 'free'.length)
}

const isLatin = ({ codes }: NamedText, at: number): boolean =>
  /[a-z]/.test(String.fromCharCode(codes[at] ?? 0))

function wordAround({ joints, length }: NamedText, at: number): Stretch {
  let from = at
  while (from > 0 && joints[from] === within) from--
  let end = at + 1
  while (end < length && joints[end] === within) end++
  return { from, end }
}

const wordOf = ({ codes }: NamedText, { from, end }: Stretch): string =>
  String.fromCharCode(...codes.subarray(from, end))

function misspelt(
  text: NamedText,
  forgiven: ByHead,
  isMeant: (place: Stretch) => boolean,
): number | undefined {
  if (forgiven.size === 0) return undefined
  for (let from = 0; from < text.length; ) {
    const place = wordAround(text, from)
    const word = wordOf(text, place)
    const isOwn = (): boolean => !isLineWord(word) && !text.names.some((name) => isInside(place, name))
    if (isLike(word, forgiven.get(word.charAt(0)) ?? []) && isOwn() && isMeant(place)) return from
    from = place.end
  }
  return undefined
}

const isLike = (word: string, forms: readonly string[]): boolean =>
  word.length >= forgivenFrom - 1 && forms.some((form) => isOneSlip(form, word))
