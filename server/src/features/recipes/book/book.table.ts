import type { RecipeContent } from '@shelfmate/contract/recipe-book/recipe-content'
import { sql } from 'drizzle-orm'
import { boolean, check, date, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { exactMoment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'

/** What users keep, rate, wrote, cooked, or never want to see again: a row a recipe. */
export const bookRecipes = pgTable(
  'book_recipes',
  {
    userId: owner(),
    /** A page of the cookbook, the name of a model's recipe, or the id of the user's own. */
    recipeId: text('recipe_id').notNull(),
    writer: text('writer').notNull(),
    /** As it is written; null where it is neither kept nor the user's own. */
    content: jsonb('content').$type<RecipeContent>(),
    /** The page that it was brought from. */
    address: text('address'),
    kept: boolean('kept').notNull().default(false),
    rating: smallint('rating'),
    notForMe: boolean('not_for_me').notNull().default(false),
    cookedOn: date('cooked_on', { mode: 'string' }),
    changedAt: exactMoment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recipeId] }),
    check('book_recipes_rating', sql`rating between 1 and 5`),
  ],
)
