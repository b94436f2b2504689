import { createHash, randomUUID } from 'node:crypto'
import { msPerDay, msPerMinute } from '@shelfmate/contract/api/durations'
import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { beforeEach } from 'vitest'
import type { Device, PushService } from '#platform/push/testing/push-service.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addPost } from '../../exchange/exchange.factory.ts'
import { noticeStage } from '../notices.factory.ts'
import { sendNotices, shown, tellOfPosts } from '../push/push.factory.ts'

/** The stage of notices where both are no newcomers and Kai lives at Tembusu; returns it with what can be done on it. */
export function tellingStage() {
  const stage = noticeStage()
  const actions = {
    /** Kai says where they live, and what they must not eat. */
    live: (told: { dorm?: string; allergies?: string }) => {
      const unsaid = { displayName: 'Kai Tan', age: null, photoId: null, preferences: '', allergies: '' }
      const body = { ...unsaid, dorm: 'Tembusu', ...told }
      return stage.app.call(profileCalls.update, { as: stage.kai, input: { body } })
    },

    /** Mei offers food. */
    offer: (fields: Parameters<typeof addPost>[2] = {}) => addPost(stage.app, stage.mei, fields),

    /** What the workers do once second thoughts are over. */
    async work(): Promise<void> {
      stage.app.clock.advance(msPerMinute)
      await tellOfPosts(stage.app)
      await sendNotices(stage.app)
    },

    /** What Kai's device showed. */
    titles: () => shown(stage.device).map((notice) => (notice as { title: string }).title),
  }
  beforeEach(async () => {
    await stage.app.pool.query("update users set created_at = created_at - interval '30 days'")
    await actions.live({})
  })
  return Object.assign(stage, actions)
}

/** What decides whether somebody is told of a post. */
export interface Neighbour {
  dorm: string
  rescue: boolean
  /** Words of a saved search; empty: none. */
  search: string
  preferences: string
  allergies: string
  verified: boolean
  suspended: boolean
  /** Whether the giver and they keep out of each other's way. */
  blocked: boolean
  hasDevice: boolean
  quiet: readonly [from: string, until: string]
}

/** A neighbour with their device, stored as the product stores them: signing up hundreds would take a minute. */
export async function addNeighbour(
  { pool, clock }: TestApp,
  service: PushService,
  giverId: string,
  person: Neighbour,
): Promise<{ person: Neighbour; device: Device; userId: string }> {
  const userId = randomUUID()
  const now = clock.now()
  const device = service.newDevice()
  await pool.query(
    `insert into users (id, email, display_name, password_hash, verified_at, suspended_at, created_at)
     values ($1::uuid, $1::uuid::text, 'Neighbour', '-', $2, $3, $4)`,
    [userId, person.verified ? now : null, person.suspended ? now : null, now],
  )
  await pool.query(
    `insert into profiles (user_id, dorm, preferences, allergies, updated_at) values ($1, $2, $3, $4, $5)`,
    [userId, person.dorm, person.preferences, person.allergies, now],
  )
  await pool.query(
    `insert into notification_settings (user_id, email_enabled, push_rescue, quiet_from, quiet_until)
     values ($1, true, $2, $3, $4)`,
    [userId, person.rescue, ...person.quiet],
  )
  if (person.search !== '')
    await pool.query(
      `insert into saved_searches (user_id, words, folded_words, created_at) values ($1, $2, $3, $4)`,
      [userId, person.search, foldForSearch(person.search), now],
    )
  if (person.blocked)
    await pool.query(
      `insert into blocks (user_id, other_id, by_user, by_other, blocked_at) values ($1, $2, true, false, $3), ($2, $1, false, true, $3)`,
      [userId, giverId, now],
    )
  if (person.hasDevice) await addDevice({ pool, clock }, userId, device)
  return { person, device, userId }
}

async function addDevice(
  { pool, clock }: Pick<TestApp, 'pool' | 'clock'>,
  userId: string,
  { subscription: { endpoint, keys } }: Device,
): Promise<void> {
  const session = await pool.query(
    'insert into sessions (user_id, token_hash, expires_at) values ($1, $2, $3) returning id',
    [userId, createHash('sha256').update(userId).digest(), new Date(clock.now().getTime() + 3 * msPerDay)],
  )
  await pool.query(
    `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth) values ($1, $2, $3, $4, $5)`,
    [userId, session.rows[0]?.id, endpoint, keys.p256dh, keys.auth],
  )
}
