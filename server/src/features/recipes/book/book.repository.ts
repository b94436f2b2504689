import { limits } from '@shelfmate/contract/api/limits'
import type { RecipeContent, Writer } from '@shelfmate/contract/recipe-book/recipe-content'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { literal, type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { bookRecipes } from './book.table.ts'

/** A user's book, what was changed last first. */
export const listBook = statement('book_list', (orm, at: Slots<{ userId: string }>) =>
  orm
    .select({
      id: bookRecipes.recipeId,
      // The contract's own word was stored.
      writer: sql<Writer>`${bookRecipes.writer}`,
      content: bookRecipes.content,
      address: bookRecipes.address,
      kept: bookRecipes.kept,
      rating: bookRecipes.rating,
      notForMe: bookRecipes.notForMe,
      cookedOn: bookRecipes.cookedOn,
      changedAt: bookRecipes.changedAt,
    })
    .from(bookRecipes)
    .where(eq(bookRecipes.userId, at.userId))
    .orderBy(desc(bookRecipes.changedAt)),
)

type Said = {
  userId: string
  id: string
  kept: boolean
  rating: number | null
  notForMe: boolean
  cookedOn: string | null
  now: Date
}

/** Stores what is said of a recipe that is not the user's own; returns nothing where the book is full. */
export const saveMark = sqlStatement<Said & { writer: string; content: string | null }, { id: string }>(
  'book_mark',
  (at) => sql`
    insert into ${bookRecipes} as b
      (user_id, recipe_id, writer, content, kept, rating, not_for_me, cooked_on, changed_at)
    select ${at.userId}::uuid, ${at.id}, ${at.writer}, ${at.content}::jsonb, ${at.kept}::boolean, ${at.rating}::smallint,
      ${at.notForMe}::boolean, ${at.cookedOn}::date, ${at.now}::timestamptz
    where (select count(*) from ${bookRecipes} where user_id = ${at.userId}::uuid) < ${literal(limits.bookRecipes)}
      or exists (select from ${bookRecipes} where user_id = ${at.userId}::uuid and recipe_id = ${at.id})
    on conflict (user_id, recipe_id) do update set writer = excluded.writer, content = excluded.content, kept = excluded.kept,
      rating = excluded.rating, not_for_me = excluded.not_for_me, cooked_on = excluded.cooked_on,
      changed_at = excluded.changed_at
    where b.writer <> 'own'
    returning b.recipe_id as id`,
)

/** Stores what is said of a recipe of the user's own; returns nothing where there is none. */
export const saveOwnMark = sqlStatement<Said, { id: string }>(
  'book_mark_own',
  (at) => sql`
    update ${bookRecipes} set kept = ${at.kept}::boolean, rating = ${at.rating}::smallint,
      not_for_me = ${at.notForMe}::boolean, cooked_on = ${at.cookedOn}::date, changed_at = ${at.now}::timestamptz
    where user_id = ${at.userId}::uuid and recipe_id = ${at.id} and writer = 'own'
    returning recipe_id as id`,
)

/** Forgets a recipe of which nothing is said any more, unless the user wrote it. */
export const forgetMark = statement('book_forget', (orm, at: Slots<{ userId: string; id: string }>) =>
  orm
    .delete(bookRecipes)
    .where(
      and(eq(bookRecipes.userId, at.userId), eq(bookRecipes.recipeId, at.id), ne(bookRecipes.writer, 'own')),
    ),
)

export type BookRow = {
  id: string
  writer: Writer
  content: RecipeContent | null
  /** The page that it was brought from. */
  address: string | null
  changedAt: string
  kept: boolean
  rating: number | null
  notForMe: boolean
  cookedOn: string | null
}

/** For other features' queries: whether a user keeps, rated or wrote a recipe. */
export const keepsRecipes = (userId: SQL): SQL =>
  sql`exists (select from ${bookRecipes} kept where kept.user_id = ${userId})`
