/** Reads what a student typed under 'Allergies'. In doubt a phrase counts as an allergy; a word of no group is matched as it stands. */
import { allTerms } from '../../allergens/all-terms.ts'
import { type AllergenGroup, allergenGroups } from '../../allergens/groups.ts'
import { foodNamed } from '../../foods.ts'
import { foodKinds } from '../../resolver/kinds.ts'
import { foodsNamed } from '../../resolver/lexicon.ts'
import { madeOf } from '../../resolver/made-of.ts'
import { theGuard } from '../reading/the-guard.ts'
import { foldText } from '../text/fold.ts'
import { indexPlain } from '../text/indexed-text.ts'
import type { Matcher } from '../text/matcher.ts'
import { unreadable } from '../text/readability.ts'
import type { Repair } from '../text/spelling.ts'
import { lookAlikeNames } from '../told-words/cyrillic-and-greek.ts'
import { type MeantName, namesMeant, slippedPhrases } from '../told-words/names-meant.ts'
import { scriptNames } from '../told-words/script-names.ts'
import { slipCost, spellingOf } from '../told-words/slip-cost.ts'
import { avoidedWord, kindWord } from '../words/avoided-words.ts'
import { variants } from '../words/variants.ts'
import type { Allergies, AllergyNote, Guess, LiteralWord, UnderstoodPhrase } from './allergies.ts'
import {
  clauseEnds,
  clinging,
  denials,
  deniesAllergy,
  diets,
  emptyAnswers,
  everything,
  joiners,
  preferencesOnly,
  profileWords,
  reactions,
  reservations,
  takesBack,
  tolerated,
} from './allergy-phrases.ts'
import { groupsCalled } from './group-names.ts'
import { type ListPart, named, partsOf } from './list-parts.ts'
import { saidPhrase } from './saying/said.ts'
import { withNamesForMarks } from './saying/written-foods.ts'

/** The allergies in a free text. Never throws; what cannot be read makes the guard withhold everything. */
export function readAllergies(typed: string): Allergies {
  const text = withNamesForMarks(typed)
  const draft = new Draft()
  // 'N.A.' holds full stops and is one answer.
  if (emptyAnswers.has(wordsOf(text))) {
    draft.note('NO_ALLERGY', text.trim())
    return draft.finish()
  }
  const clauses = text
    .normalize('NFKC')
    .replace(clinging, '$& ')
    .split(clauseEnds)
    .filter((clause) => foldText(clause) !== '')
  clauses.forEach((clause, at) => readClause(clause, clauses.slice(at + 1), draft))
  if (clauses.length > 0 && draft.isEmpty()) draft.note('NO_FOOD', typed.trim())
  return draft.finish()
}

/** What was gathered so far. */
class Draft {
  readonly groups = new Set<AllergenGroup>()
  readonly words = new Map<string, LiteralWord>()
  readonly understood: UnderstoodPhrase[] = []
  readonly notes: AllergyNote[] = []
  readonly guesses: Guess[] = []
  unreadable = false

  avoid(word: LiteralWord, written?: string): void {
    // A kind of food stands for more than the word that it is called by.
    if (word.isKind || !this.words.has(word.word)) this.words.set(word.word, word)
    if (written !== undefined) this.guesses.push({ written, meant: word.word })
  }

  understand(phrase: string, groups: readonly AllergenGroup[]): void {
    for (const group of groups) this.groups.add(group)
    this.understood.push({ phrase, groups })
  }

  note(code: AllergyNote['code'], phrase: string): void {
    if (!this.notes.some((note) => note.code === code && note.phrase === phrase))
      this.notes.push({ code, phrase })
  }

  isEmpty(): boolean {
    return this.groups.size === 0 && this.words.size === 0 && this.notes.length === 0 && !this.unreadable
  }

  finish(): Allergies {
    return {
      groups: allergenGroups.filter((group) => this.groups.has(group)),
      words: [...this.words.values()],
      understood: this.understood,
      notes: this.notes,
      guesses: this.guesses,
      unreadable: this.unreadable,
    }
  }
}

const wordsOf = (text: string): string => foldText(text).replaceAll('\n', ' ')

function readClause(clause: string, after: readonly string[], draft: Draft): void {
  const plain = foldText(clause)
  const doubt = unreadable(clause, plain)
  const names = doubt === 'script' ? (scriptNames(plain) ?? lookAlikeNames(clause)) : undefined
  if (names) {
    for (const name of names) readPhrase(name, draft)
    return
  }
  if (doubt) {
    draft.unreadable = true
    draft.note('UNREADABLE', clause.trim())
    return
  }
  const words = wordsOf(clause)
  if (emptyAnswers.has(words)) return draft.note('NO_ALLERGY', clause.trim())
  if (isTolerated(words, after.map(wordsOf))) return draft.note('TOLERATED', clause.trim())
  for (const phrase of clause.split(joiners)) readPhrase(phrase, draft)
}

/**
 * 'Ok with milk' and 'not allergic to eggs' are no allergies, unless anything in the clause qualifies it or what follows
 * takes it back ('can eat eggs, only baked', 'ok with peanuts, though I get hives').
 */
function isTolerated(words: string, after: readonly string[]): boolean {
  if (reservations.test(words) || isTakenBack(after)) return false
  const own = words.replace(takesBack, '').trim()
  // Only 'no problem with' and 'not allergic to' begin with a no that says yes.
  if (denials.test(own.replace(deniesAllergy, ''))) return false
  const food = tolerated
    .map((pattern) => pattern.exec(own)?.groups?.['food'])
    .find((found) => found !== undefined)
  // 'Ok with whatever' names nothing that could be left out, and may hide what was meant.
  return food !== undefined && namesFood(food)
}

/** Whether the clauses up to the next one about another food hold a reservation or a reaction. */
function isTakenBack(after: readonly string[]): boolean {
  for (const clause of after) {
    if (reactions.test(clause) || reservations.test(clause)) return true
    if (namesFood(clause)) return false
    // 'But …' and no food: whatever it says, it is about the one before.
    if (takesBack.test(clause)) return true
  }
  return false
}

function namesFood(text: string): boolean {
  return groupsOf(text, theGuard()).length > 0 || foodNamed(text) !== undefined
}

function readPhrase(phrase: string, draft: Draft): void {
  const shown = phrase.trim()
  const said = saidPhrase(phrase)
  const { core } = said
  if (core === '') return
  if (said.isNone) return draft.note('NO_ALLERGY', shown)
  if (everything.test(core)) {
    draft.unreadable = true
    return draft.note('UNREADABLE', shown)
  }
  if (preferencesOnly.has(core)) return draft.note('DIET', shown)
  const diet = diets.get(core)
  if (diet) {
    draft.note('DIET', shown)
    for (const kind of foodKinds) if (diet.kinds.includes(kind.label)) draft.avoid(kindWord(kind))
    for (const word of diet.words) draft.avoid(avoidedWord(word))
    return draft.understand(shown, diet.groups)
  }
  const parts = partsOf(said)
  const [only] = parts
  if (parts.length === 1 && only) take({ ...only, shown }, draft)
  else for (const part of parts) take({ ...part, shown: part.text }, draft)
  const isKnown = (word: string): boolean => said.isFiller(word) || named(word) !== undefined
  for (const { text, meant } of slippedPhrases(said.words, isKnown, said.isFiller))
    takeFor(meant, { text, groups: [], shown: text }, draft)
}

function take(part: ListPart & { shown: string }, draft: Draft): void {
  const { text, groups, kind, shown } = part
  const special = profileWords.find(({ pattern }) => pattern.test(text))
  const isKnown = special || kind || (named(text) && !isListedSlip(text))
  const meant = isKnown ? [] : namesMeant(text)
  if (meant.length > 0) return takeFor(meant, part, draft)
  if (special?.note) draft.note(special.note, shown)
  if (kind) draft.avoid(kindWord(kind))
  for (const word of special?.words ?? []) draft.avoid(avoidedWord(word))
  const found = new Set([...groups, ...(special?.groups ?? []), ...(kind?.groups ?? [])])
  if (!special && !kind) for (const group of groupsTold(text)) found.add(group)
  const own = allergenGroups.filter((group) => found.has(group))
  draft.understand(shown, own)
  if (special || kind) return
  if (own.length > 0 && !isFoodItself(text, own)) return
  draft.avoid(avoidedWord(text))
  if (own.length === 0) draft.note('WORD_ONLY', shown)
}

/** Who names a group means that one, and neither the sulphites in its jar nor what its name is a slip of: 'mariscos', Swedish 'nötter'. */
function groupsTold(text: string): readonly AllergenGroup[] {
  const called = groupsCalled(text)
  return called.size > 0 ? [...called] : groupsOf(text, theGuard())
}

/** What nobody knows is avoided as the names that it may be a slip of, and as it stands. */
function takeFor(meant: readonly MeantName[], part: ListPart & { shown: string }, draft: Draft): void {
  const { text, shown } = part
  const parts = meant.flatMap(({ name }) => named(name) ?? [])
  const found = new Set([...part.groups, ...parts.flatMap((one) => one.groups), ...otherGroups(text, meant)])
  draft.understand(
    shown,
    allergenGroups.filter((group) => found.has(group)),
  )
  const words = parts.flatMap(({ text: name, groups, kind }) => {
    if (kind) return kindWord(kind)
    return isFoodItself(name, groups) ? avoidedWord(name) : []
  })
  for (const word of words) draft.avoid(word, text)
  if (words.length > 0 || found.size === 0) draft.avoid(avoidedWord(text))
}

const listedSlips: ReadonlySet<string> = new Set(
  allTerms.flatMap(({ terms }) => (terms.misspelt ?? []).map(foldText)),
)
/** A misspelling that the guard lists for its groups may be one of a food, too. */
const isListedSlip = (text: string): boolean => listedSlips.has(text) && foodsNamed(text).length === 0

/** The groups of terms that are as near as the names. Of several words each may be a term. */
function otherGroups(text: string, meant: readonly MeantName[]): readonly AllergenGroup[] {
  const guard = theGuard()
  if (text.includes(' ')) return groupsOf(text, guard)
  const least = Math.min(...meant.map(({ cost }) => cost))
  const typed = spellingOf(text)
  return guard
    .repair(text)
    .filter((term) => slipCost(typed, spellingOf(term)) <= least)
    .flatMap((term) => guard.matcher.groupsOf(term) ?? [])
}

/** Raisins and coconut milk are known for their sulphites only, and who names them means the food itself; so with chocolate, known for its milk. */
const isFoodItself = (text: string, groups: readonly AllergenGroup[]): boolean =>
  (groups.every((group) => group === 'sulphites') || isIngredient(text) || !isGroupWord(text)) &&
  !sulphiteNames.test(text)

/** Whether other foods are made of it: cocoa is avoided by who avoids 'chocolat'. */
const isIngredient = (text: string): boolean =>
  madeOf(text).length > 0 ||
  foodsNamed(text).some(({ food }) => [food.name, ...food.aliases].some((name) => madeOf(name).length > 0))

/** 'Chili' is a dish with celery and a pod without: who names no group and no term of one means the food itself. */
const isGroupWord = (text: string): boolean =>
  groupsCalled(text).size > 0 || !foodsNamed(text).some(({ food }) => food.allergens.length === 0)

const sulphiteNames = /sul(?:ph|f)|so2|schwefel|soufre|azufre|硫|황|சல்ப|\be ?22\d/

/** The groups that a phrase names, misspelt and disguised words included, traps excused. */
function groupsOf(phrase: string, guard: { matcher: Matcher; repair: Repair }): AllergenGroup[] {
  const plains = [phrase, ...variants(phrase, (word) => guard.matcher.knownWords.has(word))].map(foldText)
  const repaired = plains.flatMap((plain) =>
    [0, 1].map((choice) =>
      plain.replace(/[a-z]{4,}/g, (word) => {
        const guesses = guard.repair(word)
        return guesses[choice] ?? guesses.at(-1) ?? word
      }),
    ),
  )
  const found = new Set(
    [...plains, ...repaired].flatMap((plain) =>
      guard.matcher.scan(indexPlain([plain])).map((hit) => hit.group),
    ),
  )
  return allergenGroups.filter((group) => found.has(group))
}
