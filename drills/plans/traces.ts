import type { Client } from 'pg'
import { sqlIdOf } from '../students/campus.ts'

/** What a student leaves behind in months, by table: how often, and the columns that must be filled, by SQL over `n` and `nth`. */
type Trace = readonly [table: string, each: number, columns: Readonly<Record<string, string>>]

/** What one student in fifty has. */
const few = 0.02

const user = `(${sqlIdOf('n')})`
const partner = `(${sqlIdOf('n + 1')})`
const anyId = 'gen_random_uuid()'
const past = `now() - interval '1 hour' * nth`
const food = `'Milk'`
const day = 'current_date - nth::int'
const answered = { user_id: user, id: anyId }

const traces: readonly Trace[] = [
  ['activity_days', 5, { user_id: user, day, actions: '3' }],
  [
    'admin_actions',
    few,
    { at: past, operator: `'mei'`, action: `'suspend'`, target: 'n::text', reason: `'Spam'` },
  ],
  [
    'barcode_names',
    1,
    { user_id: user, code: '(4006381333931 + nth)::text', name: food, folded: food, changed_at: past },
  ],
  ['barcode_products', 1, { code: '(1000000000000 + n)::text', name: food, asked_at: past }],
  ['blocks', few, { user_id: user, other_id: partner, by_user: 'true', by_other: 'false', blocked_at: past }],
  [
    'book_recipes',
    1,
    { user_id: user, recipe_id: `'egg-fried-rice'`, writer: `'cookbook'`, changed_at: past },
  ],
  ['consumption_logs', 5, { ...answered, item_id: anyId, name: food, consumed_at: past, answer: `'{}'` }],
  ['dates_learned', 1, { user_id: user, seq: '1' }],
  ['donations', 3, { ...answered, post_id: anyId, food_name: food, donated_at: past }],
  [
    'earlier_texts',
    1,
    { user_a: user, user_b: partner, seq: '1', change: '1', text: `'Hi'`, replaced_at: past },
  ],
  [
    'email_verifications',
    few,
    { user_id: user, email: `n || '@campus.test'`, attempt: anyId, expires_at: past },
  ],
  ['food_corrections', 1, { user_id: user, name_key: `'milk'`, food: 'null', changed_at: past }],
  ['former_zones', few, { user_id: user, until: past, time_zone: `'Asia/Singapore'` }],
  ['idempotency_keys', 5, { ...answered, kind: `'pantry.add'`, answer: `'{}'`, answered_at: past }],
  [
    'images',
    2,
    {
      id: anyId,
      owner_id: user,
      purpose: `'post'`,
      hash: `md5(n || '-' || nth) || md5(nth::text)`,
      created_at: past,
      stored_at: past,
      attached_at: past,
    },
  ],
  [
    'image_blobs',
    2,
    { hash: `md5(n || '-' || nth) || md5(nth::text)`, width: '640', height: '480', byte_size: '50000' },
  ],
  ['item_actions', 2, { ...answered, action: `'open'`, items: `'[]'`, done_at: past, seq: '1' }],
  [
    'item_logs',
    5,
    {
      ...answered,
      name: food,
      quantity: '1',
      expiry_date: day,
      remark: `''`,
      date_added: past,
      logged_at: past,
      seq: 'nth',
    },
  ],
  ['learned_dates', 1, { user_id: user, food: `'milk'`, place: `'fridge'`, days: `'{5}'`, median: '5' }],
  ['login_records', 3, { user_id: user, email: `n || '@campus.test'`, display_name: `'Student'` }],
  ['measures', few, { user_id: user, action: `'warned'`, reason: `'Spam'`, at: past }],
  ['notification_settings', 1, { user_id: user, email_enabled: 'true' }],
  [
    'password_resets',
    few,
    { token_hash: `sha256(convert_to(n::text, 'UTF8'))`, user_id: user, expires_at: past },
  ],
  ['post_tellings', 2, { user_id: user, post_id: anyId, told_at: past }],
  ['push_reminders', 1, { user_id: user, local_date: day }],
  [
    'push_subscriptions',
    1,
    { user_id: user, session_id: anyId, endpoint: `'https://push.test/' || n`, p256dh: `'x'`, auth: `'x'` },
  ],
  ['recipe_askers', 1, { user_id: user }],
  [
    'reminders',
    3,
    { user_id: user, local_date: day, status: `'sent'`, due_at: past, deadline_at: past, settled_at: past },
  ],
  [
    'reports',
    few,
    {
      id: anyId,
      reporter_id: user,
      subject_id: partner,
      subject_name: `'Student'`,
      dorm: `'Tembusu'`,
      kind: `'person'`,
      target_id: partner,
      reason: `'rude'`,
      note: `''`,
      quote: `'{"text": "Hi", "imageId": null, "earlier": []}'`,
      created_at: past,
    },
  ],
  ['request_records', 1, { user_id: user, handed_over: '1', missed: '0' }],
  ['saved_searches', 1, { user_id: user, words: food, folded_words: `'milk'`, created_at: past }],
  ['unlocks', 2, { user_id: user, badge: `'Badge ' || nth`, unlocked_at: past }],
  ['waste_logs', 2, { user_id: user, item_id: anyId, name: food, quantity: '1', thrown_at: past }],
]

/** Stores what students have left behind beside what they have now, straight by SQL. */
export async function fillTraces(client: Client, students: number): Promise<void> {
  for (const [table, each, columns] of traces)
    await client.query(
      `insert into ${table} (${Object.keys(columns).join(', ')}) select ${Object.values(columns).join(', ')}
       from generate_series(1, ${Math.ceil(students * Math.min(each, 1))}) as n, generate_series(1, ${Math.ceil(each)}) as nth`,
    )
  await client.query(
    `insert into comments (id, post_id, user_id, content, created_at)
     select gen_random_uuid(), id, user_id, 'Still there?', now() from posts, generate_series(1, 2)`,
  )
  await client.query('insert into request_lines (post_id, change) select id, 1 from posts')
  await client.query(
    `insert into food_requests (id, post_id, giver_id, taker_id, turn, units, state, food_name, expiry_date, offered_until, location, asked_at, ended_at)
     select gen_random_uuid(), id, user_id, ${partner}, 1, 1, 'handedOver', food_name, expiry_date, expiry_date, location, now(), now()
     from (select *, row_number() over () as n from posts) as posts`,
  )
  await client.query('vacuum analyze')
}

/** Tables that don't grow with the students, and queues that are empty again within minutes. */
// biome-ignore format: a list of names is read as one.
const others = [
  'dorm_changes', 'live_attachments', 'post_changes', 'posts_to_tell', 'push_keys', 'push_notices', 'queued_mails', 'rate_limits',
  'reminder_rounds', 'session_ends', 'steward_dorms',
]

/** The tables that grow with the students and were forgotten here. */
export async function emptyTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_stat_user_tables, pg_stat_force_next_flush()
     where schemaname = 'public' and n_live_tup = 0 and relname <> all($1) order by 1`,
    [others],
  )
  return rows.map(({ name }) => name)
}
