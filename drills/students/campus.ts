import { defaultDorms } from '@shelfmate/contract/campus/dorms'
import type { Client } from 'pg'
import { storeStudents } from '../stored-students.ts'

/** What a campus holds for each student, and for every ten of them. */
const itemsEach = 30
const messagesEach = 5
/** Everybody in such a group has written to everybody else of it. */
const chatGroup = 4
const studentsPerPost = 5
const tokenLength = 43
const foods = [
  'Milk',
  'Eggs',
  'Jasmine rice',
  'Bok choy',
  'Tofu',
  'Bread',
  'Spinach',
  'Yoghurt',
  'Chicken',
  'Apples',
]
const dorms = defaultDorms.slice(0, 8)

/** The session cookie of a student, numbered from 1. */
export const cookieOf = (n: number): string => `sid=${String(n).padStart(tokenLength, '0')}`

/** The id of a student, numbered from 1. */
export const idOf = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

/** The same, as SQL of a number. */
export const sqlIdOf = (n: string): string =>
  `('00000000-0000-4000-8000-' || lpad(to_hex(${n}::bigint), 12, '0'))::uuid`

/** Stores students with pantries, posts and chats, straight by SQL: what the product would have written over weeks. */
export async function fillCampus(client: Client, students: number): Promise<void> {
  await client.query('set statement_timeout = 0')
  const all = `generate_series(1, ${students}) as n`
  await storeStudents(client, students, { id: sqlIdOf('n') })
  await client.query(
    `insert into sessions (user_id, token_hash, expires_at)
     select ${sqlIdOf('n')}, sha256(convert_to(lpad(n::text, ${tokenLength}, '0'), 'UTF8')), now() + interval '30 days' from ${all}`,
  )
  await client.query(
    `insert into profiles (user_id, dorm, updated_at) select ${sqlIdOf('n')}, ($1::text[])[1 + n % 8], now() from ${all}`,
    [dorms],
  )
  await fillPantries(client, all)
  await client.query(
    `insert into posts (id, user_id, food_name, folded_name, description, quantity, posted, expiry_date, location,
                        comment_count, created_at, version)
     select gen_random_uuid(), ${sqlIdOf('n')}, ($1::text[])[1 + n % 10], lower(($1::text[])[1 + n % 10]), 'From the top shelf',
            1 + n % 5, 1 + n % 5, current_date + 1 + n % 20, ($2::text[])[1 + n % 8], 0, now(), 1
     from ${all} where n % ${studentsPerPost} = 0`,
    [foods, dorms],
  )
  await client.query(
    `insert into achievement_counters (user_id, badge_count, badge_count_at)
     select ${sqlIdOf('n')}, 1 + n % 7, now() - interval '1 second' * n from ${all}`,
  )
  await fillChats(client, students)
  await client.query('vacuum analyze')
}

async function fillPantries(client: Client, all: string): Promise<void> {
  await client.query(
    `insert into pantries (user_id, seq, item_count) select ${sqlIdOf('n')}, ${itemsEach}, ${itemsEach} from ${all}`,
  )
  const items = `select ${sqlIdOf('n')}, gen_random_uuid(), ($1::text[])[1 + (n + item) % 10], 1 + item % 4,
                        current_date + (item * 7 + n) % 21, '', now() from ${all}, generate_series(1, ${itemsEach}) as item`
  await client.query(
    `insert into pantry_items (user_id, id, name, quantity, expiry_date, remark, date_added) ${items}`,
    [foods],
  )
}

/** The students of each group have written to each other: 1 to 4, 5 to 8, and so on. */
async function fillChats(client: Client, students: number): Promise<void> {
  const pairs = `generate_series(1, ${students}) as n
                 cross join lateral generate_series(n + 1, least(${students}, n + ${chatGroup - 1} - (n - 1) % ${chatGroup})) as m`
  const [one, other] = [sqlIdOf('n'), sqlIdOf('m')]
  await client.query(
    `insert into chats (user_a, user_b, last_seq, change, last_message_at)
     select ${one}, ${other}, ${messagesEach}, ${messagesEach}, now() from ${pairs}`,
  )
  for (const [owner, partner] of [
    [one, other],
    [other, one],
  ])
    await client.query(
      `insert into chat_members (user_a, user_b, user_id, partner_id, last_read_seq, unread_count, last_message_at)
       select ${one}, ${other}, ${owner}, ${partner}, ${messagesEach}, 0, now() from ${pairs}`,
    )
  await client.query(
    `insert into messages (user_a, user_b, seq, id, sender_id, text, sent_at, change)
     select ${one}, ${other}, seq, gen_random_uuid(), case when seq % 2 = 0 then ${one} else ${other} end,
            'I can be at the lift lobby around seven', now(), seq
     from ${pairs}, generate_series(1, ${messagesEach}) as seq`,
  )
}
