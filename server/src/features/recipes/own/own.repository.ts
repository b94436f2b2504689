import { limits } from '@shelfmate/contract/api/limits'
import { and, eq, sql } from 'drizzle-orm'
import { literal, type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { bookRecipes } from '../book/book.table.ts'

type Saved = {
  userId: string
  id: string
  content: string
  address: string | null
  now: Date
}

/** Stores a recipe of the user's own, or what it has become; returns nothing where no more fit. */
export const saveOwn = sqlStatement<Saved, { id: string }>(
  'own_recipe_save',
  (at) => sql`
    insert into ${bookRecipes} as b (user_id, recipe_id, writer, content, address, changed_at)
    select ${at.userId}::uuid, ${at.id}, 'own', ${at.content}::jsonb, ${at.address}, ${at.now}::timestamptz
    from (
      select count(*) as marks, count(*) filter (where writer = 'own') as own,
        count(*) filter (where recipe_id = ${at.id}) as same
      from ${bookRecipes} where user_id = ${at.userId}::uuid
    ) as book
    where same > 0 or (marks < ${literal(limits.bookRecipes)} and own < ${literal(limits.ownRecipes)})
    on conflict (user_id, recipe_id) do update
      set content = excluded.content, address = excluded.address, changed_at = excluded.changed_at
      where b.writer = 'own'
    returning b.recipe_id as id`,
)

/** How many recipes of their own a user has. */
export const countOwn = sqlStatement<{ userId: string }, { count: number }>(
  'own_recipe_count',
  (at) => sql`
    select count(*)::int as count from ${bookRecipes} where user_id = ${at.userId}::uuid and writer = 'own'`,
)

/** Removes a recipe of the user's own with all that was said of it; returns nothing where there is none. */
export const removeOwn = statement('own_recipe_remove', (orm, at: Slots<{ userId: string; id: string }>) =>
  orm
    .delete(bookRecipes)
    .where(
      and(eq(bookRecipes.userId, at.userId), eq(bookRecipes.recipeId, at.id), eq(bookRecipes.writer, 'own')),
    )
    .returning({ id: bookRecipes.recipeId }),
)
