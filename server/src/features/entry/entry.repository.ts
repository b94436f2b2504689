import { sql } from 'drizzle-orm'
import { literal, sqlStatement } from '#platform/database/statement.ts'
import { isVerified, users } from '#platform/identity/users.table.ts'
import { datesLearned, learnedDates } from './entry.table.ts'

export interface LearnedDate {
  food: string
  place: string
  days: number[]
  median: number
}

/** How far a user's log was learned; 0 before the first time. */
export const findLearnedSeq = sqlStatement<{ userId: string }, { seq: number }>(
  'entry_learned_seq',
  (at) => sql`select seq::float8 as seq from ${datesLearned} where user_id = ${at.userId}`,
)

/** The same, and locked until the transaction ends: who learns meanwhile waits, and finds it done. */
export const lockLearnedSeq = sqlStatement<{ userId: string }, { seq: number }>(
  'entry_lock_learned',
  (at) => sql`
    insert into ${datesLearned} as known (user_id, seq) values (${at.userId}, 0)
    on conflict (user_id) do update set seq = known.seq
    returning seq::float8 as seq`,
)

export const setLearnedSeq = sqlStatement<{ userId: string; seq: number }, never>(
  'entry_set_learned',
  (at) => sql`update ${datesLearned} set seq = ${at.seq}::bigint where user_id = ${at.userId}`,
)

export const listLearned = sqlStatement<{ userId: string }, LearnedDate>(
  'entry_list_learned',
  (at) => sql`select food, place, days, median from ${learnedDates} where user_id = ${at.userId}`,
)

/** Keeps what was learned of foods, given as JSON. */
export const keepLearned = sqlStatement<{ userId: string; learned: string }, never>(
  'entry_keep_learned',
  (at) => sql`
    insert into ${learnedDates} (user_id, food, place, days, median)
    select ${at.userId}::uuid, food, place, days, median
    from json_to_recordset(${at.learned}::json) as new (food text, place text, days int[], median int)
    on conflict (user_id, food, place) do update set days = excluded.days, median = excluded.median`,
)

/** Forgets what was learned of foods, each in its place. */
export const forgetLearned = sqlStatement<{ userId: string; foods: string[]; places: string[] }, never>(
  'entry_forget_learned',
  (at) => sql`
    delete from ${learnedDates} known using unnest(${at.foods}::text[], ${at.places}::text[]) as gone (food, place)
    where known.user_id = ${at.userId} and known.food = gone.food and known.place = gone.place`,
)

/** People whose medians one answer looks at, where more have one. */
const mostPeople = 200

interface Known {
  mine: number | null
  campus: number | null
  people: number
}

/** What is known of each of these foods in its place, in their order: my median, the campus's, and of how many verified people that is. */
export const findMedians = sqlStatement<{ userId: string; foods: string[]; places: string[] }, Known>(
  'entry_medians',
  (at) => sql`
    select own.median as mine, campus.median as campus, campus.people
    from unnest(${at.foods}::text[], ${at.places}::text[]) with ordinality as asked (food, place, n)
    left join ${learnedDates} own
      on own.user_id = ${at.userId} and own.food = asked.food and own.place = asked.place
    cross join lateral (
      select percentile_disc(0.5) within group (order by median) as median, count(*)::int as people
      from (
        select any_one.median from ${learnedDates} any_one join ${users} who on who.id = any_one.user_id
        where any_one.food = asked.food and any_one.place = asked.place and ${isVerified('who')}
        limit ${literal(mostPeople)}
      ) as medians
    ) as campus
    order by n`,
)
