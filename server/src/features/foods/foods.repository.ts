import { limits } from '@shelfmate/contract/api/limits'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { literal, type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { foodCorrections } from './foods.table.ts'

/** What a user says that names mean, by their keys; null: no food. */
export const listCorrections = statement('foods_corrections', (orm, at: Slots<{ userId: string }>) =>
  orm
    .select({ key: foodCorrections.nameKey, food: foodCorrections.food })
    .from(foodCorrections)
    .where(eq(foodCorrections.userId, at.userId)),
)

/** Stores what a name means; returns nothing where there are too many. */
export const saveCorrection = sqlStatement<
  { userId: string; key: string; food: string | null; now: Date },
  { key: string }
>(
  'foods_correct',
  (at) => sql`
    insert into ${foodCorrections} as c (user_id, name_key, food, changed_at)
    select ${at.userId}::uuid, ${at.key}, ${at.food}, ${at.now}::timestamptz
    where (select count(*) from ${foodCorrections} where user_id = ${at.userId}::uuid) < ${literal(limits.foodCorrections)}
      or exists (select from ${foodCorrections} where user_id = ${at.userId}::uuid and name_key = ${at.key})
    on conflict (user_id, name_key) do update set food = excluded.food, changed_at = excluded.changed_at
    returning c.name_key as key`,
)

/** Forgets what a name was said to mean. */
export const forgetCorrection = statement(
  'foods_forget_correction',
  (orm, at: Slots<{ userId: string; key: string }>) =>
    orm
      .delete(foodCorrections)
      .where(and(eq(foodCorrections.userId, at.userId), eq(foodCorrections.nameKey, at.key))),
)

/** For other features' queries: whether a user said what a name means. */
export const keepsCorrections = (userId: SQL): SQL =>
  sql`exists (select from ${foodCorrections} kept where kept.user_id = ${userId})`
