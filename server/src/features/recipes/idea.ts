import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { type Allergies, avoidsAnything } from '@shelfmate/food/guard/allergies/allergies'
import { type Finding, judgeReading, type Verdict } from '@shelfmate/food/guard/check-recipe'
import { readingOf } from '@shelfmate/food/guard/reading/kept-readings'
import type { GuardedRecipe } from '@shelfmate/food/guard/reading/recipe-texts'
import type { RecipeStock } from './stock/recipe-stock.ts'
import { labelsOf, type Said, type SaidOfItem } from './stock/said.ts'

/** A recipe that nobody has seen yet, with everything that the allergen guard must read before anybody does. */
export interface Idea {
  recipe: SuggestedRecipe
  guarded: GuardedRecipe
  /** The recipe over all of its items, of which an idea by other words can be made. */
  source: SuggestedRecipe
  said: Said
}

/** The idea that a recipe over these items becomes: the user's own names of the foods, and their remarks, are read as well. */
export function ideaOf(recipe: SuggestedRecipe, { given, said }: RecipeStock): Idea {
  const { title, steps, reason, missing } = recipe
  const saidOf = (ids: readonly string[]) => ids.flatMap((id) => said.get(id) ?? [])
  const ingredients = recipe.ingredients.map(({ text, amount, itemIds, standIn = '' }) => ({
    text,
    // Read beside the line and not as a part of it: 'feta (vegan)' says so of itself, and of no item.
    // So is what an item is said to be: a correction takes no allergen away.
    itemName: [...new Set([...saidOf(itemIds).flatMap(({ name, means }) => [name, means]), standIn])]
      .filter(Boolean)
      .join('; '),
    remark: saidOf(itemIds)
      .map(({ remark }) => remark)
      .join('; '),
    ...(amount !== undefined && { amount }),
  }))
  // What is to buy is a line once more, or one up to what is done with it.
  const isOfLine = (one: string) =>
    recipe.ingredients.some(({ text }) => text === one || text.startsWith(`${one},`))
  return {
    recipe: withNames(given.size === 0 ? recipe : withGiven(recipe, given), said),
    guarded: { title, ingredients, steps, notes: [reason, ...missing.filter((one) => !isOfLine(one))] },
    source: recipe,
    said,
  }
}

/** What the items of each line are called, so that they are found again under another id, and what else is said of them. */
const withNames = (recipe: SuggestedRecipe, said: Said): SuggestedRecipe => ({
  ...recipe,
  ingredients: recipe.ingredients.map((line) => {
    if (line.itemIds.length === 0) return line
    const items = line.itemIds.map((id) => said.get(id)?.[0] ?? unsaid)
    const notes = items.map(({ means, remark }) => [means, remark].filter((words) => words !== '').join('; '))
    return {
      ...line,
      itemNames: items.map(({ name }) => name),
      ...(notes.some((note) => note !== '') && { itemNotes: notes }),
    }
  }),
})

const unsaid: SaidOfItem = { name: '', means: '', remark: '' }

/** Foods that only the request told of are not in the pantry, and nothing may say that they are. */
function withGiven(recipe: SuggestedRecipe, given: ReadonlySet<string>): SuggestedRecipe {
  const isGiven = (ids: readonly string[]) => ids.some((id) => given.has(id))
  return {
    ...recipe,
    reason: recipe.reason.replace(/ from your pantry(?=$|;)/, ''),
    ingredients: recipe.ingredients.map(({ takes, ...line }) => {
      if (isGiven(line.itemIds)) return { ...line, source: 'given', itemIds: [] }
      return takes === undefined ? line : { ...line, takes }
    }),
  }
}

/** The guard's verdict on a recipe; may throw. */
type Judge = (recipe: GuardedRecipe, allergies: Allergies) => Verdict

/** Reading is what costs, and each recipe is judged two or three times. */
const judge: Judge = (recipe, allergies) =>
  avoidsAnything(allergies) ? judgeReading(readingOf(recipe), allergies) : { ok: true }

/** The allergen guard over one answer: lets ideas pass, and remembers how many it left out and why. */
export class Gate {
  readonly #judge: Judge
  #count = 0
  readonly #because = new Set<string>()

  constructor(ownJudge: Judge = judge) {
    this.#judge = ownJudge
  }

  /** Whether an idea may be shown; counts it when not. A guard that fails lets nothing pass. */
  passes({ guarded }: Idea, allergies: Allergies): boolean {
    const findings = this.#findings(guarded, allergies)
    if (findings === undefined) return true
    this.#count += 1
    for (const finding of findings) {
      if (finding.kind === 'group') this.#because.add(finding.group)
      else if (finding.kind === 'word') this.#because.add(finding.word)
    }
    return false
  }

  /** A recipe that passed, with the words that it was judged by, and the lines marked of which nobody knows what they hold. */
  marked({ guarded, said, ...idea }: Idea, allergies: Allergies): SuggestedRecipe {
    if (!avoidsAnything(allergies)) return idea.recipe
    const ids = idea.recipe.ingredients.flatMap(({ itemIds }) => itemIds)
    const recipe = { ...idea.recipe, labels: labelsOf(said, ids) }
    const verdict = this.#judge(guarded, allergies)
    if (!verdict.ok || !verdict.unknown) return recipe
    const unknown = new Map(verdict.unknown.map(({ index, words }) => [index, words]))
    const ingredients = recipe.ingredients.map((line, index) => {
      const words = unknown.get(index)
      return words === undefined ? line : { ...line, unknown: words }
    })
    return { ...recipe, ingredients }
  }

  get withheld(): { count: number; because: string[] } {
    return { count: this.#count, because: [...this.#because] }
  }

  #findings(recipe: GuardedRecipe, allergies: Allergies): readonly Finding[] | undefined {
    try {
      const verdict = this.#judge(recipe, allergies)
      if (verdict.ok) return undefined
      // A guard that answers neither is broken, whatever its type says.
      return Array.isArray(verdict.findings) ? verdict.findings : []
    } catch {
      return []
    }
  }
}
