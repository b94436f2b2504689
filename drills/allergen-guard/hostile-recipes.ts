/** Recipes that hide one allergen each, in one place and one disguise. */
import { type AllergenGroup, allergenGroups } from '@shelfmate/food/allergens/groups'
import type { GuardedRecipe } from '@shelfmate/food/guard/reading/recipe-texts'
import { plainRecipe } from './base-recipes.ts'
import * as disguises from './disguises.ts'
import type { Random } from './random.ts'
import { type HostileWords, hostileWords } from './vocabulary.ts'

interface HostileRecipe {
  readonly group: AllergenGroup
  /** How a student told of the allergy. */
  readonly told: string
  readonly kind: keyof Omit<HostileWords, 'group' | 'told'>
  readonly word: string
  readonly disguise: string
  readonly placement: string
  readonly recipe: GuardedRecipe
  /** The same recipe without the allergen: it must pass, or the drill proves nothing. */
  readonly innocent: GuardedRecipe
}

type Draft = ReturnType<typeof plainRecipe>
type Placement = (draft: Draft, text: string, random: Random) => void

const anywhere = (list: string[], line: string, random: Random): void => {
  list.splice(random.below(list.length + 1), 0, line)
}
const placements: Readonly<Record<string, Placement>> = {
  ingredient: (draft, text, random) =>
    anywhere(
      draft.ingredients,
      `${random.pick(['100 g', '2 tbsp', '1', 'a cup of', '½ cup'])} ${text}`,
      random,
    ),
  title: (draft, text) => Object.assign(draft, { title: `${draft.title} with ${text}` }),
  'title and ingredient': (draft, text, random) => {
    Object.assign(draft, { title: `${text}: ${draft.title}` })
    anywhere(draft.ingredients, text, random)
  },
  'step only': (draft, text, random) =>
    anywhere(
      draft.steps,
      `${random.pick(['Stir in a spoonful of', 'Finish with a little', 'Fold through some', 'Add'])} ${text} and mix well.`,
      random,
    ),
  'last step': (draft, text) => draft.steps.push(`Serve with ${text} on the side.`),
  optional: (draft, text, random) =>
    anywhere(
      draft.ingredients,
      random.pick([
        `${text} (optional)`,
        `optional: ${text}`,
        `a bit of ${text}, if you like`,
        `${text} - leave out if you prefer`,
      ]),
      random,
    ),
  garnish: (draft, text, random) =>
    draft.steps.push(
      random.pick([
        `Garnish with ${text}.`,
        `Top with a sprinkle of ${text} to garnish.`,
        `To garnish: ${text}`,
      ]),
    ),
  'in passing': (draft, text, random) =>
    anywhere(draft.steps, `This also tastes great with ${text}, cooked (see note).`, random),
  'in brackets': (draft, text, random) =>
    anywhere(draft.ingredients, `2 tbsp sauce of your choice (${text})`, random),
  'one long line': (draft, text) =>
    draft.steps.push(`${draft.steps.join(' ')} Meanwhile warm the ${text}, then plate up.`),
}

/** Cut in two and put on two lines of the ingredient list, or into two steps. */
function overTwoLines(draft: Draft, text: string, random: Random): void {
  const chars = [...text]
  const at = 1 + random.below(Math.max(1, chars.length - 1))
  const list = random.chance(0.5) ? draft.ingredients : draft.steps
  list.splice(random.below(list.length + 1), 0, chars.slice(0, at).join(''), chars.slice(at).join(''))
}

const anyDisguise: Readonly<Record<string, disguises.Disguise>> = {
  plain: disguises.plain,
  capitals: disguises.capitals,
  'mixed case': disguises.mixedCase,
  'zero width': disguises.zeroWidth,
  'look-alike letters': disguises.lookAlike,
  'full width': disguises.fullWidth,
  'fancy letters': disguises.fancy,
  accents: disguises.accented,
  'letter by letter': disguises.spelledOut,
  'split over lines': disguises.splitOverLines,
  markup: disguises.markedUp,
}
/** Only for English names: a slip in a word of another tongue is for its own speakers to recognise. */
const englishDisguise: Readonly<Record<string, disguises.Disguise>> = {
  ...anyDisguise,
  plural: disguises.plural,
  misspelt: disguises.misspelt,
  'digits for letters': disguises.withDigits,
}

const kinds = ['direct', 'derived', 'dishes', 'brands', 'foreign'] as const

/** Hostile recipe number `index`: the groups and kinds take turns, the rest is drawn. */
export function hostileRecipe(index: number, random: Random): HostileRecipe {
  const group = allergenGroups[index % allergenGroups.length] ?? 'gluten'
  const own = hostileWords.find((one) => one.group === group)
  if (!own) throw new Error(`no hostile words for ${group}`)
  const kind = kinds[Math.floor(index / allergenGroups.length) % kinds.length] ?? 'direct'
  const word = random.pick(own[kind])
  const choices = kind === 'foreign' || kind === 'brands' ? anyDisguise : englishDisguise
  const disguise = random.pick(Object.keys(choices))
  const placement = random.pick([...Object.keys(placements), 'over two lines'])

  const draft = plainRecipe(random)
  const innocent: GuardedRecipe = {
    title: draft.title,
    ingredients: [...draft.ingredients],
    steps: [...draft.steps],
  }
  if (placement === 'over two lines') overTwoLines(draft, word, random)
  else placements[placement]?.(draft, choices[disguise]?.(word, random) ?? word, random)
  const done = placement === 'over two lines' ? 'plain' : disguise
  return {
    group,
    told: random.pick(own.told),
    kind,
    word,
    disguise: done,
    placement,
    recipe: draft,
    innocent,
  }
}
