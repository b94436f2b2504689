/** Reads what a student typed under 'Allergies'. In doubt a phrase counts as an allergy; a word of no group is matched as it stands. */
import { allTerms } from '../../allergens/all-terms.ts'
import { type AllergenGroup, allergenGroups } from '../../allergens/groups.ts'
import { refusesNonVeg } from '../../diet-names.ts'
import { foodKinds } from '../../resolver/kinds.ts'
import { foodsNamed } from '../../resolver/lexicon.ts'
import { theGuard } from '../reading/the-guard.ts'
import { foldText } from '../text/fold.ts'
import { unreadable } from '../text/readability.ts'
import { lookAlikeNames } from '../told-words/cyrillic-and-greek.ts'
import { type MeantName, namesMeant, slippedPhrases } from '../told-words/names-meant.ts'
import { scriptNames } from '../told-words/script-names.ts'
import { slipCost, spellingOf } from '../told-words/slip-cost.ts'
import { avoidedWord, kindWord } from '../words/avoided-words.ts'
import type { Allergies } from './allergies.ts'
import { clauseEnds, clinging, joiners } from './allergy-phrases.ts'
import { type Diet, diets, preferencesOnly } from './diets/diets.ts'
import { dietsBeside } from './diets/said-diets.ts'
import { Draft } from './draft.ts'
import { groupsOf, groupsTold, groupsWritten, isFoodItself } from './groups-told.ts'
import { type ListPart, named, partsOf } from './list-parts.ts'
import { everything, profileWords } from './profile-words.ts'
import { withENumbers } from './saying/e-numbers.ts'
import { emptyAnswers } from './saying/empty-answers.ts'
import type { SaidPhrase } from './saying/phrase.ts'
import { withPicturesNamed } from './saying/pictured-foods.ts'
import { saidPhrase } from './saying/said.ts'
import { isListByLength, isMenuCodes, meansAll } from './saying/whole-lists.ts'
import { withNamesForMarks } from './saying/written-foods.ts'
import { isAllTolerated, isTolerated } from './tolerance.ts'

/** The allergies in a free text. Never throws; what cannot be read makes the guard withhold everything. */
export function readAllergies(typed: string): Allergies {
  const text = withENumbers(withPicturesNamed(withNamesForMarks(typed)))
  const draft = new Draft()
  // 'N.A.' holds full stops and is one answer.
  if (emptyAnswers.has(wordsOf(text))) {
    draft.note('NO_ALLERGY', text.trim())
    return draft.finish()
  }
  if (isMenuCodes(wordsOf(text))) {
    draft.cannotRead(text)
    return draft.finish()
  }
  const clauses = text
    .normalize('NFKC')
    .replace(clinging, '$& ')
    .split(clauseEnds)
    .filter((clause) => foldText(clause) !== '')
  clauses.forEach((clause, at) =>
    readClause(clause, { before: clauses[at - 1], after: clauses.slice(at + 1) }, draft),
  )
  if (clauses.length > 0 && draft.isEmpty()) draft.note('NO_FOOD', typed.trim())
  return draft.finish()
}

const wordsOf = (text: string): string => foldText(text).replaceAll('\n', ' ')

/** The clauses around one. */
interface Around {
  readonly before: string | undefined
  readonly after: readonly string[]
}

function readClause(clause: string, { before = '', after }: Around, draft: Draft): void {
  const plain = foldText(clause)
  // A way of eating is known in scripts that lists are not read in.
  if (diets.has(wordsOf(clause))) return readPhrase(clause, draft)
  const doubt = unreadable(clause, plain)
  const names = doubt === 'script' ? (scriptNames(plain) ?? lookAlikeNames(clause)) : undefined
  if (names) {
    for (const name of names) readPhrase(name, draft)
    return
  }
  if (doubt) return draft.cannotRead(clause)
  const words = wordsOf(clause)
  if (emptyAnswers.has(words)) return draft.note('NO_ALLERGY', clause.trim())
  const behind = after.map(wordsOf)
  if (isAllTolerated(words, behind) || isTolerated(words, behind, wordsOf(before)))
    return draft.note('TOLERATED', clause.trim())
  for (const phrase of clause.replace(refusesNonVeg, 'vegetarian').split(joiners)) readPhrase(phrase, draft)
}

function readPhrase(phrase: string, draft: Draft): void {
  const shown = phrase.trim()
  const said = saidPhrase(phrase)
  const { core } = said
  if (everything.test(core) || meansAll(wordsOf(phrase))) return draft.cannotRead(shown)
  if (isListByLength(wordsOf(phrase))) return draft.understand(shown, allergenGroups)
  if (core === '' && !noHaram.test(wordsOf(phrase))) return
  if (said.isNone) return draft.note('NO_ALLERGY', shown)
  if (preferencesOnly.has(core)) return draft.note('DIET', shown)
  const joined = said.words.join(' ')
  const diet = diets.get(noAnimals.test(joined) ? 'vegan' : noHaram.test(joined) ? 'halal' : core)
  if (diet && isNoDiet.test(joined)) return draft.note('TOLERATED', shown)
  if (diet) return keep(diet, shown, draft)
  const beside = dietsBeside(said)
  if (!beside) return takeParts(said, shown, draft)
  for (const { name, diet: one } of beside.diets) keep(one, name, draft)
  for (const name of beside.others) draft.note('DIET', name)
  for (const name of beside.denied) draft.note('TOLERATED', name)
  if (beside.rest.core !== '') takeParts(beside.rest, beside.rest.core, draft)
}

/** A way of eating is kept with all that it leaves out. */
function keep({ groups, kinds, words }: Diet, shown: string, draft: Draft): void {
  draft.note('DIET', shown)
  for (const kind of foodKinds) if (kinds.includes(kind.label)) draft.avoid(kindWord(kind))
  for (const word of words) draft.avoid(avoidedWord(word))
  draft.understand(shown, groups)
}

function takeParts(said: SaidPhrase, shown: string, draft: Draft): void {
  const parts = partsOf(said)
  const [only] = parts
  if (parts.length === 1 && only) take({ ...only, shown }, draft)
  else for (const part of parts) take({ ...part, shown: part.text }, draft)
  const isKnown = (word: string): boolean => said.isFiller(word) || named(word) !== undefined
  for (const { text, meant } of slippedPhrases(said.words, isKnown, said.isFiller))
    takeFor(meant, { text, groups: [], shown: text }, draft)
}

/** 'I'm not vegan': nobody eats in that way. 'Nothing that's not halal' says the opposite. */
const isNoDiet = /^(?:i am|im|i m) (?:not|no longer) (?:a )?(?:vegan|vegetarian|veggie|pescatarian)$/

/** Beside who is allergic to animals. */
const noAnimals = /(?:^|no |any )animal (?:based )?(?:products?|foods?|ingredients?)$/

/** 'Haram' is what nobody may eat, and says nothing beside a food in Malay. */
const noHaram =
  /^(?:(?:i )?(?:dont |do not |cant |cannot )?(?:eat )?)?(?:no |non |nothing |anything )?haram(?: food| foods| meat| stuff)?$/

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
  // Groups of what a word is only like may not be what was meant.
  const isSure = groups.length > 0 || groupsWritten(text).length > 0
  if (isSure && own.length > 0 && !isFoodItself(text, own)) return
  draft.avoid(avoidedWord(text))
  if (!isSure) draft.note('WORD_ONLY', shown)
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
  const isSure = found.size > 0 && isSlip(text, meant)
  if (words.length > 0 || !isSure) draft.avoid(avoidedWord(text))
  if (words.length === 0 && !isSure) draft.note('WORD_ONLY', shown)
}

/** Whether a word hardly can mean anything but the names that it is near to: 'penuts', but neither 'spices' nor a name in Latin. */
const isSlip = (text: string, meant: readonly MeantName[]): boolean =>
  meant.some(({ name, cost, isFirst }) => isFirst && cost <= 1 && name.includes(' ') === text.includes(' '))

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
    .filter((term) => slipCost(typed, spellingOf(term), least) <= least)
    .flatMap((term) => guard.matcher.groupsOf(term) ?? [])
}
