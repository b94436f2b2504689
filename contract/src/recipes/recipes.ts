import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { id, noContent, optionalText, requiredText, versionedId } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { pressedOn } from '../pantry/pressed-on.ts'
import { toldAllergies, toldPreferences } from '../profile/diet.ts'
import { writer } from '../recipe-book/recipe-content.ts'
import { equipmentNames } from './kitchen.ts'

/** Where a line of a recipe comes from: the pantry, the request alone, what every kitchen has, or the shop. */
const source = z.enum(['pantry', 'given', 'staple', 'missing'])

const ingredient = z.strictObject({
  text: z.string(),
  amount: z.optional(z.string()),
  optional: z.boolean(),
  source,
  /** The pantry items that fill the line; empty unless the source is the pantry. */
  itemIds: z.array(id),
  /** What their owner called them, one beside the other: an item that was edited since may be there under another id. */
  itemNames: z.optional(z.array(z.string())),
  /** What else their owner says of each, where they say something: what its name means to them, and its remark. */
  itemNotes: z.optional(z.array(z.string())),
  /** The user's own name of the food that stands in for the one in the text. */
  standIn: z.optional(z.string()),
  /**
   * What cooking takes of its pantry item: so many pieces, a part of one, or so little that it lasts. Absent where there is
   * none, and from a server before it knew.
   */
  takes: z.optional(z.union([z.int().check(z.gte(1)), z.enum(['part', 'lasts'])])),
  /** Words of the line that nobody knows, for somebody with an allergy: shown with the advice to check the label. */
  unknown: z.optional(z.string()),
})

/**
 * A mark of what is said of each pantry item, by its id: its name, what that means to its owner, and its remark. Told to who
 * avoids something: a recipe with another mark than that of now was judged by other words.
 */
const labels = z.optional(z.record(z.string(), z.string()))

/** What writes recipes here. */
const engine = z.enum(['cookbook', 'ai'])
export type RecipeEngine = z.infer<typeof engine>

export const suggestedRecipe = z.strictObject({
  /** Unique in its answer; names the page for one of the cookbook. */
  id: z.string(),
  /** Who wrote it: the cookbook, a model, or the user. */
  engine: writer,
  title: z.string(),
  ingredients: z.array(ingredient),
  steps: z.array(z.string()),
  equipment: z.array(z.enum(equipmentNames)),
  minutes: z.int(),
  portions: z.int(),
  /** Why this one: 'uses tofu and bok choy, both expiring tomorrow'. */
  reason: z.string(),
  /** What has to be bought. */
  missing: z.array(z.string()),
  /** What was replaced because the user can't eat it, and why that will do. Absent where nothing was. */
  swaps: z.optional(z.array(z.strictObject({ from: z.string(), to: z.string(), reason: z.string() }))),
  /** The page that one of the user's own was brought from. */
  address: z.optional(z.string()),
  /** The marks of its items that it was judged by. */
  labels,
})
export type SuggestedRecipe = z.infer<typeof suggestedRecipe>
export type SuggestedIngredient = z.infer<typeof ingredient>
export type Takes = NonNullable<SuggestedIngredient['takes']>

/** What recipes are written for: the note on the screen, and the exact number left out. */
const considered = z.strictObject({
  /** What writes recipes here; the cookbook stands in for the AI. */
  engine,
  /** How many items the pantry holds, those left out included. */
  items: z.int(),
  /** How many of them expire in less than one day and are therefore left out. */
  excluded: z.int(),
  preferences: toldPreferences,
  allergies: toldAllergies,
  /** The marks of now, where what is considered is asked for by itself; also under ids that edits have replaced. */
  labels,
})
export type Considered = z.infer<typeof considered>

const answer = z.strictObject({
  /** All recipes as text: blocks 'Recipe N: …' with 'Ingredients:' and 'Instructions:'; empty when there are none. */
  recipe: z.string(),
  recipes: z.array(suggestedRecipe),
  /** Who wrote them; `ai` when it wrote any. */
  engine,
  considered,
  /** Why the cookbook stands in for the AI, when it does. */
  standsIn: z.nullable(z.enum(['AI_FAILED', 'AI_PAUSED'])),
  /** How many recipes the allergen guard left out, and what it found in them. */
  withheld: z.strictObject({ count: z.int(), because: z.array(z.string()) }),
})
export type RecipesAnswer = z.infer<typeof answer>

/** One line of the streamed answer. It begins with `begun` and ends with `finished` or `failed`. */
export type RecipesEvent =
  | { type: 'begun'; considered: Considered }
  /** It has passed the allergen guard. */
  | { type: 'recipe'; recipe: SuggestedRecipe }
  /** What holds: recipes that came before and are not in it were withdrawn. */
  | { type: 'finished'; answer: RecipesAnswer }
  | { type: 'failed'; error: { code: string; message: string; requestId: string } }

const body = z.strictObject({
  /** Names of foods; absent: the whole pantry. */
  ingredients: z.optional(
    z
      .array(requiredText(limits.foodNameLength, 'An ingredient needs a name.'))
      .check(z.maxLength(limits.recipeIngredients, `Please send at most ${limits.recipeIngredients}.`)),
  ),
  /** Absent: the stored ones. */
  preferences: z.optional(optionalText(limits.dietLength)),
  /** Avoided beside the stored ones, never instead of them. */
  allergies: z.optional(optionalText(limits.dietLength)),
  /** What the kitchen has; absent: everything. */
  equipment: z.optional(
    z
      .array(z.enum(equipmentNames))
      .check(z.minLength(1, 'Choose at least one.'), z.maxLength(equipmentNames.length)),
  ),
  maxMinutes: z.optional(z.int().check(z.gte(1), z.lte(limits.recipeMinutes))),
  /** The same seed chooses the same recipes of the cookbook again; absent: others than of late. */
  seed: z.optional(z.int()),
  /** `cookbook` asks for the built-in recipes where an AI would write. */
  engine: z.optional(engine),
})
export type RecipesBody = z.input<typeof body>

/** Each line is a RecipesEvent as JSON. */
const lines = z.custom<AsyncIterable<string>>()

const errors = ['RECIPES_RUNNING', 'RECIPES_QUOTA', 'RECIPES_CEILING'] as const
const namedItems = <Item extends z.core.$ZodType>(item: Item, idOf: (item: z.output<Item>) => string) =>
  z.array(item).check(
    z.minLength(1, 'Name at least one item.'),
    z.maxLength(limits.cookedItems, `Please name at most ${limits.cookedItems} items.`),
    z.refine((items) => new Set(items.map(idOf)).size === items.length, {
      error: 'Please name each item once.',
    }),
  )

const usedItem = z.strictObject({
  id,
  /** Of what an edit has replaced they are taken of what stands in its place; those that are not there any more are not taken. */
  pieces: z.union([z.int().check(z.gte(1), z.lte(limits.quantityMax)), z.literal('all')]),
})
export type UsedItem = z.infer<typeof usedItem>

const cookedParams = z.strictObject({ id })

export const recipesCalls = {
  considered: defineCall('GET', '/recipes/considered', { answer: considered }),
  generate: defineCall('POST', '/recipes/generate', { body, answer, errors }),
  generateStream: defineCall('POST', '/recipes/generate/stream', {
    body,
    answer: lines,
    answerAs: 'application/x-ndjson',
    errors,
  }),
  cook: defineCall('POST', '/recipes/cooked', {
    body: z
      .strictObject({
        id: z.optional(versionedId),
        items: z.optional(namedItems(usedItem, (item) => item.id)),
        /** One piece of each: what pages of the version before send instead of `items`. */
        itemIds: z.optional(namedItems(id, (itemId) => itemId)),
        pressedOn,
      })
      .check(
        z.refine(({ items, itemIds }) => (items === undefined) !== (itemIds === undefined), {
          error: 'Name the items.',
          path: ['items'],
        }),
      ),
    idempotencyKey: 'id',
    status: 201,
    answer: z.strictObject({ id, itemIds: z.array(id) }),
    errors: ['NOT_FOUND'],
  }),
  undoCook: defineCall('DELETE', '/recipes/cooked/:id', {
    touches: 'consumption',
    params: cookedParams,
    ...noContent,
    errors: ['NOT_FOUND', 'UNDO_EXPIRED', 'PANTRY_FULL'],
  }),
} as const
