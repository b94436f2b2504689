import type { Client } from 'pg'

/** Where the bare server's tables lie: beside the product's, of the same database. */
export const bareSchema = 'bare'

/** What each table holds, taken from what was loaded for the product, and the indexes that the bare server's statements need. */
const tables = {
  tokens: ['token_hash as hash, user_id as student from sessions', 'primary key (hash)'],
  students: [
    `u.id, u.display_name as name, c.badge_count as badges, c.badge_count_at as badges_at, p.allergies
     from users u join achievement_counters c on c.user_id = u.id join profiles p on p.user_id = u.id`,
    'primary key (id)',
  ],
  items: [
    'id, user_id as owner, name, quantity, expiry_date as expires, remark as note, date_added as added from pantry_items',
    'primary key (id)',
  ],
  posts: [
    `id, user_id as owner, food_name as food, description as about, quantity as units, expiry_date as expires,
     location as dorm, created_at as made from posts`,
    'primary key (id)',
  ],
  gifts: ['id, post_id as post, donated_at as given from donations', 'primary key (id)'],
  chats: [
    'user_a as one, user_b as other, last_seq as last, last_seq as one_read, last_seq as other_read from chats',
    'primary key (one, other)',
  ],
  messages: [
    'user_a as one, user_b as other, seq, id, sender_id as sender, text as body, sent_at as sent from messages',
    'primary key (one, other, seq)',
  ],
  pictures: ['id, owner_id as owner, hash as file, created_at as made from images', 'primary key (id)'],
} as const

const indexes = [
  'students (badges desc, badges_at, id)',
  'items (owner, expires, id)',
  'posts (expires, id)',
  'posts (dorm, expires, id)',
  'chats (other)',
]

/** Fills the bare server's own tables with the rows that the product has, so that both read and write as much. */
export async function fillBare(client: Client): Promise<void> {
  await client.query(`create schema ${bareSchema}`)
  for (const [name, [columns, key]] of Object.entries(tables)) {
    await client.query(`create table ${bareSchema}.${name} as select ${columns}`)
    await client.query(`alter table ${bareSchema}.${name} add ${key}`)
  }
  for (const index of indexes) await client.query(`create index on ${bareSchema}.${index}`)
  await client.query(`grant usage on schema ${bareSchema} to public`)
  await client.query(`grant all on all tables in schema ${bareSchema} to public`)
  await client.query('vacuum analyze')
}
