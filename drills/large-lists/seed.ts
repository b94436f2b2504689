import { defaultDorms } from '@shelfmate/contract/campus/dorms'
import type { Client } from 'pg'

/** How much there is; posts, messages and users in all. */
export interface Amount {
  users: number
  posts: number
  /** Chats of the viewer, each with a message in it. */
  ownChats: number
  /** Messages of the viewer's longest conversation. */
  longest: number
  messages: number
  comments: number
}

/** Names as they are typed on a campus: several scripts, with and without accents. */
const firstNames = ['Mei', 'Aisyah', 'Wei Jie', 'Priya', 'José', 'Nurul', '志明', 'Ananya', 'Haruto', 'Zoë']
const lastNames = ['Tan', 'Rahman', 'Lim', 'Nair', 'García', 'Wong', '陳', 'Das', 'Sato', 'Müller']
const foods = ['Tofu', 'Jasmine rice', 'Bok choy', 'Kaya', 'Crème fraîche', '豆腐', 'Eggs', 'Instant noodles']
const dorms = defaultDorms.slice(0, 8)
const messagesEach = 40
/** In everybody's pantry but the viewer's. */
const itemsEach = 3

/** Fills the database up to an amount, straight by SQL: what the product would have written, without the years it takes. */
export async function fillUpTo(client: Client, viewerId: string, amount: Amount): Promise<void> {
  await client.query('set statement_timeout = 0')
  await client.query(
    `insert into users (id, email, display_name, folded_name, password_hash, verified_at)
     select gen_random_uuid(), 'list-' || gen_random_uuid() || '@campus.test', name || ' ' || n,
            lower(unaccent(name || ' ' || n)), 'none', now()
     from (select n, ($1::text[])[1 + n / 10 % 10] || ' ' || ($2::text[])[1 + n % 10] as name
           from generate_series((select count(*) from users) + 1, $3::int) as n) as people`,
    [firstNames, lastNames, amount.users],
  )
  await client.query(
    `insert into posts (id, user_id, food_name, folded_name, description, quantity, expiry_date, location,
                        comment_count, created_at, version)
     select gen_random_uuid(), author, name, lower(unaccent(name)), 'Sealed, from the top shelf', 1 + n % 9,
            current_date + 1 + (n % 300)::int, ($2::text[])[1 + n / 8 % 8], 0, now(), 1
     from (select n, ($1::text[])[1 + n % 8] || ' ' || n as name,
                  case when n % 5000 = 0 then $4::uuid else people.id end as author
           from generate_series((select count(*) from posts) + 1, $3::int) as n
           join (select id, row_number() over () as place from users) as people
             on people.place = 1 + n % (select count(*) from users)) as drafts`,
    [foods, dorms, amount.posts, viewerId],
  )
  await client.query(
    `insert into comments (id, post_id, user_id, content, created_at)
     select gen_random_uuid(), (select id from posts order by expiry_date, id limit 1), $2, 'Is it still there? ' || n,
            now() + interval '1 millisecond' * n
     from generate_series((select count(*) from comments) + 1, $1::int) as n`,
    [amount.comments, viewerId],
  )
  await fillChats(client, viewerId, amount)
  await client.query('vacuum analyze')
}

/** Gives everybody a pantry, the viewer one of so many items, and what is counted of them. */
export async function fillPantries(client: Client, viewerId: string, ownItems: number): Promise<void> {
  await client.query(
    `insert into pantry_items (user_id, id, name, quantity, expiry_date, remark, date_added)
     select users.id, gen_random_uuid(), ($3::text[])[1 + n % 8], 1 + n % 9, current_date + n % 300, '', now()
     from users cross join lateral generate_series(1, case when users.id = $1 then $2::int else ${itemsEach} end) as n`,
    [viewerId, ownItems, foods],
  )
  await client.query(
    'insert into pantries (user_id, seq, item_count) select user_id, 1, count(*) from pantry_items group by 1',
  )
  await client.query(
    `insert into achievement_counters (user_id, logged, badge_count, badge_count_at)
     select user_id, item_count, 1 + row_number() over () % 9, now() from pantries`,
  )
  await client.query('vacuum analyze pantry_items, pantries, achievement_counters')
}

async function fillChats(client: Client, viewerId: string, amount: Amount): Promise<void> {
  const { ownChats, longest, messages } = amount
  await client.query('truncate chats cascade')
  // The viewer with those who have the lowest numbers, so with every name, and everybody else in pairs, until there are enough messages.
  await client.query(
    `create temp table planned as
     select least(one, other) as user_a, greatest(one, other) as user_b, size, row_number() over () as place
     from (
       select $1::uuid as one, id as other, case when row_number() over () = 1 then $3::int else 4 end as size
       from (select id from users where id <> $1 order by substring(display_name from '\\d+$')::int limit $2::int) as partners
       union all
       select id, next, ${messagesEach} from (select id, lead(id) over (order by id) as next from users where id <> $1) as pairs
       where next is not null
     ) as chats limit $2::int + greatest(0, ($4::int - $3::int - 4 * $2::int) / ${messagesEach})`,
    [viewerId, ownChats, longest, messages],
  )
  await client.query(
    `insert into chats (user_a, user_b, last_seq, change, last_message_at)
     select user_a, user_b, size, size, now() - interval '1 second' * place from planned`,
  )
  for (const [owner, partner] of [
    ['user_a', 'user_b'],
    ['user_b', 'user_a'],
  ] as const)
    await client.query(
      `insert into chat_members (user_a, user_b, user_id, partner_id, last_read_seq, unread_count, last_message_at)
       select user_a, user_b, ${owner}, ${partner}, 0, size, now() - interval '1 second' * place from planned`,
    )
  await client.query(
    `insert into messages (user_a, user_b, seq, id, sender_id, text, sent_at, change)
     select user_a, user_b, seq, gen_random_uuid(), case when seq % 2 = 0 then user_a else user_b end,
            'I can be at the lift lobby around seven, message ' || seq, now() - interval '1 second' * (size - seq), seq
     from planned cross join lateral generate_series(1, size) as seq`,
  )
  await client.query('drop table planned')
}
