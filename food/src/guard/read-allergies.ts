/** Reads what a student typed under 'Allergies'. In doubt a phrase counts as an allergy; a word of no group is matched as it stands. */
import { type AllergenGroup, allergenGroups } from '../allergens/groups.ts'
import { foodNamed } from '../foods.ts'
import type { Allergies, AllergyNote, LiteralWord, UnderstoodPhrase } from './allergies.ts'
import {
  clauseEnds,
  dietGroups,
  emptyAnswers,
  everything,
  fillers,
  joiners,
  preferencesOnly,
  profileWords,
  reservations,
  takesBack,
  tolerated,
} from './allergy-phrases.ts'
import { foldText } from './fold.ts'
import { indexPlain } from './indexed-text.ts'
import type { Matcher } from './matcher.ts'
import { unreadable } from './readability.ts'
import { theGuard } from './reading.ts'
import type { Repair } from './spelling.ts'
import { variants } from './variants.ts'

/** The allergies in a free text. Never throws; what cannot be read makes the guard withhold everything. */
export function readAllergies(text: string): Allergies {
  const draft = new Draft()
  // 'N.A.' holds full stops and is one answer.
  if (emptyAnswers.has(wordsOf(text))) {
    draft.note('NO_ALLERGY', text.trim())
    return draft.finish()
  }
  const clauses = text.normalize('NFKC').split(clauseEnds)
  clauses.forEach((clause, at) => readClause(clause, clauses[at + 1] ?? '', draft))
  return draft.finish()
}

/** What was gathered so far. */
class Draft {
  readonly groups = new Set<AllergenGroup>()
  readonly words = new Map<string, LiteralWord>()
  readonly understood: UnderstoodPhrase[] = []
  readonly notes: AllergyNote[] = []
  unreadable = false

  understand(phrase: string, groups: readonly AllergenGroup[]): void {
    for (const group of groups) this.groups.add(group)
    this.understood.push({ phrase, groups })
  }

  note(code: AllergyNote['code'], phrase: string): void {
    if (!this.notes.some((note) => note.code === code && note.phrase === phrase))
      this.notes.push({ code, phrase })
  }

  finish(): Allergies {
    return {
      groups: allergenGroups.filter((group) => this.groups.has(group)),
      words: [...this.words.values()],
      understood: this.understood,
      notes: this.notes,
      unreadable: this.unreadable,
    }
  }
}

const wordsOf = (text: string): string => foldText(text).replaceAll('\n', ' ')

function readClause(clause: string, next: string, draft: Draft): void {
  const plain = foldText(clause)
  if (plain === '') return
  if (unreadable(clause, plain)) {
    draft.unreadable = true
    draft.note('UNREADABLE', clause.trim())
    return
  }
  const words = wordsOf(clause)
  if (emptyAnswers.has(words)) return draft.note('NO_ALLERGY', clause.trim())
  if (isTolerated(words, next)) return draft.note('TOLERATED', clause.trim())
  for (const phrase of clause.split(joiners)) readPhrase(phrase, draft)
}

/**
 * 'Ok with milk' and 'not allergic to eggs' are no allergies, unless anything in the clause qualifies it or the next
 * clause takes it back ('can eat eggs, only baked').
 */
function isTolerated(words: string, next: string): boolean {
  const after = wordsOf(next)
  if (reservations.test(words) || reservations.test(after) || takesBack.test(after)) return false
  const own = words.replace(takesBack, '').trim()
  const food = tolerated
    .map((pattern) => pattern.exec(own)?.groups?.['food'])
    .find((found) => found !== undefined)
  if (food === undefined) return false
  // 'Ok with whatever' names nothing that could be left out, and may hide what was meant.
  return groupsOf(food, theGuard()).length > 0 || foodNamed(food) !== undefined
}

function readPhrase(phrase: string, draft: Draft): void {
  const shown = phrase.trim()
  const core = wordsOf(phrase)
    .split(' ')
    .filter((word) => !fillers.has(word))
    .join(' ')
  if (core === '') return
  if (emptyAnswers.has(core)) return draft.note('NO_ALLERGY', shown)
  if (everything.test(core)) {
    draft.unreadable = true
    return draft.note('UNREADABLE', shown)
  }
  if (preferencesOnly.has(core)) return draft.note('DIET', shown)
  const diet = dietGroups.get(core)
  if (diet) {
    draft.note('DIET', shown)
    return draft.understand(shown, diet)
  }

  const special = profileWords.find(({ pattern }) => pattern.test(core))
  if (special) {
    if (special.note) draft.note(special.note, shown)
    for (const word of special.words ?? []) addWord(word, draft)
    draft.understand(shown, special.groups)
    const rest = core.replace(special.pattern, ' ').replace(/ +/g, ' ').trim()
    if (rest !== '') readPhrase(rest, draft)
    return
  }

  const found = new Set([...groupsOf(phrase, theGuard()), ...groupsOf(core, theGuard())])
  const groups = allergenGroups.filter((group) => found.has(group))
  draft.understand(shown, groups)
  // Raisins and coconut milk are known for their sulphites only, and who names them means the food itself.
  if (groups.every((group) => group === 'sulphites') && !sulphiteNames.test(core)) {
    addWord(core, draft)
    if (groups.length === 0) draft.note('WORD_ONLY', shown)
  }
}

const sulphiteNames = /sul(?:ph|f)|e ?22\d|so2|硫|황/

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

/** A word of no group, with the other names of the food that it names ('brinjal' is eggplant, aubergine, terong). */
function addWord(word: string, draft: Draft): void {
  const food = foodNamed(word)
  const names = food ? [food.name, ...food.aliases] : []
  draft.words.set(word, {
    word,
    forms: [...new Set([word, ...names.map((name) => name.replace(/ (?:fresh|raw|dry)$/, ''))])],
  })
}
