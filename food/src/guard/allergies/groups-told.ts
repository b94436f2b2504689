/** The groups that a told word stands for. */
import { type AllergenGroup, allergenGroups } from '../../allergens/groups.ts'
import { foodsNamed } from '../../resolver/lexicon.ts'
import { madeOf } from '../../resolver/made-of.ts'
import { theGuard } from '../reading/the-guard.ts'
import { foldText } from '../text/fold.ts'
import { indexPlain } from '../text/indexed-text.ts'
import type { Guard } from '../text/text-forms.ts'
import { variants } from '../words/variants.ts'
import { groupsCalled } from './group-names.ts'

/** Who names a group means that one, and neither the sulphites in its jar nor what its name is a slip of: 'mariscos', Swedish 'nötter'. */
export function groupsTold(text: string): readonly AllergenGroup[] {
  const called = groupsCalled(text)
  return called.size > 0 ? [...called] : groupsOf(text, theGuard())
}

/** The same without those that it is only a slip of. */
export function groupsWritten(text: string): readonly AllergenGroup[] {
  const called = groupsCalled(text)
  return called.size > 0 ? [...called] : groupsOf(text, { ...theGuard(), repair: () => [] })
}

/** Raisins and coconut milk are known for their sulphites only, and who names them means the food itself; so with chocolate, known for its milk. */
export const isFoodItself = (text: string, groups: readonly AllergenGroup[]): boolean =>
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

/** Its digits are none that stand for letters: 'e120' is no 'ei'. */
const additive = /^e\d{3,4}$/

/** The groups that a phrase names, misspelt and disguised words included, traps excused. */
export function groupsOf(phrase: string, { matcher, repair }: Guard): AllergenGroup[] {
  const disguised = additive.test(phrase) ? [] : variants(phrase, (word) => matcher.knownWords.has(word))
  const plains = [phrase, ...disguised].map(foldText)
  const repaired = plains.flatMap((plain) =>
    [0, 1].map((choice) =>
      plain.replace(/[a-z]{4,}/g, (word) => {
        const guesses = repair(word)
        return guesses[choice] ?? guesses.at(-1) ?? word
      }),
    ),
  )
  const found = new Set(
    [...plains, ...repaired].flatMap((plain) => matcher.scan(indexPlain([plain])).map((hit) => hit.group)),
  )
  return allergenGroups.filter((group) => found.has(group))
}
