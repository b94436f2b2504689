import { and, eq, sql } from 'drizzle-orm'
import { literal, type Slots, sqlStatement, statement } from '#platform/database/statement.ts'
import { recipeAskers } from './recipes.table.ts'

/** Longer than the longest writing takes; after a crash the user waits this long at most. */
const leaseSeconds = 45

/** Begins a user's one writing; returns nothing while another is under way. */
export const takeLease = sqlStatement<{ userId: string; runId: string }, { runId: string }>(
  'recipes_take_lease',
  (at) => sql`
    insert into ${recipeAskers} as a (user_id, run_id, lease_until)
    values (${at.userId}, ${at.runId}::uuid, now() + make_interval(secs => ${literal(leaseSeconds)}))
    on conflict (user_id) do update set run_id = excluded.run_id, lease_until = excluded.lease_until
      where a.run_id is null or a.lease_until < now()
    returning a.run_id as "runId"`,
)

/** Seconds until a writing under way is taken for dead; returns nothing when there is none. */
export const findLease = sqlStatement<{ userId: string }, { secondsLeft: number }>(
  'recipes_find_lease',
  (at) => sql`
    select ceil(extract(epoch from lease_until - now()))::int as "secondsLeft" from ${recipeAskers}
    where user_id = ${at.userId} and run_id is not null and lease_until > now()`,
)

/** Ends a writing; one whose lease another has taken over is left alone. */
export const endLease = statement('recipes_end_lease', (orm, at: Slots<{ userId: string; runId: string }>) =>
  orm
    .update(recipeAskers)
    .set({ runId: null })
    .where(and(eq(recipeAskers.userId, at.userId), eq(recipeAskers.runId, at.runId))),
)

export const findRecent = statement('recipes_find_recent', (orm, at: Slots<{ userId: string }>) =>
  orm.select({ recent: recipeAskers.recent }).from(recipeAskers).where(eq(recipeAskers.userId, at.userId)),
)

export const saveRecent = sqlStatement<{ userId: string; recent: string[] }, never>(
  'recipes_save_recent',
  (at) => sql`
    insert into ${recipeAskers} (user_id, recent) values (${at.userId}, ${at.recent}::text[])
    on conflict (user_id) do update set recent = excluded.recent`,
)
