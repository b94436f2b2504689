/** What the guard saw in a recipe, before it is asked for whom: kept beside a recipe, it makes judging cheap. */
import type { AllergenGroup } from '../allergens/groups.ts'
import { foodNamed } from '../foods.ts'
import { type NameSpan, namesIn } from '../resolver/lexicon.ts'
import { wholeNames } from '../resolver/whole-lines.ts'
import { unaccounted } from './meant/accounted.ts'
import { freedOf, isLeftOut } from './meant/denied.ts'
import { quotedIn } from './meant/title-claims.ts'
import { weighedIn } from './step-amounts.ts'
import { isAcrossParts } from './text/across.ts'
import { changedFields } from './text/changed-fields.ts'
import { type IndexedText, indexPlain } from './text/indexed-text.ts'
import { groupsLike, groupsLikeProse } from './text/likeness.ts'
import { compileMatcher, compilingMatcher, type Hit, type Matcher } from './text/matcher.ts'
import { isNamedScript, type Unreadable } from './text/readability.ts'
import { buildRepair } from './text/spelling.ts'
import { type Guard, readerOf, type TextForms, type TextReader } from './text/text-forms.ts'
import { isInsideName } from './tongues/inside-names.ts'
import { withAsideBehind } from './words/bracketed.ts'
import { unknownInProse, unknownWords } from './words/unknown-words.ts'
import { writtenNames } from './words/written-names.ts'

export type { Guard } from './text/text-forms.ts'

/** The recipe texts that the guard reads: those of a built-in recipe, of a model's answer, of anything else that is shown. */
export interface GuardedRecipe {
  readonly title: string
  readonly ingredients: readonly (string | GuardedIngredient)[]
  readonly steps: readonly string[]
  /** Whatever else is shown with it: a remark, a reason, a heading. */
  readonly notes?: readonly string[]
}

export interface GuardedIngredient {
  readonly text: string
  /** A name of the food table, whose allergens then count as well. */
  readonly food?: string
  readonly amount?: string
  /** What the owner of the pantry item that is used calls it. */
  readonly itemName?: string
  /** What its owner remarked of it: read for allergens, and never asked whether every word is known. */
  readonly remark?: string
}

/** The words of an ingredient line that nobody knows, and the groups whose names they are like. */
export interface UnknownWords {
  /** The number of the line. */
  readonly index: number
  readonly words: string
  readonly like: readonly AllergenGroup[]
}

/** Words of a step that may mean one of the groups: they are withheld from who avoids it, and nobody is warned of them. */
export interface LikeWords {
  readonly words: string
  readonly like: readonly AllergenGroup[]
  readonly where: Place
}

/** Where in a recipe something stands; `index` counts from 0 and is 0 for the title. */
export interface Place {
  readonly part: 'title' | 'ingredient' | 'step' | 'note'
  readonly index: number
}

/** One reading of all texts with the foods that it names. */
export interface NamedText extends IndexedText {
  readonly names: readonly NameSpan[]
}

export interface Reading {
  readonly hits: readonly (Pick<Hit, 'group' | 'term'> & { readonly where: Place })[]
  /** The texts in every reading (as written, undisguised, repaired), for words that only this student avoids. */
  readonly texts: readonly NamedText[]
  readonly places: readonly Place[]
  readonly unreadable: readonly { readonly reason: Unreadable | 'too long'; readonly where: Place }[]
  readonly unknown: readonly UnknownWords[]
  readonly inSteps: readonly LikeWords[]
}

/** A recipe's juice is squeezed; a pantry's stands in a bottle, with what keeps it. */
const squeezed: ReadonlySet<string> = new Set(['lemon juice', 'lime juice'])

/** Far beyond any recipe; what is longer was not written to be cooked. */
const maxCharacters = 20_000

/** Compiles the guard: 0.3 s and 40 MB once per process. */
export function buildGuard(matcher: Matcher = compileMatcher()): Guard {
  return { matcher, repair: buildRepair(matcher.targets, matcher.knownWords) }
}

let built: Guard | undefined
/** Builds the guard that everyone uses in steps: who has others to serve lets them in between. */
export function* compileGuard(): Generator<void> {
  if (built) return
  const matcher = yield* compilingMatcher()
  yield
  built ??= buildGuard(matcher)
}

/** The guard that everyone uses, built on first use. */
export function theGuard(): Guard {
  built ??= buildGuard()
  return built
}

/** Reads a recipe completely. Throws on anything that is not a recipe; `checkRecipe` turns that into a withheld one. */
export function readRecipe(recipe: GuardedRecipe, guard: Guard = theGuard()): Reading {
  const { texts, places, foods } = layOut(recipe)
  const [title = { part: 'title', index: 0 } satisfies Place] = places
  const size = texts.reduce((sum, text) => sum + text.length, 0)
  if (size > maxCharacters)
    return {
      hits: [],
      texts: [],
      places,
      unreadable: [{ reason: 'too long', where: title }],
      unknown: [],
      inSteps: [],
    }

  const reader = readerOf(guard)
  const forms = texts.map(reader.formsOf)
  const faults = forms.flatMap(({ fault: reason }, at) => {
    const where = places[at] ?? title
    const isRead = reason === 'script' && isScriptRead(texts[at] ?? '', where, guard)
    return reason && !isRead ? [{ reason, where }] : []
  })
  const readings = allReadings(forms, reader)
  const fromTable = foods.flatMap(({ food, where }) =>
    (foodNamed(food)?.allergens ?? []).map((group) => ({ group, term: food, where })),
  )
  const terms = termsIn(readings, { texts, places }, guard)
  const hits = [
    ...terms.found,
    ...fromTable,
    ...fromWholeLines(recipe, reader),
    ...fromSteps(recipe, guard),
    ...fromWritten(texts, places, guard),
  ]
  const unknown = unknownIn(recipe, guard)
  const inSteps = unknownInSteps(recipe, { texts, places, forms }, guard)
  const isCertain = unknown.length === 0 && inSteps.length === 0 && faults.length === 0
  const plains = forms.map(({ plain }) => plain)
  let named: readonly NamedText[] | undefined
  return {
    hits: unaccounted(
      hits,
      { plains, places, leftOut: terms.leftOut, quoted: quotedIn(recipe.title) },
      isCertain,
    ),
    get texts() {
      named ??= readings.map(nameFoods)
      return named
    },
    places,
    unreadable: faults,
    unknown,
    inSteps,
  }
}

/** What steps weigh out and nobody knows, and the words of other scripts that are like a name of a group. */
function unknownInSteps(
  { steps }: GuardedRecipe,
  {
    texts,
    places,
    forms,
  }: {
    readonly texts: readonly string[]
    readonly places: readonly Place[]
    readonly forms: readonly TextForms[]
  },
  guard: Guard,
): LikeWords[] {
  const weighed = steps.flatMap((step, index) =>
    weighedIn(step, guard.matcher).unknown.map((one) => ({
      ...one,
      where: { part: 'step', index } as const,
    })),
  )
  const scripted = forms.flatMap(({ fault }, at) => {
    const where = places[at] ?? { part: 'title', index: 0 }
    return fault === 'script' && where.part !== 'note' ? likeInProse(texts[at] ?? '', where, guard) : []
  })
  return [...weighed, ...scripted]
}

/** The terms of all readings, once each for a group and a place, without those that a text leaves out itself; and the groups that the title leaves out. */
function termsIn(
  readings: readonly (readonly string[])[],
  { texts, places }: { readonly texts: readonly string[]; readonly places: readonly Place[] },
  { matcher }: Guard,
): { readonly found: readonly Reading['hits'][number][]; readonly leftOut: ReadonlySet<AllergenGroup> } {
  const leftOut = new Set<AllergenGroup>()
  const freed = texts.map((text, at) => (places[at]?.part === 'ingredient' ? freedOf(text) : []))
  const found = new Map<string, Reading['hits'][number]>()
  const [first = []] = readings
  const others = readings.slice(1).flatMap((plains) => {
    const changed = changedFields(first, plains)
    return changed ? [changed] : []
  })
  for (const reading of [first, ...others].map(nameFoods))
    for (const hit of matcher.scan(reading)) {
      const { group, term, field } = hit
      const key = `${group} ${field} ${term}`
      if (found.has(key)) continue
      const isWithout = isLeftOut(reading, hit.from)
      if (isWithout && places[field]?.part === 'title') leftOut.add(group)
      const isFree = freed[field]?.includes(group) || isWithout
      const isChance = isAcrossParts(reading, hit, (at) => places[at]?.part)
      if (!isFree && !isChance && !isInsideName(hit, () => reading.names))
        found.set(key, {
          group,
          term,
          where: places[field] ?? { part: 'title', index: 0 },
        })
    }
  return { found: [...found.values()], leftOut }
}

/** Names too short to be looked for in prose, of what a step weighs out. */
function fromSteps({ steps }: GuardedRecipe, { matcher }: Guard): Reading['hits'] {
  return steps.flatMap((step, index) =>
    weighedIn(step, matcher).names.flatMap(({ food, name }) =>
      food.allergens.map((group) => ({ group, term: name, where: { part: 'step', index } as const })),
    ),
  )
}

/** Short names that only their accents tell: 'chả tôm', '1 bardak süt'. */
function fromWritten(
  texts: readonly string[],
  places: readonly Place[],
  { matcher }: Guard,
): Reading['hits'] {
  return texts.flatMap((text, at) => {
    const free = freedOf(text)
    return writtenNames(text, matcher)
      .filter(({ group }) => !free.includes(group))
      .map((name) => ({ ...name, where: places[at] ?? { part: 'title', index: 0 } }))
  })
}

const isProse = ({ part }: Place): boolean => part === 'title' || part === 'step'

/** A text of foods, amounts and words of cooking is read by its foods; so is one of a script that foods have names in. */
function isScriptRead(text: string, where: Place, { matcher }: Guard): boolean {
  if (where.part === 'note') return false
  if (isNamedScript(text)) return true
  return (isProse(where) ? unknownInProse : unknownWords)(text, matcher).length === 0
}

/** The unknown words of such a text that are like a name of a group: nobody can list all words of a language. */
function likeInProse(text: string, where: Place, { matcher }: Guard): LikeWords[] {
  const unknown = unknownInProse(text, matcher).map((words) => ({
    words,
    like: groupsLikeProse(words, matcher),
    where,
  }))
  return [...unknown, ...vagueIn(text, where)].filter(({ like }) => like.length > 0)
}

/** 'ถั่ว' names half of all beans and nuts: who avoids one of them can't tell. */
const vague = /ถั่ว(?![\u0e00-\u0e7f])/
const vagueIn = (text: string, where: Place): LikeWords[] =>
  vague.test(text) ? [{ words: 'ถั่ว', like: ['nuts', 'peanuts', 'soy', 'lupin'], where }] : []

/** Foods are looked for once somebody asks: whoever avoids groups alone never does. */
function nameFoods(plains: readonly string[]): NamedText {
  const text = indexPlain(plains)
  let names: readonly NameSpan[] | undefined
  return {
    ...text,
    get names() {
      names ??= namesIn(text)
      return names
    },
  }
}

/** A name such as 'noodles' says nothing within a longer one; of a line that is nothing else it tells all that it may be. */
function fromWholeLines(recipe: GuardedRecipe, { amountsParted }: TextReader): Reading['hits'] {
  return recipe.ingredients.flatMap((line, index) => {
    const { text, itemName = '' } = typeof line === 'string' ? { text: line } : line
    const names = [
      ...wholeNames(amountsParted(withAsideBehind(text))).filter(({ name }) => !squeezed.has(name)),
      ...wholeNames(amountsParted(itemName)),
    ]
    const where: Place = { part: 'ingredient', index }
    const free = freedOf(text)
    return names.flatMap(({ food, name }) =>
      food.allergens.filter((group) => !free.includes(group)).map((group) => ({ group, term: name, where })),
    )
  })
}

function unknownIn(recipe: GuardedRecipe, guard: Guard): UnknownWords[] {
  return recipe.ingredients.flatMap((line, index) => {
    const { text, itemName = '' } = typeof line === 'string' ? { text: line } : line
    const words = [...unknownWords(text, guard.matcher), ...unknownWords(itemName, guard.matcher)]
    return words.length === 0
      ? []
      : [{ index, words: words.join(' '), like: groupsLike(words, guard.matcher) }]
  })
}

function layOut(recipe: GuardedRecipe) {
  const texts: string[] = []
  const places: Place[] = []
  const foods: { food: string; where: Place }[] = []
  const put = (text: unknown, where: Place): void => {
    if (typeof text !== 'string')
      throw new TypeError(`the ${where.part} ${where.index} of a recipe is no text`)
    texts.push(text)
    places.push(where)
  }
  put(recipe.title, { part: 'title', index: 0 })
  recipe.ingredients.forEach((line, index) => {
    const where: Place = { part: 'ingredient', index }
    if (typeof line === 'string') return put(withAsideBehind(line), where)
    if (line.amount !== undefined) put(line.amount, where)
    put(withAsideBehind(line.text), where)
    if (line.itemName) put(line.itemName, where)
    if (line.remark) put(line.remark, where)
    if (line.food === undefined) return
    put(line.food, where)
    foods.push({ food: line.food, where })
  })
  recipe.steps.forEach((step, index) => put(step, { part: 'step', index }))
  recipe.notes?.forEach((note, index) => put(note, { part: 'note', index }))
  return { texts, places, foods }
}

/** The plain texts as written, and once more for every further way to take them. */
function allReadings(forms: readonly TextForms[], reader: TextReader): (readonly string[])[] {
  const count = Math.max(0, ...forms.map(({ others }) => others.length))
  const readings = [forms.map(({ plain }) => plain)]
  for (let at = 0; at < count; at++)
    readings.push(forms.map(({ plain, others }) => others[at] ?? others.at(-1) ?? plain))
  return readings.flatMap((reading) => [reading, ...repaired(reading, reader)])
}

/** The texts with misspelt words replaced, once by the best guess for each and once by the second. */
function repaired(plains: readonly string[], { repairsOf }: TextReader): (readonly string[])[] {
  const repairs = plains.map(repairsOf)
  const guesses = Math.max(0, ...repairs.map((list) => list.length))
  return Array.from({ length: guesses }, (_, choice) =>
    plains.map((plain, at) => repairs[at]?.[choice] ?? repairs[at]?.at(-1) ?? plain),
  )
}
