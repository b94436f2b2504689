/** What nobody knows in a recipe, and the groups that it may stand for. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { weighedIn } from '../step-amounts.ts'
import { groupsLike, groupsLikeProse } from '../text/likeness.ts'
import { isNamedScript, type Unreadable } from '../text/readability.ts'
import type { Guard, TextForms } from '../text/text-forms.ts'
import { openLists } from '../words/open-lists.ts'
import { unknownInProse, unknownWords } from '../words/unknown-words.ts'
import { type GuardedRecipe, namesOnLine, placeAt, type RecipeTexts, type TextPlace } from './recipe-texts.ts'

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
  readonly where: TextPlace
}

/** A text that the guard cannot read, and why. */
export interface Fault {
  readonly reason: Unreadable | 'too long'
  readonly where: TextPlace
}

/** A recipe's texts with the forms of each. */
type Formed = Pick<RecipeTexts, 'texts' | 'places'> & { readonly forms: readonly TextForms[] }

/** The texts that cannot be read. */
export function faultsIn({ texts, places, forms }: Formed, guard: Guard): Fault[] {
  return forms.flatMap(({ fault: reason }, at) => {
    const where = placeAt(places, at)
    const isRead = reason === 'script' && isScriptRead(texts[at] ?? '', where, guard)
    return reason && !isRead ? [{ reason, where }] : []
  })
}

/** The unknown words of the ingredient lines, and what says of a list that there is more, also in a remark. */
export function unknownInLines({ ingredients }: GuardedRecipe, { matcher }: Guard): UnknownWords[] {
  return ingredients.flatMap((line, index) => {
    const { text, itemName, remark } = namesOnLine(line)
    const words = [...unknownWords(text, matcher), ...unknownWords(itemName, matcher)]
    const isSaid = (ending: string) => words.some((word) => ending.includes(word))
    const open = [text, itemName, remark].flatMap((each) => openLists(each, matcher))
    const told = [...words, ...new Set(open.filter((ending) => !isSaid(ending)))]
    return told.length === 0 ? [] : [{ index, words: told.join(' '), like: groupsLike(words, matcher) }]
  })
}

/** What steps weigh out and nobody knows, and the words of other scripts that are like a name of a group. */
export function unknownInSteps(
  { steps }: GuardedRecipe,
  { texts, places, forms }: Formed,
  guard: Guard,
): LikeWords[] {
  const weighed = steps.flatMap((step, index) =>
    weighedIn(step, guard.matcher).unknown.map((one) => ({
      ...one,
      where: { part: 'step', index } as const,
    })),
  )
  const scripted = forms.flatMap(({ fault }, at) => {
    const where = placeAt(places, at)
    return fault === 'script' && where.part !== 'note' ? likeInProse(texts[at] ?? '', where, guard) : []
  })
  return [...weighed, ...scripted]
}

const isProse = ({ part }: TextPlace): boolean => part === 'title' || part === 'step'

/** A text of foods, amounts and words of cooking is read by its foods; so is one of a script that foods have names in. */
function isScriptRead(text: string, where: TextPlace, { matcher }: Guard): boolean {
  if (where.part === 'note') return false
  if (isNamedScript(text)) return true
  return (isProse(where) ? unknownInProse : unknownWords)(text, matcher).length === 0
}

/** The unknown words of such a text that are like a name of a group: nobody can list all words of a language. */
function likeInProse(text: string, where: TextPlace, { matcher }: Guard): LikeWords[] {
  const unknown = unknownInProse(text, matcher).map((words) => ({
    words,
    like: groupsLikeProse(words, matcher),
    where,
  }))
  return [...unknown, ...vagueIn(text, where)].filter(({ like }) => like.length > 0)
}

/** 'ถั่ว' names half of all beans and nuts: who avoids one of them can't tell. */
const vague = /ถั่ว(?![\u0e00-\u0e7f])/
const vagueIn = (text: string, where: TextPlace): LikeWords[] =>
  vague.test(text) ? [{ words: 'ถั่ว', like: ['nuts', 'peanuts', 'soy', 'lupin'], where }] : []
